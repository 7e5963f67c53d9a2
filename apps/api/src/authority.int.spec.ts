import { loadLexicon, TRIAL_LIST } from '@arbitre/events/games/scrabble';
import { type Operation, OPERATIONS, permitted, type Where } from '@arbitre/rules/federation';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { GraphQLSchema } from 'graphql';
import { type Backend, startBackend } from '../testing/backend';
import { audienceOf, DAY, holdersOfEveryRole, PLACES, REGIONS, SEER, stated } from '../testing/every-role';
import { openHiddenSeason, OF_SEASON } from '../testing/hidden-season';
import type { Holder } from '../testing/holders';
import { inputOf, mutationsOf } from '../testing/inputs-of-schema';
import { KEPT_WORDS } from '../testing/scrabble';
import { signInAll } from '../testing/writing';

describe('the table of authority', () => {
  let backend: Backend;
  let schema: GraphQLSchema;
  let holders: readonly Holder[];
  let writes = 0;

  beforeAll(async () => {
    await loadLexicon(KEPT_WORDS, TRIAL_LIST);
    backend = await startBackend({ wordsDirectory: KEPT_WORDS, secondFactor: ['staff'] });
    schema = backend.api.app.get(GraphQLSchemaHost).schema;
    const release = await openHiddenSeason(await signInAll(backend));
    ({ holders } = await holdersOfEveryRole(backend));
    await release();
  }, 600_000);
  afterAll(async () => {
    process.stdout.write(`the table of authority: ${writes} writes\n`);
    await backend.stop();
  });

  /** Arguments that are sound and name what is there, so that whoever may write is refused for another reason. */
  const BY_NAME = {
    ...{
      id: 'here',
      competition: 'here',
      deal: OF_SEASON.deal,
      session: OF_SEASON.session,
      region: 'nord',
    },
    ...{ ruleset: 'bridge-duplicate@1', method: 'matchpoints', startsOn: '2026-11-21', from: '2026-09-01' },
    ...{
      number: '59001',
      club: '59001',
      licence: '1',
      on: '2027-01-01',
      name: 'Coupe',
      timeZone: 'Europe/Paris',
    },
    ...{
      kind: 'pair',
      policy: 'observed',
      grain: 'full',
      table: '1',
      seat: 'N',
      entry: 'pair-1',
      side: 'NS',
    },
    ...{ setup: {}, result: { contract: '4S', declarer: 'N', tricks: 10 }, acts: [{ do: 'no-such-act' }] },
    ...{
      article: 'BD-L12',
      ruling: 'r1',
      category: 'senior',
      birthDate: '1990-02-28',
      email: 'x@example.org',
    },
    ...{
      account: 'nobody-at-all',
      grant: 'g1',
      scope: 'federation',
      until: '2027-01-01',
      signIn: '!',
      role: 'x',
    },
    ...{ reason: 'mistake', why: 'mistaken', parent: 'france', privacy: 'initials' },
    members: [{ licence: '1' }, { familyName: 'Loup' }],
    adjustments: [{ side: 'NS', artificialPercent: 60 }],
  };
  const BY_MUTATION: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    openRegion: { id: 'nord' },
    // Nobody has seen the template so.
    renameTemplate: { template: 'nord.t1', seen: '?' },
    removeTemplate: { template: 'nord.t1', seen: '?' },
    // The name that a template of the season has.
    keepTemplate: { name: 'Jeudi' },
    // A season without a day is opened by nobody.
    openSeason: { from: '2026-09-01', until: '2026-08-01' },
    enterDivision: { members: [] },
    enterDivisionList: { list: 'Team;Club\nLille III;59001' },
    leaveDivision: { why: 'ASKED' },
    // Another scope would have the session see as somebody else.
    seeAs: { role: 'STAFF', scope: '!' },
    closeClub: { reason: 'dissolved' },
    mergeClubs: { into: '59001' },
    mergeMembers: { into: '2' },
    reopenClub: { reason: 'mistake' },
    reviseWithdrawal: { results: 'STRUCK' },
    notePresence: { presence: 'here', entries: ['pair-1'] },
    nameSubstitute: { in: '1', guest: null },
    giveRuling: { penalties: null },
    tellMembersApart: { other: '2' },
    makeTableCode: { session: 'words.s01', table: null },
    closeCall: { call: 'c1', outcome: 'SETTLED' },
    callToTable: { session: 1 },
    closeHallCall: { session: 1, call: 'h1', outcome: 'SETTLED' },
    decideAppeal: { appeal: 'p1', outcome: 'UPHELD' },
    withdrawResult: { because: 'MISTAKE' },
    moveResult: { to: { session: 1, round: 1, table: '1', board: 9 } },
  };
  const WHERE: Readonly<Record<string, Where>> = {
    competition: { competition: 'here', regions: REGIONS },
    table: PLACES.table ?? {},
    parties: {
      ...PLACES.table,
      parties: { entries: ['here/pair-1', 'here/pair-2'], members: ['1', '2', '3'] },
    },
    session: { competition: 'words', regions: REGIONS },
    region: { regions: REGIONS },
    club: { clubs: ['59001'] },
    federation: {},
  };
  const PLACE_OF: Readonly<Record<string, string>> = {
    ...{
      openCompetition: 'competition',
      registerEntry: 'competition',
      registerEntries: 'competition',
      ...{ withdrawEntry: 'competition', reviseWithdrawal: 'competition' },
      notePresence: 'competition',
      nameSubstitute: 'competition',
      ...{ reviseEntry: 'competition', admitEntry: 'competition' },
    },
    ...{ publishRanking: 'competition', checkRanking: 'competition', closeCorrections: 'competition' },
    ...{ reopenCorrections: 'competition', finaliseCompetition: 'competition' },
    ...{ voidSession: 'competition', reinstateSession: 'competition', reopenSession: 'session' },
    upholdFigure: 'session',
    ...{
      reviseCompetition: 'competition',
      closeCompetition: 'competition',
      openSession: 'competition',
      closeSession: 'session',
    },
    ...{
      makeTableCode: 'session',
      recordSessionActs: 'session',
      openDeal: 'table',
      recordActs: 'table',
      recordResult: 'table',
    },
    ...{ keepTemplate: 'region', renameTemplate: 'region', removeTemplate: 'region' },
    ...{ takePart: 'region', closePhase: 'region', reopenPhase: 'region' },
    ...{ openDivision: 'region', enterDivision: 'club', enterDivisionList: 'club' },
    ...{ registerClub: 'region', renameClub: 'region', moveClub: 'region', registerMember: 'region' },
    ...{ correctPersonal: 'region', transferMember: 'region', leaveClub: 'region', setCategory: 'region' },
    ...{ renewLicence: 'region', choosePrivacy: 'region', eraseMember: 'region' },
    ...{ closeClub: 'region', reopenClub: 'region' },
    ...{ mergeClubs: 'region', undoClubMerge: 'region', tellMembersApart: 'region' },
    ...{ mergeMembers: 'region', undoMemberMerge: 'region' },
    ...{ confirmResult: 'table', disputeResult: 'table', signResult: 'table', upholdResult: 'table' },
    ...{ repeatResult: 'table', repairResult: 'table', withdrawResult: 'table' },
    ...{ moveResult: 'table', correctSeating: 'table' },
    ...{ closeCall: 'table', callToTable: 'table', closeHallCall: 'table', lodgeAppeal: 'parties' },
    ...{ decideAppeal: 'table' },
    ...{ correctResult: 'table', callArbiter: 'table', giveRuling: 'table', withdrawRuling: 'table' },
  };
  const NOT_ALLOWED = [
    'not-signed-in',
    'not-permitted',
    'not-permitted-here',
    'second-factor-due',
    'own-matter',
  ];

  it('refuses every mutation in every role and scope that it does not name, and no other', async () => {
    const head = await backend.store.head();
    const wrong: unknown[] = [];
    const all = mutationsOf(schema);
    expect(
      all
        .map(({ name }) => name)
        .filter((name) => audienceOf('Mutation', name) === 'none' && !Object.hasOwn(OPERATIONS, name)),
    ).toEqual([]);
    for (const { name: who, id, grants, client } of holders.filter(({ name }) => name !== SEER))
      for (const { name, input } of all) {
        const own = Object.hasOwn(OPERATIONS, name) ? null : audienceOf('Mutation', name);
        // Everybody does these, with what nobody can guess: a wrong password is counted, and costs time.
        if (own === 'public') continue;
        const place = WHERE[PLACE_OF[name] ?? 'federation'] ?? {};
        const allowed =
          own === null ? 'role' in permitted(name as Operation, grants, [place], DAY) : id !== null;
        const value = {
          ...inputOf(input, { ...BY_NAME, ...BY_MUTATION[name] }),
          ...('expectedVersion' in input.getFields() ? { expectedVersion: 9_999 } : {}),
        };
        const text = `mutation ($input: ${input.name}!) { ${name}(input: $input) { __typename ... on Problem { code } } }`;
        const answer = await client.one<{ readonly __typename: string; readonly code?: string }>(text, {
          input: value,
        });
        const refused = NOT_ALLOWED.includes(answer.code ?? '');
        writes++;
        if (refused === allowed || (own === null && answer.code === undefined))
          wrong.push({ who, name, allowed, answer });
      }
    expect(wrong).toEqual([]);
    expect(writes).toBeGreaterThan(stated('writes'));
    expect(await backend.store.head()).toEqual(head);
  }, 300_000);
});

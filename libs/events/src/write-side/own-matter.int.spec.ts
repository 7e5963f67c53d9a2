import { command, storeUnderTest, type StoreUnderTest } from '../../testing/start-store';
import { connect } from '../store/connect';
import type { EventStore } from '../store/contract';
import { dealId, sessionId } from '../stream-names';
import { openCompetition } from './competition';
import type { GameAct, WriteOutcome } from './contract';
import { openDeal, recordActs } from './deal';
import { registerEntries } from './entries';
import { giveGrant } from './grants';
import { mergeClubs, registerClub } from './clubs';
import { openRegion } from './regions';
import { openSession, recordSessionActs } from './session';
import { matchWords } from './words';

const CUP = 'militaire';
const CLUBS = { A: 'Lille', B: 'Arras', C: 'Calais', D: 'Douai' } as const;
const TEAMS = Object.keys(CLUBS);
const START: readonly GameAct[] = [
  ...TEAMS.map((team) => ({
    do: 'enter-team',
    ...{ team, captain: `${team}.1`, players: [1, 2, 3, 4].map((number) => `${team}.${number}`) },
  })),
  { do: 'publish-schedule', date: '2026-05-02', games: 1, trumps: ['H'] },
  { do: 'announce-rotation', game: 1 },
];
const measure = (target: string): GameAct => ({
  ...{ do: 'take-measure', author: 'host', target, measure: 'warning', reason: 'shouting' },
});

describe('nobody judges a matter of his own entry or club', () => {
  let server: StoreUnderTest;
  let store: EventStore;
  const session = sessionId(CUP, 1);
  const deal = { session: 1, round: 1, table: 'A', board: 1 };

  beforeAll(async () => {
    server = await storeUnderTest();
    store = connect(server.connectionString);
    const game = { game: 'whist-militaire', ruleset: 'whist-militaire@1', method: 'team-points' } as const;
    const open = { id: CUP, name: CUP, region: 'Nord', startsOn: '2026-05-02', ...game };
    await openCompetition(store, open, command('open'));
    const entries = Object.entries(CLUBS).map(([id, club], index) => ({
      ...{ id, number: index + 1, kind: 'team' as const, label: `Équipe ${id}`, club },
    }));
    await registerEntries(store, { competition: CUP, entries }, command('teams'));
    await openRegion(store, { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' }, command('region'));
    for (const number of ['59500', '59501']) {
      const club = { number, name: 'Douai', region: 'nord', from: '2026-01-01' };
      await registerClub(store, club, command(`club ${number}`));
    }
    await mergeClubs(store, { club: '59501', into: '59500' }, command('merged'));
    const clubs = [{ word: 'Douai', club: '59500' }];
    const matched = await matchWords(store, { regions: [], clubs, competitions: [CUP] }, command('matched'));
    expect(matched).toMatchObject({ kind: 'committed' });
    await openSession(store, { competition: CUP, number: 1 }, command('session'));
    await recordSessionActs(store, { session, acts: START }, command('start'));
    const seating = { N: 'A', S: 'A', E: 'D', W: 'D' };
    const opening = { competition: CUP, place: deal, seating, setup: { dealer: 'N', trump: 'H' } };
    const opened = await openDeal(store, { ...opening, policy: 'observed', grain: 'full' }, command('deal'));
    if (opened.kind !== 'committed') throw new Error(JSON.stringify(opened));
  });
  afterAll(async () => {
    await store.close();
    await server.remove();
  });

  let count = 0;
  /** An arbiter of the competition who holds another grant as well. */
  const arbiter = async (role: string, scope: string) => {
    const account = `arbiter-${++count}`;
    const granted = { account, from: '2026-01-01', why: 'appointed' as const };
    const administrator = { actor: { id: 'importer', role: 'importer' } };
    for (const grant of [
      { role: 'arbiter', scope: `competition:${CUP}` },
      { role, scope },
    ] as const)
      await giveGrant(
        store,
        { ...granted, ...grant } as Parameters<typeof giveGrant>[1],
        command(`${account} ${grant.role}`, administrator),
        (_, work) => work(),
      );
    return (name: string) =>
      command(`${account} ${name}`, { actor: { id: account, role: 'signed-in' }, authority: 'recorded' });
  };
  const codeOf = (outcome: WriteOutcome): string =>
    outcome.kind === 'refused' ? outcome.violation.article : outcome.kind;

  // In the first game A meets D and B meets C.
  it.each([
    ['a measure against a player of the own club', 'club', 'club:LILLE', measure('A.2'), 'own-matter'],
    ['a measure against the own team', 'player', `entry:${CUP}/A`, measure('A.2'), 'own-matter'],
    ['a measure against a player of another', 'club', 'club:Lille', measure('B.2'), 'committed'],
    [
      'a forfeit that the own team gains by',
      'player',
      `entry:${CUP}/B`,
      { do: 'forfeit-table', game: 1, table: 'C', team: 'C', by: 'host' },
      'own-matter',
    ],
    [
      'a disqualification in the own club',
      'club',
      'club:Calais',
      { do: 'disqualify', team: 'C', player: 'C.3', reason: 'marked cards' },
      'own-matter',
    ],
    [
      'an act that judges nobody',
      'club',
      'club:Arras',
      { do: 'admit-substitute', team: 'B', player: 'B.3', substitute: 'C.5', by: 'host' },
      'committed',
    ],
    [
      'a measure in a club, by the word before it was matched',
      'club',
      'club:douai',
      measure('D.2'),
      'own-matter',
    ],
    [
      'a measure in the club that the word was matched with',
      'club',
      'club:59500',
      measure('D.2'),
      'own-matter',
    ],
    ['a measure in the club, by another number of it', 'club', 'club:59501', measure('D.2'), 'own-matter'],
  ])('%s: %s at %s', async (name, role, scope, act, answer) => {
    const by = await arbiter(role, scope);
    const before = (await store.load(`session-${session}`)).revision;
    expect(codeOf(await recordSessionActs(store, { session, acts: [act] }, by(name)))).toBe(answer);
    const after = (await store.load(`session-${session}`)).revision;
    expect(after - before).toBe(answer === 'committed' ? 1 : 0);
  });

  it('not even among acts that he may give', async () => {
    const by = await arbiter('club', 'club:Lille');
    const acts = [measure('B.4'), measure('A.4')];
    expect(await recordSessionActs(store, { session, acts }, by('two'))).toMatchObject({
      ...{ kind: 'refused', act: 1, violation: { article: 'own-matter', facts: { entry: 'A' } } },
    });
  });

  it.each([
    ['club', 'club:Douai', 'own-matter'],
    ['player', `entry:${CUP}/A`, 'own-matter'],
    ['club', 'club:Arras', 'committed'],
  ])('at a table neither: %s at %s', async (role, scope, answer) => {
    const by = await arbiter(role, scope);
    const acts = [{ do: 'count-pack', cards: 51, defect: 'missing' }];
    const outcome = await recordActs(store, { deal: dealId(CUP, deal), acts }, by('count'));
    expect(codeOf(outcome)).toBe(answer);
  });
});

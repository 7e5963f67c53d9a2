import { loadLexicon, TRIAL_LIST } from '@arbitre/events/games/scrabble';
import {
  AUDIENCES,
  type AudienceName,
  type AudienceRow,
  covers,
  type Grants,
  mayRead,
  OPERATIONS,
  sightOf,
} from '@arbitre/rules/federation';
import { Deliveries, TableCodes } from '@arbitre/accounts';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql';
import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../testing/backend';
import { audienceOf, DAY, holdersOfEveryRole, PLACES, REGIONS, stated } from '../testing/every-role';
import { openHiddenSeason, OF_SEASON, WANTED } from '../testing/hidden-season';
import { type Holder, holderOf, stranger } from '../testing/holders';
import { OTHER_RULES } from '../testing/league';
import { KEPT_WORDS } from '../testing/scrabble';
import { Looker, type Seen } from '../testing/seen';
import { answersOf, socket } from '../testing/subscribe';
import { type Question, SchemaWalk } from '../testing/walk-schema';
import { signInAll } from '../testing/writing';
import { FIELDS } from './access/fields';
import { ReadYourWrites } from './connections/read-your-writes';

/** Audiences of what every request may add to, and of what each sees of the own places: those for whom it is not see nothing. */
const GROWING = ['audit', 'officials'];

/** What differs from one request to the next by itself. */
const RESTLESS = [
  'Part.detail',
  'Status.lag',
  'Status.up',
  'Status.waitingSince',
  'Status.readModels',
  'Part.ok',
];

/** What subscriptions answer. */
const CHANGES = ['DealChange', 'DivisionChange', 'SessionChange', 'StandingsChange'];

/** Who sees what lies open at the table of the deal. */
const AT_THE_TABLE = 'player at the table';

/** The telephone that entered the code for North at the table of the deal, and holds its spades. */
const NORTH = 'telephone of North';

/**
 * What is told to the telephone that entered a code, and where budgets are kept: nobody here is one, and here are none. None of
 * the season's sessions plans its tables.
 */
const UNSEEDED = [
  ...['EnteredCode', 'RateLimit', 'Session.plan'],
  // Nothing is published while boards are under embargo: publication.int.spec.ts reads these.
  ...['PublishedRow', 'Revision', 'RevisionCause', 'RevisionChange', 'VoidedSession'],
  // Two teams have no bye, and no path is played: leagues.int.spec.ts reads these.
  ...['DivisionBye', 'DivisionPhase', 'DivisionPhaseEntry'],
  // Nobody is level and no team plays: why.int.spec.ts reads these.
  ...['Meeting', 'TieBreakValue'],
  // Its improbable slip is at no table: libs/rules/games/whist/session/improbable.spec.ts has one that is.
  'TaskFigure.table',
];

/** What everybody has one of, called as its owner. */
const BELONGINGS = ['ApiToken', 'Passkey', 'Webhook'];

/** So many questions are asked at once: as many as the database has connections for. */
const AT_ONCE = 4;

const answersTo = async (client: Holder['client'], questions: readonly Question[]) => {
  const answers = [];
  for (let at = 0; at < questions.length; at += AT_ONCE) {
    const batch = questions.slice(at, at + AT_ONCE);
    answers.push(
      ...(await Promise.all(batch.map(({ text, variables }) => client.ask(text, { ...variables })))),
    );
  }
  return answers;
};

/** Whether something is told at all: a field that could not be read is null, empty or an error. */
const tellsSomething = (told: string): boolean =>
  [JSON.parse(told) as unknown].flat(2).some((value) => Boolean(value) && !String(value).startsWith('!'));

const ENTER = 'mutation ($input: EnterTableCodeInput!) { enterTableCode(input: $input) { __typename } }';

/** Where players wait for the arbiter. */
const AT_THE_MANCHE = { competition: OF_SEASON.manche, regions: REGIONS };

type Stage = 'before' | 'after';

const released = ({ until, gradual }: AudienceRow, stage: Stage): boolean =>
  until !== undefined && gradual !== true && stage === 'after';

/** How much somebody sees of the deal that is played under an embargo. */
const sightIn = (grants: Grants, stage: Stage) =>
  sightOf(
    grants,
    { where: PLACES.table ?? {}, entries: ['pair-1', 'pair-2'], embargoed: stage === 'before' },
    DAY,
  );

/** Whether the table says that somebody is shown what is for this audience. */
const isFor = (name: AudienceName, { grants, id }: Holder, stage: Stage): boolean => {
  const row: AudienceRow = AUDIENCES[name];
  if (name === 'own') return id !== null;
  if (row.reading === undefined || released(row, stage)) return true;
  const { of, at } = row.reading;
  if (at === 'table') {
    const { audience, embargoed } = sightIn(grants, stage);
    return of === 'embargoed' ? !embargoed : audience.kind === 'staff';
  }
  return mayRead(of, grants, at === 'anywhere' ? null : (PLACES[at] ?? {}), DAY);
};

describe('the table of audiences', () => {
  let backend: Backend;
  let schema: GraphQLSchema;
  let release: () => Promise<void>;
  let holders: readonly Holder[];
  const telephones: Pick<Holder, 'name' | 'client'>[] = [];
  let owners: ReadonlySet<string>;
  const seen: Record<Stage, Map<string, Seen>> = { before: new Map(), after: new Map() };
  let documents: readonly Question[];
  let subscriptions: readonly Question[];
  /** What can be asked of the competition in which players wait for the arbiter, of that deal and of that session. */
  let ofAsking: readonly Question[];
  /** Who comes from that competition itself: the telephone of a table that waits, and an arbiter who plays there. */
  let ofTheManche: readonly Pick<Holder, 'name' | 'client' | 'grants'>[];
  let cells = 0;

  const ask = async (stage: Stage): Promise<void> => {
    for (const { name, client } of [...holders, ...telephones]) {
      const looker = new Looker(schema, audienceOf);
      for (const answer of await answersTo(client, documents)) {
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.errors));
        looker.look(schema.getQueryType(), answer);
      }
      cells += looker.seen.size;
      seen[stage].set(name, looker.seen);
    }
  };

  beforeAll(async () => {
    await loadLexicon(KEPT_WORDS, TRIAL_LIST);
    backend = await startBackend({ wordsDirectory: KEPT_WORDS, secondFactor: ['staff'] });
    schema = backend.api.app.get(GraphQLSchemaHost).schema;
    const demo = await signInAll(backend);
    release = await openHiddenSeason(demo);
    ({ holders, owners } = await holdersOfEveryRole(backend));
    await backend.api.app
      .get(TableCodes)
      .make('somebody', { session: 'here.s1', table: OF_SEASON.table, hours: 16 });
    const code = await backend.api.app
      .get(TableCodes)
      .make('somebody', { session: 'here.s1', table: OF_SEASON.table, seat: 'N', hours: 16 });
    const { client: north } = stranger(backend);
    await north.one(ENTER, { input: code });
    telephones.push({ name: NORTH, client: north });
    const {
      competition,
      deal,
      scored: _,
      manche,
      asking,
      calling,
      session,
      region,
      club,
      member,
      ...rest
    } = OF_SEASON;
    const given = {
      'Query.regionsWhere.mutation': 'openCompetition',
      Node: 'Standing',
      'Query.node.id': `Standing:${competition}..pair-1`,
      'Query.accounts.id': null,
      'Competition.revision.number': 1,
      'Competition.voidingEffect.session': 1,
      'Competition.withdrawalEffect.entry': 'pair-1',
      'Query.signInRefusal.code': 'oidc-away',
      'Competition.standing.entry': 'pair-1',
      'Subscription.dealsChanged.competition': competition,
      'Query.rulingEffect.deal': deal,
      'Query.rulingEffect.adjustments': [{ side: 'NS', artificialPercent: 60 }],
      ...{ first: 1, game: 'bridge', by: 'PLAYER', name: 'trial', words: ['ABRI'], ...rest },
      ...{ 'Query.competition.id': competition, 'Query.deal.id': deal, 'Query.session.id': session },
      ...{ 'Query.calendar.from': '2026-09-01', 'Query.calendar.until': '2026-10-15' },
      ...{ 'Query.season.id': '2026', 'Query.division.id': '2026.nord', division: '2026.nord' },
      ...{ 'Query.effectOfRules.rules': OTHER_RULES, 'Query.leagueRules.check': {} },
      'Division.effectOf.act': { do: 'adjust-points', entry: 'lille', points: 1, article: '1' },
      'Division.planOfList.list': 'Team;Club;Players;Substitutes\nLille III;59001;4;5\nLille IV;99999;6;',
      ...{ 'Query.region.name': region, 'Query.federationRegion.id': 'nord', 'Query.club.number': club },
      ...{ 'Query.member.licence': member, 'Subscription.dealChanged.deal': deal },
      ...{ 'Subscription.sessionChanged.session': session, 'Query.tableCodes.session': 'here.s1' },
      'Subscription.standingsChanged.competition': competition,
    };
    const walk = new SchemaWalk(schema, given);
    const ofScored = new SchemaWalk(schema, { ...given, 'Query.deal.id': OF_SEASON.scored }).shortQuestions();
    const ofWords = new SchemaWalk(schema, {
      ...{ ...given, 'Query.competition.id': 'words', 'Competition.standings.first': 5 },
    }).shortQuestions();
    documents = [
      ...walk.shortQuestions(),
      ...['rulings', 'entries'].map((part) => walk.shortQuestion('competition', part)),
      ...ofScored.filter(({ text }) => text.includes(' deal(id: ')),
      ...ofWords.filter(({ text }) => / competition\(id: .*\b(?:clubTotals|standings)\b/.test(text)),
    ];
    subscriptions = walk.questions('subscription');
    expect(subscriptions).toHaveLength(Object.keys(schema.getSubscriptionType()?.getFields() ?? {}).length);
    const waiting = new SchemaWalk(schema, {
      ...given,
      ...{ 'Query.competition.id': manche, 'Query.deal.id': asking, 'Query.rulingEffect.deal': asking },
      ...{ 'Query.session.id': calling, 'Query.tableCodes.session': calling },
      ...{ 'Subscription.dealChanged.deal': asking, 'Subscription.dealsChanged.competition': manche },
      ...{
        'Subscription.sessionChanged.session': calling,
        'Subscription.standingsChanged.competition': manche,
      },
    });
    // What a game is names every announcement that there is.
    ofAsking = waiting.shortQuestions().filter(({ text }) => !/\bgames?\b\s*[({]/.test(text));
    subscriptions = [
      ...subscriptions,
      ...waiting
        .questions('subscription')
        .filter(({ variables }) => JSON.stringify(variables).includes(`"${manche}`)),
    ];
    const called = await backend.api.app
      .get(TableCodes)
      .make('somebody', { session: calling, table: OF_SEASON.table, hours: 16 });
    const phone = stranger(backend);
    await phone.client.one(ENTER, { input: called });
    const plays = { role: 'arbiter', scopes: ['federation'], plays: [`${manche}/player-3`] } as const;
    ofTheManche = [
      { ...phone, name: 'telephone of the table that waits' },
      await holderOf(backend, 'arbiter who plays at the table', plays),
      await holderOf(backend, 'player who has called', {
        role: null,
        scopes: [],
        plays: [`${manche}/player-2`],
      }),
    ];
    await backend.api.app.get(ReadYourWrites).seenInRegistry(await backend.store.head());
    await ask('before');
    await release();
    const deliveries = new Deliveries(backend.api.app.get(DataSource), backend.store);
    while (await deliveries.gather());
    await ask('after');
  }, 600_000);
  afterAll(async () => {
    process.stdout.write(`the table of audiences: ${cells} cells\n`);
    await backend.stop();
  });

  /** What somebody was shown at a field; null where he did not come that far. */
  const shown = (stage: Stage, name: string, key: string): string =>
    JSON.stringify(seen[stage].get(name)?.get(key) ?? null);
  const keysOf = (): readonly string[] => [
    ...new Set([...seen.before.values(), ...seen.after.values()].flatMap((each) => [...each.keys()])),
  ];
  const audiencesOf = (key: string) => key.split(' ') as [field: string, ...AudienceName[]];
  /** Whose answers are what everybody sees whom a field is for. */
  const insiderFor = (audiences: readonly AudienceName[]): string =>
    audiences.some((name) => name === 'accounts' || name === 'audit')
      ? 'administrator everywhere'
      : 'staff everywhere';

  it('lets whoever sits at a table under embargo look on at what lies open there', () => {
    const looker = shown('before', AT_THE_TABLE, 'Replay.table cards');
    expect(looker).not.toMatch(/"(?:S8|C8|H8)"/);
    expect(looker).toContain('1NT');
    expect(shown('before', 'nobody', 'Replay.table cards')).not.toContain('1NT');
    expect(shown('before', 'nobody', 'Standing.id standings')).not.toContain('here.');
  });

  it('shows the telephone of a seat its own hand, of all else what lies open at its table, and what everybody sees in the end', () => {
    const of = (who: string, stage: Stage, key: string) => shown(stage, who, key);
    // What is told of the own account is told of the code.
    const keys = keysOf().filter((key) => {
      const [field, ...audiences] = audiencesOf(key);
      return !RESTLESS.includes(field) && !audiences.includes('own') && !field.startsWith('EnteredCode.');
    });
    const others = keys.filter(
      (key) =>
        ![of(AT_THE_TABLE, 'before', key), of('nobody', 'before', key)].includes(of(NORTH, 'before', key)),
    );
    expect(others.map((key) => audiencesOf(key)[0])).toEqual(['Replay.table']);
    for (const key of others) {
      expect(of(NORTH, 'before', key)).toContain('"S8"');
      expect(of(NORTH, 'before', key)).not.toMatch(/"(?:C8|H8)"/);
    }
    for (const key of keys) expect([key, of(NORTH, 'after', key)]).toEqual([key, of('nobody', 'after', key)]);
  });

  /** Which of these an answer tells of what somebody wants of the arbiter. */
  const tellsWanted = (answer: string): readonly string[] =>
    Object.entries(WANTED).flatMap(([where, words]) => (answer.includes(words) ? [where] : []));

  it('WB-15.j shows what players want of the arbiter to nobody else, whatever is asked and by whom', async () => {
    const everywhere = holders.filter(({ grants }) =>
      grants.every(({ scope }) => scope.kind === 'federation'),
    );
    const elsewhere = holders.filter((holder) => !everywhere.includes(holder));
    const telling = new Set<Question>();
    const told = async (who: Pick<Holder, 'name' | 'client'>, questions: readonly Question[]) => {
      const answers = (await answersTo(who.client, questions)).map((each) =>
        tellsWanted(JSON.stringify(each)),
      );
      for (const [at, found] of answers.entries()) {
        const question = questions[at];
        if (found.length > 0 && question !== undefined) telling.add(question);
      }
      return [who.name, [...new Set(answers.flat())].sort()];
    };
    const both = Object.keys(WANTED).sort();
    const mayBeTold = (holder: Pick<Holder, 'grants'>): readonly string[] =>
      holder.grants.some(({ role, scope }) => role === 'arbiter' && covers(scope, AT_THE_MANCHE)) ? both : [];
    // Every role asks for everything; whoever holds it elsewhere only has to be kept from what somebody was told.
    for (const holder of everywhere)
      expect(await told(holder, ofAsking)).toEqual([holder.name, mayBeTold(holder)]);
    for (const who of [...ofTheManche, ...telephones])
      expect(await told(who, ofAsking)).toEqual([who.name, []]);
    expect(telling.size).toBeGreaterThan(1);
    for (const holder of elsewhere)
      expect(await told(holder, [...telling])).toEqual([holder.name, mayBeTold(holder)]);
  }, 300_000);

  it('has one audience for every field of the built schema', () => {
    const fields = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .flatMap((type) =>
        Object.keys((type as GraphQLObjectType).getFields()).map((name) => [type.name, name] as const),
      )
      .filter(([type, name]) => type !== 'Mutation' || !Object.hasOwn(OPERATIONS, name));
    expect(fields.length).toBeGreaterThan(300);
    expect(fields.filter(([type, name]) => audienceOf(type, name) === 'none')).toEqual([]);
  });

  it('holds for every field, in every role, inside and outside its scope, before and after', () => {
    const wrong: unknown[] = [];
    for (const stage of ['before', 'after'] as const)
      for (const holder of holders)
        for (const key of keysOf()) {
          const [field, ...audiences] = audiencesOf(key);
          if (RESTLESS.includes(field) || audiences.includes('own')) continue;
          const allowed = audiences.every((audience) => isFor(audience, holder, stage));
          if (allowed && audiences.some((audience) => GROWING.includes(audience))) continue;
          const lookers = !allowed && audiences.includes('cards') && !sightIn(holder.grants, stage).embargoed;
          const told = shown(stage, holder.name, key);
          const expected = shown(
            stage,
            allowed ? insiderFor(audiences) : lookers ? AT_THE_TABLE : 'nobody',
            key,
          );
          if (told !== expected && (allowed || tellsSomething(told)))
            wrong.push({
              stage,
              who: holder.name,
              key,
              allowed,
              told: told.slice(0, 400),
              expected: expected.slice(0, 400),
            });
        }
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(stated('cells'));
  });

  /** Whether everybody is shown it in the end. */
  const isReleasedInTime = (key: string): boolean => {
    const [, ...audiences] = audiencesOf(key);
    return audiences.every((name) => 'until' in AUDIENCES[name]);
  };

  it('hides what it says until it is shown, and shows it then', () => {
    const hiding = keysOf().filter((key) => {
      const [field, ...audiences] = audiencesOf(key);
      return !RESTLESS.includes(field) && audiences.some((name) => 'reading' in AUDIENCES[name]);
    });
    expect(hiding.length).toBeGreaterThan(50);
    for (const audience of ['cards', 'result', 'standings', 'slips'] as const) {
      const [told, hidden] = (['after', 'before'] as const).map((stage) =>
        hiding.filter(
          (key) =>
            audiencesOf(key).includes(audience) &&
            isReleasedInTime(key) &&
            shown(stage, 'nobody', key) !== shown(stage, insiderFor([audience]), key),
        ),
      );
      expect([audience, told]).toEqual([audience, []]);
      expect(hidden?.length).toBeGreaterThan(0);
    }
    for (const key of hiding) {
      const [field, ...audiences] = audiencesOf(key);
      if (UNSEEDED.includes(field) || audiences.some((name) => 'until' in AUDIENCES[name])) continue;
      expect([key, tellsSomething(shown('after', 'nobody', key))]).toEqual([key, false]);
      // What waited may be done by then.
      const stages = audiences.includes('tasks') ? (['before', 'after'] as const) : (['after'] as const);
      expect([key, stages.some((stage) => seen[stage].get(insiderFor(audiences))?.has(key))]).toEqual([
        ...[key, true],
      ]);
    }
    expect(shown('before', 'staff everywhere', 'Session.setup uncovered')).not.toContain('SKIANT');
    expect(shown('after', 'nobody', 'Session.setup uncovered')).toContain('SKIANT');
  });

  it('tells everybody of the own account, and strangers of none', () => {
    const own = keysOf().filter((key) => audiencesOf(key).includes('own'));
    expect(own.length).toBeGreaterThan(10);
    for (const stage of ['before', 'after'] as const)
      for (const { name, id } of holders) {
        for (const key of own)
          if (id === null) expect([key, tellsSomething(shown(stage, name, key))]).toEqual([key, false]);
        expect(seen[stage].get(name)?.get('Account.id own') ?? null).toEqual(id === null ? null : [id]);
        for (const type of BELONGINGS)
          expect(seen[stage].get(name)?.get(`${type}.name own`) ?? null).toEqual(
            owners.has(name) ? [name] : null,
          );
      }
  });

  it('is asked for in full: every field that can be read was shown to somebody, but what no season of a test has', () => {
    const asked = new Set(keysOf().map((key) => audiencesOf(key)[0]));
    const reachable = Object.entries(FIELDS)
      .filter(
        ([type, lines]) =>
          lines.writer === undefined && !['Mutation', 'Subscription', ...CHANGES].includes(type),
      )
      .flatMap(([type, lines]) =>
        Object.values(lines).flatMap((names) => names.split(' ').map((name) => `${type}.${name}`)),
      );
    expect(
      reachable.filter(
        (field) => !asked.has(field) && !UNSEEDED.some((each) => `${field}.`.startsWith(`${each}.`)),
      ),
    ).toEqual([]);
  });

  it('WB-15.j lets everybody hear every subscription alike, of what waits for the arbiter too', async () => {
    const wrong: unknown[] = [];
    const heard = async ({ client }: Pick<Holder, 'client'>): Promise<readonly string[]> => {
      const listener = socket(backend.api.address, null, { cookie: client.cookie });
      const answers = await Promise.all(
        subscriptions.map(({ text, variables }) => answersOf(listener, text, { ...variables })),
      );
      await listener.dispose();
      return answers.map((each) => JSON.stringify(each));
    };
    const [first, ...others] = holders;
    const open = first === undefined ? [] : await heard(first);
    expect(open).toHaveLength(subscriptions.length);
    for (const holder of [...others, ...ofTheManche, ...telephones]) {
      const told = await heard(holder);
      expect(told.flatMap(tellsWanted)).toEqual([]);
      if (told.join() !== open.join()) wrong.push([holder.name, told, open]);
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

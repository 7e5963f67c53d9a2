import {
  actsSchema,
  allGames,
  auditSession,
  competitionDecider,
  copyDeal,
  copySession,
  dealDecider,
  explain,
  replaySession,
  sessionDeciderWith,
  sessionView,
  type Act,
  type ActTable,
  type Audience,
  type DealState,
  type Decision,
  type DomainEvent,
  type GameId,
  type GameManifest,
  type RulesetId,
  type SessionState,
} from '@arbitre/rules';
import { EMPTY_SHELF } from '@arbitre/rules/kernel/session/shelf';
import fc from 'fast-check';
import {
  asNewest,
  type GoldenEvent,
  goldenOf,
  goldenStreams,
  readGolden,
} from '@arbitre/rules/kernel/testing/golden';
import { spoilt } from '../../testing/spoilt';
import { valuesOf } from '../../testing/values-of-schema';
import { eventHash, NO_HASH } from '../chain/seal';
import { catalogue, type StreamRules } from './catalogue';

// What every game is held to by what it records, through its manifest alone; the rules' side is libs/rules/src/contract.spec.ts.

type Given = Act & Readonly<Record<string, unknown>>;
/** Any of the deciders; their commands come from users as plain JSON. */
type Rules<State> = {
  readonly decide: (state: State, act: never) => Decision<DomainEvent>;
  readonly evolve: (state: State, event: never) => State;
};

const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** A refusal that a page can show: a sentence in each language with every fact that it tells. */
const expectTold = (game: GameId, act: Given, decision: Decision<DomainEvent>): void => {
  if (decision.ok) return;
  const { fr, en, told } = explain(game, decision.violation);
  const { article, facts } = decision.violation;
  const missing = told.filter((name) => (facts[name] ?? null) === null);
  const isUnknown = en.startsWith('Against article') && !/^[A-Z]/.test(article);
  if (missing.length > 0 || isUnknown || fr === '' || en === '')
    throw new Error(`${article} of ${game} tells ${en}: ${JSON.stringify({ act, facts, missing })}`);
};

/** Acts one after the other, each on what the ones before it made; the events that they led to, which the catalogue takes. */
const run = <State>(
  { id, ruleset }: Pick<GameManifest, 'id' | 'ruleset'>,
  rules: Rules<State>,
  from: State,
  acts: readonly Given[],
): readonly DomainEvent[] =>
  acts.flatMap((act) => {
    const decision = rules.decide(from, act as never);
    expectTold(id, act, decision);
    if (!decision.ok) return [];
    for (const event of decision.events) {
      const problem = catalogue.problem(event.type, throughJson(event.data), ruleset);
      if (problem !== null) throw new Error(`${problem}: ${JSON.stringify({ act, event })}`);
      rules.evolve(from, event as never);
    }
    return decision.events;
  });

/** A stream of the golden record at every moment at which an act may come. */
const momentsOf = <State>(
  events: readonly DomainEvent[],
  rules: Rules<State> & { readonly initial: () => State },
  copy: (state: State) => State,
  isAct: (event: DomainEvent) => boolean,
): readonly State[] => {
  const state = rules.initial();
  return events.flatMap((event, at) => {
    rules.evolve(state, event as never);
    const next = events[at + 1];
    return next === undefined || isAct(next) ? [copy(state)] : [];
  });
};

const streamsOf = (game: GameId, kind: string): readonly (readonly GoldenEvent[])[] =>
  [...goldenStreams(game)].flatMap(([stream, events]) => (stream.startsWith(`${kind}-`) ? [events] : []));

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(textsIn);

/** Names and places that the record uses most: with them random acts meet what is there. */
const commonTexts = (events: readonly DomainEvent[]): readonly string[] => {
  const texts = events
    .flatMap(({ data }) => textsIn(data))
    .filter((text) => text !== '' && text.length <= 20);
  const counts = Map.groupBy(texts, (text) => text);
  return [...counts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([text]) => text)
    .slice(0, 30);
};

const actsOf = (table: ActTable, events: readonly DomainEvent[]): fc.Arbitrary<Given> =>
  valuesOf(actsSchema(table, 'x', 'x'), commonTexts(events)) as fc.Arbitrary<Given>;

/** The acts of the deal's life, which every game has beside its own. */
const lifeActs = (sides: readonly string[], acts: fc.Arbitrary<Given>): fc.Arbitrary<Given> => {
  const adjustment = fc.oneof(
    fc.record({ kind: fc.constant('artificial'), percent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ kind: fc.constant('assigned'), score: fc.integer({ min: -500, max: 500 }) }),
  );
  return fc.oneof(
    fc.record({ do: fc.constant('call-arbiter'), by: fc.constantFrom('N', 'A'), reason: fc.constant('x') }),
    fc.record({
      ...{ do: fc.constant('draw-attention'), article: fc.constantFrom('BD-L18D', 'x') },
      ...{ by: fc.constantFrom('N', 'arbiter', 'x'), seat: fc.constantFrom('E', 'x') },
    }),
    fc.record({
      ...{ do: fc.constant('answer-attention'), attention: fc.constantFrom('a1', 'a2') },
      reason: fc.constant('x'),
    }),
    fc.record({
      ...{
        do: fc.constant('withdraw-ruling'),
        ruling: fc.constantFrom('r1', 'r2'),
        reason: fc.constant('x'),
      },
    }),
    fc.record({ do: fc.constant('correct-result'), reason: fc.constant('x'), act: acts }),
    fc.record({
      ...{ do: fc.constant('confirm-result'), by: fc.constantFrom(...sides, 'x') },
      as: fc.constantFrom('side', 'sheet', 'x'),
    }),
    fc.record({ do: fc.constant('dispute-result'), by: fc.constantFrom(...sides, 'x'), act: acts }),
    fc.record({ do: fc.constant('dispute-result'), by: fc.constantFrom(...sides), reason: fc.constant('x') }),
    fc.record({ do: fc.constant('uphold-result'), reason: fc.constant('x') }),
    fc.record({ do: fc.constant('repeat-result'), act: acts }),
    fc.record({
      ...{
        do: fc.constant('give-ruling'),
        article: fc.constantFrom('BD-L12C2a', 'x'),
        reason: fc.constant('x'),
      },
      adjustments: fc.dictionary(fc.constantFrom(...sides), adjustment, { maxKeys: 2 }),
    }),
  );
};

/** `check` on any of these states with any acts, and any that are nearly some. */
const assertAny = <State>(
  states: readonly State[],
  acts: fc.Arbitrary<Given>,
  check: (state: State, acts: readonly Given[]) => void,
): void => {
  const some = fc.array(fc.oneof({ weight: 2, arbitrary: acts }, spoilt(acts)), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(fc.property(fc.constantFrom(...states), some, check), { numRuns: 400 });
};

const golden = [
  ...allGames.all.map(({ id, ruleset }) => [id, ruleset, goldenOf(id)] as const),
  ['events', null, readGolden(new URL('../../fixtures/golden.jsonl', import.meta.url))] as const,
];

describe.each(golden)('the golden record of %s', (_, ruleset: RulesetId | null, events) => {
  it('has the hashes that it was recorded with', () => {
    const last = new Map<string, { readonly revision: number; readonly hash: string }>();
    for (const { stream, type, version, data, hash } of events) {
      const { revision, hash: previousHash } = last.get(stream) ?? { revision: -1, hash: NO_HASH };
      const metadata = { previousHash, ...(version === undefined ? {} : { version }) };
      expect([
        stream,
        revision + 1,
        eventHash({ stream, revision: revision + 1, type, data, metadata }),
      ]).toEqual([...[stream, revision + 1, hash]]);
      last.set(stream, { revision: revision + 1, hash });
    }
    expect(last.size).toBeGreaterThan(0);
  });
  it('is read as it was written, or as the newest version of it', () => {
    for (const { stream, type, version, data } of events) {
      const metadata = {
        ...{ $correlationId: 'c', $causationId: 'c', actor: { id: 'a', role: 'staff' }, commandId: 'c' },
        ...{ time: '2026-11-21T20:00:00Z', hash: NO_HASH, previousHash: NO_HASH },
        ...(version === undefined ? {} : { version }),
      };
      const stored = { id: 'x', stream, revision: 0, position: 1n, type, data, metadata };
      const read = catalogue.decode(stored, ruleset);
      expect({ type, problem: read.problem }).toEqual({ type, problem: undefined });
      if ((version ?? 1) === catalogue.currentVersion(type, ruleset)) expect(read.data).toBe(data);
      else expect(catalogue.problem(type, read.data, ruleset)).toBeNull();
    }
  });
});

it('there is a golden event of every type and version that the catalogue has', () => {
  const recorded = new Set(
    golden.flatMap(([, ruleset, events]) =>
      events.flatMap(({ type, version = 1 }) => [
        `${type}.${version} ${ruleset ?? ''}`,
        `${type}.${version} `,
      ]),
    ),
  );
  const missing = catalogue.declarations.flatMap(({ ruleset, versions }) =>
    versions
      .map(({ type, version }) => `${type}.${version} ${(ruleset satisfies StreamRules) ?? ''}`)
      .filter((each) => !recorded.has(each)),
  );
  expect(missing).toEqual([]);
});

const tables = allGames.all.flatMap((manifest) =>
  manifest.play === undefined ? [] : [[manifest.id, manifest, manifest.play] as const],
);

describe.each(tables)('a table of %s', (id, manifest, { rules, acts: table }) => {
  const streams = streamsOf(id, 'deal');
  const isAct = (event: DomainEvent): boolean => rules.actOf(event) !== null;
  const states = streams.flatMap((events) => momentsOf<DealState>(events, dealDecider, copyDeal, isAct));
  const own = actsOf(table, streams.flat());

  it('takes or refuses any act of its schema, and any that is nearly one, with a sentence in both languages', () => {
    expect(states.length).toBeGreaterThan(20);
    const acts = fc.oneof({ weight: 4, arbitrary: own }, lifeActs(rules.sides, own));
    assertAny(states, acts, (state, given) => {
      run(manifest, dealDecider, copyDeal(state), given);
    });
  });
});

const orders = allGames.all.flatMap((manifest) =>
  manifest.session?.acts === undefined
    ? []
    : [[manifest.id, manifest, manifest.session.rules, manifest.session.acts] as const],
);
const STAFF: Audience = { kind: 'staff', judge: { plays: [] } };
const ONLOOKERS: readonly Audience[] = [
  STAFF,
  { kind: 'staff' },
  { kind: 'everyone' },
  { kind: 'entry', entry: 'A' },
];

const shelves = new Map(
  await Promise.all(allGames.all.map(async ({ id, demo }) => [id, (await demo?.())?.shelf] as const)),
);

describe.each(orders)('a session of %s', (id, manifest, rules, table) => {
  const shelf = shelves.get(id);
  const sessionDecider = sessionDeciderWith(shelf ?? EMPTY_SHELF);
  const streams = streamsOf(id, 'session');
  const isAct = (event: DomainEvent): boolean => rules.actOf(event) !== null;
  const states = streams.flatMap((events) =>
    momentsOf<SessionState>(events, sessionDecider, copySession, isAct),
  );
  const acts = actsOf(table, streams.flat());

  it('takes or refuses any act of its schema, and any that is nearly one, with a sentence in both languages', () => {
    expect(states.length).toBeGreaterThan(5);
    assertAny(states, acts, (state, given) => {
      const seen = JSON.stringify(sessionView(state, STAFF, shelf));
      const copy = copySession(state);
      run(manifest, sessionDecider, copy, given);
      for (const audience of ONLOOKERS) {
        const view = sessionView(copy, audience, shelf);
        expect(throughJson(view)).toEqual(view);
      }
      expect(JSON.stringify(sessionView(state, STAFF, shelf))).toBe(seen);
      for (const act of given) expect(Array.isArray(rules.entriesOf(act))).toBe(true);
    });
  });
  it('stands its audit whatever the acts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...streams), fc.array(acts, { maxLength: 15 }), (recorded, more) => {
        const before = recorded
          .map((event) => asNewest(manifest, event))
          .filter(({ type }) => type !== 'SessionClosed' && type !== 'SessionReopened');
        const state = replaySession(before);
        const events = throughJson([...before, ...run(manifest, sessionDecider, state, more)]);
        expect(auditSession(events, shelf)).toMatchObject({ ok: true });
        expect(replaySession(events).standing).toEqual(state.standing);
      }),
      { numRuns: 100 },
    );
  });
  it('opens or refuses to open with any setup', () => {
    const open = { do: 'open-session', ...(Object(streams[0]?.[0]?.data) as object) };
    fc.assert(
      fc.property(spoilt(fc.constant(open)), (given) => {
        run(manifest, sessionDecider, sessionDecider.initial(), [given]);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a competition', () => {
  const ORDER = ['CompetitionOpened', 'EntryRegistered', 'EntryWithdrawn', 'CompetitionClosed'];
  const recorded = [
    ...(goldenStreams('skat').get('competition-golden') ?? []).filter(
      ({ type }) => type !== 'EntryRegistered',
    ),
    ...readGolden(new URL('../../fixtures/golden.jsonl', import.meta.url)).filter(
      ({ type }) => type === 'EntryRegistered',
    ),
  ].sort(({ type: one }, { type: other }) => ORDER.indexOf(one) - ORDER.indexOf(other));
  const acts = recorded.map(({ type, data }): Given => {
    const names = {
      CompetitionOpened: 'open-competition',
      EntryRegistered: 'register-entry',
      EntryWithdrawn: 'withdraw-entry',
    };
    return { do: (names as Record<string, string>)[type] ?? 'close-competition', ...(data as object) };
  });
  it('takes or refuses any act of its own, and any that is nearly one, with a sentence in both languages', () => {
    assertAny([0, 1, 2, 3, 4, 5], fc.constantFrom(...acts), (length, given) => {
      const skat = { id: 'skat', ruleset: 'skat@1' } as const;
      run(skat, competitionDecider, competitionDecider.initial(), [...acts.slice(0, length), ...given]);
    });
  });
});

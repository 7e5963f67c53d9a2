import {
  auditSession,
  compileLexicon,
  copySession,
  lexiconShelf,
  replaySession,
  sessionDecider,
  sessionOrders,
  sessionView,
  type Act,
  type DomainEvent,
  type GameId,
} from '@arbitre/rules';
import fc from 'fast-check';
import { valuesOf } from '../../testing/values-of-schema';
import { sessionActSchemaOf } from './acts';
import { catalogue } from './catalogue';
import { sessionChapters } from './sessions';

type Given = Act & Readonly<Record<string, unknown>>;

const PLAYERS = ['p1', 'p2', 'p3', 'p4'];
/** What free text is drawn from: teams, players, tables, persons, days. */
const TEXTS = ['A', 'B', 'A1', 'B1', ...PLAYERS, 'host', '2026-05-02', 'H4', 'JOUEUSE', 'JOUE'];

const LEXICON = compileLexicon('trial', ['JOUEUSE', 'JOUEUSES', 'JOUE', 'AS', 'SA']);
lexiconShelf.put(LEXICON);

/** A setup that opens a session of each game. */
const SETUPS: Readonly<Partial<Record<GameId, object>>> = {
  'whist-militaire': {},
  whist: { players: PLAYERS, seats: { N: 'p1', E: 'p2', S: 'p3', W: 'p4' } },
  skat: { direction: ['host'] },
  scrabble: { wordList: { name: 'trial', fingerprint: LEXICON.fingerprint } },
};
const second = (seconds: number): string => new Date(Date.UTC(2026, 4, 2) + seconds * 1000).toISOString();

/** Acts that lead into the middle of things, where random ones seldom come by themselves. */
const BEGINNINGS: Readonly<Partial<Record<GameId, readonly Given[]>>> = {
  'whist-militaire': [
    ...['A', 'B'].map((team) => ({
      do: 'enter-team',
      ...{ team, captain: `${team}1`, players: [1, 2, 3, 4].map((number) => `${team}${number}`) },
    })),
    { do: 'publish-schedule', date: '2026-05-02', games: 1, trumps: ['H'] },
    { do: 'announce-rotation', game: 1 },
  ],
  skat: [
    {
      do: 'publish-notice',
      notice: {
        ...{
          organiser: 'club',
          series: 2,
          entryFee: 1000,
          income: 'prizes',
          exclusion: 'breach',
          stake: '0',
        },
        ...{ conciliation: 'federation', signatures: ['host'], control: 'direction', sanctions: '50 points' },
        ...{ lists: 'seats 1 and 3', material: 'new cards' },
      },
    },
    ...['A', 'B', 'A1', 'B1'].map((entry) => ({
      do: 'check-in',
      ...{ entry, holder: entry, paid: true, noticeRead: true },
    })),
    { do: 'draw-seats', series: 1, by: 'lot', order: ['A', 'B', 'A1', 'B1'] },
  ],
  scrabble: [
    { do: 'verify-bag', by: 'host' },
    { do: 'check-in', entries: ['A', 'B', 'A1'] },
    { do: 'draw', letters: 'JOUEUSE' },
    { do: 'call-rack', at: second(0) },
    { do: 'repeat-rack', at: second(10) },
    { do: 'start-clock', at: second(20) },
    { do: 'signal-time', at: second(170) },
    { do: 'end-time', at: second(200) },
    { do: 'collect-slips' },
    { do: 'enter-slip', entry: 'A', place: 'H4', word: 'JOUEUSE', score: 94 },
    { do: 'enter-slip', entry: 'B', place: 'H4', word: 'JOUE', score: 22 },
    { do: 'retain' },
  ],
};

const run = (acts: readonly Given[]) => {
  const state = sessionDecider.initial();
  const events: DomainEvent[] = [];
  for (const act of acts) {
    const decision = sessionDecider.decide(state, act);
    if (!decision.ok) continue;
    for (const event of decision.events) {
      sessionDecider.evolve(state, event);
      events.push(event);
    }
  }
  return { state, events };
};

/** As the store keeps it. */
const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

describe('the orders of sessions and their catalogue', () => {
  it('belong together: each order has its chapter, and each chapter its order', () => {
    const games = sessionOrders().map(({ game }) => game);
    expect(sessionChapters.map(({ game }) => game).toSorted()).toEqual([...games].toSorted());
    expect(Object.keys(SETUPS).toSorted()).toEqual([...games].toSorted());
  });

  describe.each(sessionOrders().map((order) => [order.ruleset, order] as const))('%s', (ruleset, order) => {
    const open: Given = {
      do: 'open-session',
      ...{ competition: 'c', number: 1, game: order.game, ruleset, setup: SETUPS[order.game] ?? {} },
    };
    const acts = valuesOf(sessionActSchemaOf(order.game) ?? {}, TEXTS) as fc.Arbitrary<Given>;
    const beginning = [open, ...(BEGINNINGS[order.game] ?? [])];

    it('opens with its setup', () => {
      expect(sessionDecider.decide(sessionDecider.initial(), open)).toMatchObject({ ok: true });
    });

    it('takes whatever its act schema takes: no error, events of the catalogue, an audit that holds', () => {
      fc.assert(
        fc.property(fc.constantFrom([open], beginning), fc.array(acts, { maxLength: 25 }), (first, more) => {
          const { state, events } = run([...first, ...more]);
          expect(events.map(({ type, data }) => catalogue.problem(type, throughJson(data)))).toEqual(
            events.map(() => null),
          );
          expect(auditSession(throughJson(events))).toMatchObject({ ok: true });
          expect(replaySession(throughJson(events)).standing).toEqual(state.standing);
        }),
        { numRuns: 150 },
      );
    });

    it('copies its state so that neither copy changes the other', () => {
      fc.assert(
        fc.property(fc.array(acts, { maxLength: 10 }), fc.array(acts, { maxLength: 10 }), (before, after) => {
          const { state, events } = run([...beginning, ...before]);
          const seen = JSON.stringify(sessionView(state, { kind: 'staff' }));
          const copy = copySession(state);
          for (const act of [...after, ...beginning]) {
            const decision = sessionDecider.decide(copy, act);
            if (decision.ok) for (const event of decision.events) sessionDecider.evolve(copy, event);
          }
          expect(JSON.stringify(sessionView(state, { kind: 'staff' }))).toBe(seen);
          expect(JSON.stringify(sessionView(replaySession(events), { kind: 'staff' }))).toBe(seen);
        }),
        { numRuns: 60 },
      );
    });

    it('shows everybody plain JSON, and names entries, whatever the acts', () => {
      const onlookers = [{ kind: 'staff' }, { kind: 'everyone' }, { kind: 'entry', entry: 'A' }] as const;
      fc.assert(
        fc.property(fc.array(acts, { maxLength: 15 }), fc.jsonValue(), (more, absurd) => {
          const { state } = run([...beginning, ...more]);
          for (const audience of onlookers) {
            const view = sessionView(state, audience);
            expect(throughJson(view)).toEqual(view);
          }
          const odd = { ...(Object(absurd) as object), do: more[0]?.do ?? 'x' };
          for (const act of [...more, odd]) expect(Array.isArray(order.entriesOf(act))).toBe(true);
          expect([true, false]).toContain(order.readSetup(Object(absurd) as Record<string, unknown>).ok);
        }),
        { numRuns: 60 },
      );
    });
  });
});

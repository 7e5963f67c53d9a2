import { auditSession, replaySession, sessionDecider } from './index';
import fc from 'fast-check';
import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import type { SessionScored } from '@arbitre/rules/kernel/session/contract';
import { reservedSessionAct } from '@arbitre/rules/kernel/session/reserved-acts';
import {
  copySession,
  oddFiguresIn,
  type SessionState,
  sessionView,
} from '@arbitre/rules/kernel/session/state';

type Given = Act & Readonly<Record<string, unknown>>;

const OPEN: Given = {
  do: 'open-session',
  competition: 'cup',
  number: 1,
  game: 'whist-militaire',
  ruleset: 'whist-militaire@1',
  setup: {},
};
const enter = (team: string): Given => ({
  do: 'enter-team',
  team,
  captain: `${team}1`,
  players: [1, 2, 3, 4].map((number) => `${team}${number}`),
});
const box = (table: string, deal: number, winner: string): Given => ({
  do: 'write-box',
  game: 1,
  table,
  deal,
  winner,
  by: `${table}1`,
});
const ANNOUNCED: readonly Given[] = [
  OPEN,
  enter('A'),
  enter('B'),
  { do: 'publish-schedule', date: '2026-05-02', games: 1, trumps: ['H'] },
  { do: 'announce-rotation', game: 1 },
];
const CHEAT: Given = { do: 'disqualify', team: 'B', player: 'B2', reason: 'marked cards' };

type Played = {
  readonly state: SessionState;
  readonly events: readonly DomainEvent[];
  readonly refusals: readonly string[];
};

const played = (...acts: readonly unknown[]): Played => {
  const state = sessionDecider.initial();
  const events: DomainEvent[] = [];
  const refusals: string[] = [];
  for (const act of acts) {
    const decision = sessionDecider.decide(state, act as Given);
    if (!decision.ok) refusals.push(decision.violation.article);
    else
      for (const event of decision.events) {
        sessionDecider.evolve(state, event);
        events.push(event);
      }
  }
  return { state, events, refusals };
};

const scores = (events: readonly DomainEvent[]): readonly SessionScored['data'][] =>
  events.filter(({ type }) => type === 'SessionScored').map(({ data }) => data as SessionScored['data']);

describe('the life of a session', () => {
  it('opens under the order of its game, with a setup completed by the game', () => {
    const { events } = played(OPEN);
    expect(events).toEqual([
      {
        type: 'SessionOpened',
        data: {
          competition: 'cup',
          number: 1,
          game: 'whist-militaire',
          ruleset: 'whist-militaire@1',
          setup: { season: { from: '2026-04-26', to: '2026-06-15' } },
        },
      },
    ]);
  });
  it.each([
    ['a ruleset without sessions', { ruleset: 'whist-militaire@9' }, 'no-sessions'],
    ['another game', { game: 'whist' }, 'game-differs'],
    ['a number below 1', { number: 0 }, 'invalid-field'],
    ['a setup that its game refuses', { setup: { season: 'spring' } }, 'invalid-field'],
    ['a ruleset that is no text', { ruleset: { toString: null } }, 'invalid-field'],
  ])('does not open with %s', (_, change, code) => {
    expect(played({ ...OPEN, ...change })).toMatchObject({ refusals: [code], events: [] });
  });
  it('takes no act before it opens, no second opening, and nothing once it is closed', () => {
    const close = { do: 'close-session', reason: 'played' };
    expect(played(close, OPEN, OPEN, close, enter('A'), close).refusals).toEqual([
      'session-not-open',
      'session-already-open',
      'session-closed',
      'session-closed',
    ]);
  });
  it('leaves acts of the arbiter to the arbiter, and acts of its life to their own commands', () => {
    const { state } = played(OPEN);
    const code = (act: string, role: string) =>
      reservedSessionAct(state, { do: act }, role)?.violation.article ?? null;
    expect(['disqualify', 'sign-sheet', 'close-session'].map((act) => code(act, 'club'))).toEqual([
      'arbiter-only',
      null,
      'act-has-own-command',
    ]);
    expect(code('disqualify', 'arbiter')).toBeNull();
  });
  it('is shown by its game, and not before it is opened', () => {
    expect(sessionView(sessionDecider.initial(), { kind: 'staff' })).toBeNull();
    expect(sessionView(played(...ANNOUNCED).state, { kind: 'everyone' })).toMatchObject({ announced: 1 });
  });
});

describe('what a session gives the ranking', () => {
  it('follows the acts that change it, with what is new alone', () => {
    const { events } = played(...ANNOUNCED, box('A', 1, 'A'), box('A', 2, 'B'), box('A', 1, 'A'));
    expect(scores(events)).toEqual([
      {
        awards: [
          { key: 'r1-tA-b1', entry: 'A', value: { num: 1, den: 1 } },
          { key: 'r1-tA-b1', entry: 'B', value: { num: 0, den: 1 } },
        ],
      },
      {
        awards: [
          { key: 'r1-tA-b2', entry: 'A', value: { num: 0, den: 1 } },
          { key: 'r1-tA-b2', entry: 'B', value: { num: 1, den: 1 } },
        ],
      },
    ]);
  });
  it('tells who is excluded, once', () => {
    const { events, state } = played(...ANNOUNCED, CHEAT, {
      do: 'correct-box',
      ...{ game: 1, table: 'A', deal: 1, winner: 'B', by: 'arbiter' },
    });
    const [first, second] = scores(events);
    expect(first?.excluded).toEqual([{ entry: 'B', article: 'WM-R4.2', reason: 'marked cards' }]);
    expect(first?.awards).toHaveLength(16);
    expect([second?.excluded, second?.awards.length]).toEqual([undefined, 2]);
    expect(state.standing.excluded).toHaveLength(1);
  });
});

describe('the audit of a session', () => {
  const { events } = played(...ANNOUNCED, box('A', 1, 'A'), CHEAT, { do: 'close-session', reason: 'played' });

  it('finds that the milestones follow from the acts', () => {
    expect(auditSession(events)).toEqual({ ok: true, acts: 8 });
    expect(replaySession(events).closed).toEqual({ reason: 'played' });
  });
  it.each([
    ['a score that was altered', { awards: [] }],
    ['another entry out', { awards: [], excluded: [{ entry: 'A', article: 'WM-R4.2', reason: 'x' }] }],
  ])('finds %s', (_, data) => {
    const at = events.findIndex(({ type }) => type === 'SessionScored');
    const altered = events.with(at, { type: 'SessionScored', data });
    expect(auditSession(altered)).toMatchObject({ ok: false, at, recorded: { data } });
  });
});

describe('an improbable figure of a session', () => {
  const sweep = ['A', 'B'].flatMap((table) => [1, 2, 3, 4].map((deal) => box(table, deal, 'A')));
  const figure = 'g1 A-B A';
  const uphold = { do: 'uphold-figure', figure, reason: 'both captains say so' };

  it('is one until a person answers for it with a reason', () => {
    expect(oddFiguresIn(played(...ANNOUNCED, ...sweep).state)).toMatchObject([{ figure, kind: 'sweep' }]);
    const upheld = played(...ANNOUNCED, ...sweep, uphold);
    expect(upheld.events.at(-1)).toEqual({
      type: 'FigureUpheld',
      data: { figure, reason: 'both captains say so' },
    });
    expect(oddFiguresIn(upheld.state)).toEqual([]);
    expect(auditSession(upheld.events)).toMatchObject({ ok: true });
  });
  it.each([
    ['nothing improbable', [], 'not-improbable'],
    ['what somebody answers for already', [...sweep, uphold], 'not-improbable'],
    ['a closed session', [...sweep, { do: 'close-session', reason: 'played' }], 'session-closed'],
  ])('is not upheld of %s', (_, before, code) => {
    expect(played(...ANNOUNCED, ...before, uphold).refusals).toEqual([code]);
  });
  it('asks for a reason, and has a command of its own', () => {
    const { state, refusals } = played(...ANNOUNCED, ...sweep, { ...uphold, reason: '' });
    expect(refusals).toEqual(['invalid-field']);
    expect(reservedSessionAct(state, uphold, 'arbiter')?.violation.article).toBe('act-has-own-command');
  });
});

describe('a session under absurd acts', () => {
  const names = [...ANNOUNCED, CHEAT, box('A', 1, 'A')];
  const absurd = fc.oneof(
    fc.constantFrom<unknown>(...names, { do: 'close-session' }, null, 7, 'sign-sheet'),
    fc
      .record({ do: fc.constantFrom(...names.map((each) => each.do), 'toString') })
      .chain((act) =>
        fc
          .dictionary(
            fc.constantFrom('team', 'player', 'game', 'table', 'deal', 'winner', 'by', 'setup', 'players'),
            fc.oneof(fc.constantFrom('A', 'B', 'A1', 1), fc.jsonValue()),
          )
          .map((fields) => ({ ...fields, ...act })),
      ),
  );

  it('never throws, changes nothing by deciding, and stands its own audit', () => {
    fc.assert(
      fc.property(fc.array(absurd, { maxLength: 30 }), (acts) => {
        const { state, events } = played(...acts);
        const before = JSON.stringify(sessionView(state, { kind: 'staff' }));
        for (const act of names) sessionDecider.decide(state, act);
        expect(JSON.stringify(sessionView(state, { kind: 'staff' }))).toBe(before);
        expect(auditSession(events)).toMatchObject({ ok: true });
        expect(replaySession(events).standing).toEqual(state.standing);
        expect(copySession(state).standing).toEqual(state.standing);
      }),
    );
  });
});

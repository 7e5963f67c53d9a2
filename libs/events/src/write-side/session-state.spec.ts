import { replaySession, sessionDecider, sessionView, type Act, type DomainEvent } from '@arbitre/rules';
import type { RecordedEvent } from '../recorded-event';
import { sessionStateOf } from './session-state';

const OPEN = {
  game: 'whist-militaire',
  ruleset: 'whist-militaire@1',
  competition: 'c',
  number: 1,
  setup: {},
};
const ACTS: readonly (Act & Readonly<Record<string, unknown>>)[] = [
  { do: 'open-session', ...OPEN },
  ...['A', 'B'].map((team) => ({
    do: 'enter-team',
    ...{ team, captain: `${team}.1`, players: [1, 2, 3, 4].map((number) => `${team}.${number}`) },
  })),
  { do: 'publish-schedule', date: '2026-05-02', games: 1, trumps: ['H'] },
  { do: 'announce-rotation', game: 1 },
  { do: 'write-box', game: 1, table: 'A', deal: 1, winner: 'A', by: 'A.1' },
  { do: 'disqualify', team: 'B', player: 'B.2', reason: 'marked cards' },
];

const decided = (): readonly DomainEvent[] => {
  const state = sessionDecider.initial();
  return ACTS.flatMap((act) => {
    const decision = sessionDecider.decide(state, act);
    if (!decision.ok) throw new Error(JSON.stringify(decision.violation));
    for (const event of decision.events) sessionDecider.evolve(state, event);
    return decision.events;
  });
};

const stream = (events: readonly DomainEvent[]) => ({
  stream: 'session-c.s1',
  revision: events.length - 1,
  events: events as unknown as readonly RecordedEvent[],
});
const seen = (state: ReturnType<typeof replaySession>): string =>
  JSON.stringify([state.standing, sessionView(state, { kind: 'staff' })]);

describe('the state of a session on the write side', () => {
  it('is that of a replay, however its stream grew and whatever was done with the states before', () => {
    const events = decided();
    for (let length = 1; length <= events.length; length++) {
      const grown = events.slice(0, length);
      for (const use of [1, 2]) {
        const state = sessionStateOf(stream(grown));
        expect([use, seen(state)]).toEqual([use, seen(replaySession(grown))]);
        // The caller uses it up.
        for (const event of events.slice(length)) sessionDecider.evolve(state, event);
      }
    }
  });
  it('of a shorter stream does not know what came later', () => {
    const events = decided();
    sessionStateOf(stream(events));
    expect(seen(sessionStateOf(stream(events.slice(0, 4))))).toBe(seen(replaySession(events.slice(0, 4))));
    expect(seen(sessionStateOf(stream(events)))).toBe(seen(replaySession(events)));
  });
  it('of another stream is another state', () => {
    const [one, other] = [decided(), decided()];
    sessionStateOf(stream(one));
    expect(seen(sessionStateOf(stream(other.slice(0, 3))))).toBe(seen(replaySession(other.slice(0, 3))));
    expect(sessionStateOf(stream([])).opened).toBeNull();
  });
});

import { auditSession, sessionDeciderWith, unopenedSession } from '../testing/life';
import { boardRows, emptyBoard, withTiles } from '../board/board';
import { placeMove } from '../moves/check-move';
import { DUPLICATE } from '../moves/play-rules';
import { standing, totalsOf } from '../order/standing';
import { countedRounds, pointsOf, type ScrabbleState, topOf, worthOf } from '../order/state';
import type { ScrabbleData } from '../order/events';
import { scrabbleOrder } from '../order/scrabble-order';
import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { someFrench } from '../testing/french-words';
import { rackSize } from '../tiles/rack';
import { simulateGame, type SimulatedGame } from './simulate-game';

const lexicon = someFrench();
const simulated = (seed: number, players: number, setup = {}): SimulatedGame =>
  simulateGame({ seed, players, lexicon, startsAt: '2026-11-21T14:00:00Z', setup });

/** What is credited to a player, counted from the events alone. */
const creditedBy = (events: readonly DomainEvent[], entry: string): number => {
  const slips = new Map<number, number>();
  let rest = 0;
  for (const { type, data } of events) {
    const own = data as { entry?: string; round: number; points: number };
    if (own.entry !== entry) continue;
    if (type === 'SlipJudged' || type === 'SlipRuled') slips.set(own.round, own.points);
    if (type === 'SoloAwarded' || type === 'WarningsPenalised') rest += own.points;
  }
  return [...slips.values()].reduce((sum, points) => sum + points, rest);
};

describe.each([
  ['a normal game', 1, {}],
  ['another normal game', 2, {}],
  ['a joker game of seven and eight', 3, { format: '7-et-8', joker: true }],
])('%s by seed', (_, seed, setup) => {
  const game = simulated(seed, 20, setup);
  const { state, events } = game;

  it('SCR-TOUR-GAP-2 SCR-SAN-7 totals what the events say, for the top and for every player', () => {
    const retained = events.filter(({ type }) => type === 'TopRetained');
    expect(topOf(state)).toBe(retained.reduce((sum, { data }) => sum + (data as { score: number }).score, 0));
    const totals = totalsOf(state);
    for (const entry of game.entries) expect(totals.get(entry)).toBe(creditedBy(events, entry));
    expect(standing(state).awards.map(({ entry, value }) => [entry, value.num])).toEqual([...totals]);
  });
  it('SCR-3D-GAP-5 credits nobody above the top, and every top is retained by its duties', () => {
    for (const round of countedRounds(state)) {
      for (const slip of round.slips.values()) {
        expect(worthOf(slip)).toBeLessThanOrEqual(round.topScore);
        expect(pointsOf(slip)).toBeLessThanOrEqual(worthOf(slip));
      }
      const top = round.tops[round.proposal];
      expect([top?.barredBy, top?.word]).toEqual([null, round.retained?.word]);
    }
  });
  it('keeps every tile in one place: board, rack or bag', () => {
    const onBoard = state.board.filter((tile) => tile !== 0).length;
    expect(onBoard + rackSize(state.unplaced)).toBe(102);
  });
  it('SCR-3A-GAP-3 gives the same game for the same seed', () => {
    expect(simulated(seed, 20, setup).events).toEqual(events);
  });
});

describe('a game replayed', () => {
  const game = simulated(7, 12);
  const retained = (events: readonly DomainEvent[]): readonly ScrabbleData['TopRetained'][] =>
    events
      .filter(({ type }) => type === 'TopRetained')
      .map(({ data }) => data as ScrabbleData['TopRetained']);

  it('SCR-GEN-16 SCR-2B-5 needs no word list: the events lead to the same board and totals', () => {
    const state = game.events.reduce<ScrabbleState>(
      (before, event) => scrabbleOrder.evolve(before, event),
      scrabbleOrder.initial(game.setup),
    );
    expect(boardRows(state.board)).toEqual(boardRows(game.state.board));
    expect([...totalsOf(state)]).toEqual([...totalsOf(game.state)]);
    const board = retained(game.events).reduce((before, move) => {
      const placed = placeMove(before, move, DUPLICATE);
      return placed.ok ? withTiles(before, placed.play.tiles) : before;
    }, emptyBoard());
    expect(boardRows(board)).toEqual(boardRows(state.board));
  });
  it('goes through the session’s own decider and its audit', () => {
    const decider = sessionDeciderWith(game.shelf);
    const state = unopenedSession();
    const events: DomainEvent[] = [];
    const opening = {
      do: 'open-session',
      competition: 'c',
      number: 1,
      game: 'scrabble',
      ruleset: 'scrabble@1',
      setup: game.setup,
    };
    for (const act of [opening as Act, ...game.steps.flat()]) {
      const decision = decider.decide(state, act);
      if (!decision.ok) throw new Error(JSON.stringify(decision.violation));
      for (const event of decision.events) decider.evolve(state, event);
      events.push(...decision.events);
    }
    expect(auditSession(events)).toMatchObject({ ok: false });
    expect(auditSession(events, game.shelf)).toEqual({ ok: true, acts: game.steps.flat().length + 1 });
    const changed = events.map((event) =>
      event.type === 'SlipJudged' && (event.data as { points: number }).points > 0
        ? { ...event, data: { ...(event.data as object), points: 1 } }
        : event,
    );
    expect(auditSession(changed, game.shelf).ok).toBe(false);
  });
});

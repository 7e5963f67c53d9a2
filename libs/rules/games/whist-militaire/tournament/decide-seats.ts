import { SEATS } from '@arbitre/rules/kernel/compass';
import { accepted, refused } from '@arbitre/rules/kernel/decider';
import type { Seat } from '../events';
import type { Decide } from './acts';
import { gameAt, isGameOver, seatingOf, type TournamentState } from './state';
import { refuse } from '../refusals';

export const unfinished = (state: TournamentState, game: number): readonly string[] =>
  (gameAt(state, game)?.encounters ?? [])
    .flatMap(({ a, b }) => [a, b])
    // WM-R4-GAP-2: two disqualified teams leave their boxes empty and hold up nobody.
    .filter((team) => !isGameOver(state, game, team) && !state.disqualified.has(team));

/** WM-1.5: the host announces the rotation of the next game once every table has finished. */
export const decideAnnounce: Decide<'announce-rotation'> = (state, { game }) => {
  if (gameAt(state, game) === undefined)
    return refuse('unknown-game', { game, games: state.schedule.length });
  if (game !== state.announced + 1) return refused('WM-1.5', { game, announced: state.announced });
  const waiting = unfinished(state, state.announced);
  return waiting.length > 0
    ? refused('WM-1.5', { game, unfinished: waiting })
    : accepted({ type: 'RotationAnnounced', data: { game } });
};

type Place = { readonly table: string; readonly seat: Seat };

/** The place that the printed order gives a player in a game; null when he is free. */
export const placeOf = (state: TournamentState, game: number, player: string): Place | null => {
  for (const { a, b } of gameAt(state, game)?.encounters ?? [])
    for (const table of [a, b]) {
      const seating = seatingOf(state, game, table);
      const seat = SEATS.find((each) => seating?.[each] === player);
      if (seat !== undefined) return { table, seat };
    }
  return null;
};

/** Which rule a wrong seat breaks: the captain's own, his partner's, or the printed order of everybody. */
const seatArticle = (state: TournamentState, player: string, table: string, seat: string): string => {
  const team = [...state.teams.values()].find((each) => [each.captain, ...each.players].includes(player));
  if (team?.captain === player) return 'WM-1.2';
  return team?.team === table && seat === 'S' ? 'WM-1.3' : 'WM-1.4';
};

/** WM-1.2 to WM-1.5: a player takes the seat that the printed order gives him, once the rotation is announced. */
export const decideSeat: Decide<'take-seat'> = (state, { player, game, table, seat }) => {
  if (game !== state.announced) return refused('WM-1.5', { player, game, announced: state.announced });
  const place = placeOf(state, game, player);
  const facts = {
    player,
    game,
    table,
    seat,
    expectedTable: place?.table ?? null,
    expectedSeat: place?.seat ?? null,
  };
  if (place?.table !== table || place.seat !== seat)
    return refused(seatArticle(state, player, table, seat), facts);
  return accepted({ type: 'PlayerSeated', data: { player, game, table, seat } });
};

/** WM-R5: a player who has finished was found at another table and told to leave. */
export const decideSendAway: Decide<'send-away'> = (state, { player, table, by }) => {
  if (placeOf(state, state.announced, player)?.table === table)
    return refuse('plays-there', { player, table, game: state.announced });
  return accepted({ type: 'SpectatorSentAway', data: { player, table, by } });
};

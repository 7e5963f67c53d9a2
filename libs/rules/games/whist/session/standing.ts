import { exact } from '@arbitre/rules/kernel/competition/exact';
import { type Seat, SEATS, seatIndex, sideName } from '@arbitre/rules/kernel/compass';
import type { SessionAward, SessionStanding } from '@arbitre/rules/kernel/session/contract';
import { fichesOf } from './fiches';
import { valueOfWin } from './scoreboard';
import type { FinishedPartie, SessionState } from './state';

type Worth = Pick<SessionAward, 'value' | 'counts'>;

/**
 * What a partie gives the player of a seat: in the basic game one for a win, and its value to part equals
 * (WHC-PARTIE-GAP-2); in the variants his fiches (WHC-FICHES-GAP-1).
 */
const worthOf = ({ board }: FinishedPartie, { settings }: SessionState, seat: Seat): Worth => {
  const side = sideName(seatIndex(seat));
  const won = board.winner === side;
  const lost = board.winner !== null && !won;
  if (settings.variant !== 'base')
    return { value: exact(fichesOf(board, settings)[side]), counts: { won: Number(won) } };
  const value = valueOfWin(board) * (won ? 1 : lost ? -1 : 0);
  return { value: exact(Number(won)), counts: { won: Number(won), value } };
};

/** The parties of the evening that were confirmed, each once an entry: a pair has one award for both of its players. */
export const sessionStanding = (state: SessionState): SessionStanding => {
  const awards = state.finished.flatMap((partie, index) => {
    const key = `round-${index + 1}`;
    const byEntry = new Map(
      SEATS.map((seat) => {
        const player = partie.seating[seat];
        return [state.entries[player] ?? player, worthOf(partie, state, seat)] as const;
      }),
    );
    return [...byEntry].map(([entry, worth]): SessionAward => ({ key, entry, ...worth }));
  });
  return { awards, excluded: [], lots: {} };
};

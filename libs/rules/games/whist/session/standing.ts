import { exact } from '@arbitre/rules/kernel/competition/exact';
import { type Seat, SEATS, seatIndex, sideName } from '@arbitre/rules/kernel/compass';
import type { SessionAward, SessionStanding } from '@arbitre/rules/kernel/session/contract';
import { confirmedIn } from '../hall/state';
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

/** A partie that was confirmed, once an entry: a pair has one award for both of its players. */
const awardsOf = (partie: FinishedPartie, state: SessionState, round: number): readonly SessionAward[] => {
  const byEntry = new Map(
    SEATS.map((seat) => {
      const player = partie.seating[seat];
      return [state.entries[player] ?? player, worthOf(partie, state, seat)] as const;
    }),
  );
  return [...byEntry].map(([entry, worth]) => ({ key: `round-${round}`, entry, ...worth }));
};

/** The parties of the evening that were confirmed; of several tables one a round and table. */
export const sessionStanding = (state: SessionState): SessionStanding => {
  const awards =
    state.hall === null
      ? state.finished.flatMap((partie, index) => awardsOf(partie, state, index + 1))
      : confirmedIn(state.hall).flatMap(({ round, session }) =>
          session.finished.flatMap((partie) => awardsOf(partie, session, round)),
        );
  return { awards, excluded: [], lots: {} };
};

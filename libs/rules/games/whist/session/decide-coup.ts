import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import type { SessionEvent } from './events';
import { fichesOf } from './fiches';
import type { Coup } from './fields';
import { pointsProblem } from './possible-points';
import { afterCoup, type Scoreboard, valueOfWin } from './scoreboard';
import type { SessionState } from './state';

export const notPlaying = (state: SessionState): Refusal | null => {
  if (state.phase === 'ended') return refused('WHC-PG-1', { parties: state.finished.length });
  return state.phase === 'parties' ? null : refuse('not-in-parties', { phase: state.phase });
};

export const cutNext: Decide<'cut-next'> = (state) =>
  notPlaying(state) ??
  (state.board.over
    ? refuse('partie-over')
    : accepted({ type: 'NextDealCut', data: { dealer: state.dealer } }));

/** What a coup closed: a manche, a robre, the partie. */
const closes = (state: SessionState, before: Scoreboard, after: Scoreboard): readonly SessionEvent[] => {
  const events: SessionEvent[] = [];
  const manche = after.manches[before.manches.length];
  const robre = after.robres[before.robres.length];
  if (manche !== undefined)
    events.push({ type: 'MancheWon', data: { side: manche.winner, points: manche.points } });
  if (robre !== undefined) events.push({ type: 'RobreWon', data: { side: robre.winner, kind: robre.kind } });
  if (after.over)
    events.push({
      type: 'PartieEnded',
      data: {
        winner: after.winner,
        value: state.settings.variant === 'base' ? valueOfWin(after) : 0,
        fiches: fichesOf(after, state.settings),
      },
    });
  return events;
};

/**
 * Whose deal it was: the expected dealer's, unless he lost it by a misdeal (WHC-MD-0.1) or another dealt out of turn and
 * was not stopped (WHC-ND-C.3). Then the deal goes to the left of who dealt (WHC-DONNEUR-2, WHC-ND-GAP-2); where the winner
 * of the first trick deals it may go to anybody (WHC-DONNEUR-1).
 */
const dealerProblem = (
  { dealer: expected, settings }: SessionState,
  { dealer, nextDealer, cause }: Coup,
): Refusal | null => {
  if (dealer !== expected && cause === undefined) return refuse('WHC-DONNEUR-GAP-4', { dealer, expected });
  const left = seatName(leftOf(seatIndex(dealer)));
  return settings.succession === 'left' && nextDealer !== left
    ? refuse('WHC-DONNEUR-2', { dealer, nextDealer, left })
    : null;
};

/** A coup is written once on the score (WHC-POINT-1); what was wrong in the last one is corrected there (WHC-REN-15). */
export const enterCoup: Decide<'enter-coup'> = (state, act) => {
  const { deal, dealer, points, nextDealer, packsExchanged = false, cause } = act;
  const closed = notPlaying(state);
  if (closed !== null) return closed;
  if (state.deals.includes(deal)) return refuse('coup-already-entered', { deal });
  if (state.board.over) return refused('WHC-PARTIE-1', { deal });
  const problem = dealerProblem(state, act) ?? pointsProblem(state.settings, state.board.points, points);
  if (problem !== null) return problem;
  return accepted<SessionEvent>(
    {
      type: 'CoupEntered',
      data: {
        ...{ deal, dealer, points, nextDealer },
        ...(packsExchanged ? { packsExchanged } : {}),
        ...(cause === undefined ? {} : { cause }),
      },
    },
    ...closes(state, state.board, afterCoup(state.board, state.settings, points)),
  );
};

/** WHC-REN-15, WHC-REN-16: the last coup is scored anew until the next deal is cut. */
export const correctCoup: Decide<'correct-coup'> = (state, { deal, points }) => {
  const { lastCoup, previous, settings } = state;
  if (lastCoup?.deal !== deal) return refuse('not-the-last-coup');
  if (state.lastCoupStands) return refused('WHC-REN-16', { deal });
  return (
    pointsProblem(settings, previous.points, points) ??
    accepted<SessionEvent>(
      { type: 'CoupCorrected', data: { deal, points } },
      ...closes(state, previous, afterCoup(previous, settings, points)),
    )
  );
};

import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { endBy } from './breaches';
import { ended, outcomeAgainst, positionAfter } from './consequences';
import { claimGranted } from './decide-claim';
import type { Decide, SkatActNamed } from './acts';
import type { GameEnded, SkatEvent } from './events';
import { follow, voided } from './follow';
import { seatIndex } from './seats';
import type { SkatState } from './state';
import { refuse } from './refusals';
import { hasPlayed, lastWinner } from '@arbitre/rules/kernel/tricks/play';

/** SKAT-4.5.10.a: play waits for the arbiter. */
export const decideDispute: Decide<'dispute'> = (state, { by, article, reason, breach }) => {
  if (state.dispute !== null) return refused('SKAT-4.5.10.a', { open: state.dispute.article });
  if (article === 'SKAT-3.5.4.b') return refused(article, { by });
  if (breach !== undefined && state.breaches[breach] === undefined)
    return refuse('no-breach', { open: state.breaches.length });
  const data = { by, article, reason, ...(breach === undefined ? {} : { breach }) };
  return follow(state, { type: 'DisputeOpened', data });
};

/** What was disputed stands: the irregularity ends the game, or the claim is granted. */
const proven = (state: SkatState): readonly SkatEvent[] | null => {
  const at = state.dispute?.breach;
  const breach = at === undefined ? undefined : state.breaches[at];
  if (at !== undefined && breach !== undefined) {
    const end = endBy(state, breach);
    return end === null ? null : [end];
  }
  if (state.claim === null) return [];
  const granted = claimGranted(state, 'SKAT-4.3.4.a', state.claim.leaves);
  return granted === null
    ? null
    : [{ type: 'ClaimDecided', data: { article: 'SKAT-4.3.4.a', valid: true } }, granted];
};

/** A claim that the arbiter does not grant: the declarer answers for what he showed (SKAT-4.3.4.b). */
const notProven = (state: SkatState): readonly SkatEvent[] => {
  if (state.claim === null) return [];
  const decided: SkatEvent = { type: 'ClaimDecided', data: { article: 'SKAT-4.3.4.b', valid: false } };
  const position = positionAfter(state, state.play.completed);
  return position === null
    ? [decided]
    : [decided, ended('SKAT-4.3.4.b', outcomeAgainst(position, 'declarer'))];
};

const decidedGame = (
  state: SkatState,
  { article, won, level = 'simple' }: SkatActNamed<'rule'>,
): GameEnded | Refusal => {
  if (won === undefined) return invalidField('won', won, 'true or false');
  if (state.contract === null) return refuse('not-in-play', { phase: state.phase });
  return ended(article, { kind: 'decided', won, level });
};

/** The arbiter's decision on what is disputed, or on what only he can find (SKAT-4.2.6.b, SKAT-4.2.9, SKAT-5.2.8). */
export const decideRule: Decide<'rule'> = (state, act) => {
  const { article, reason, outcome, won, level } = act;
  const made: SkatEvent = {
    type: 'ArbiterDecided',
    data: {
      article,
      reason,
      outcome,
      ...(won === undefined ? {} : { won }),
      ...(level === undefined ? {} : { level }),
    },
  };
  switch (outcome) {
    case 'play-on':
      return follow(state, made, ...notProven(state));
    case 'redeal':
      return follow(state, made, voided(article));
    case 'proven': {
      const events = proven(state);
      return events === null ? refuse('cards-unknown', { use: 'reveal' }) : follow(state, made, ...events);
    }
    case 'game-decided': {
      const end = decidedGame(state, act);
      return 'ok' in end ? end : follow(state, made, end);
    }
  }
};

/** SKAT-4.5.7: each party turns its own tricks down. */
export const decideGather: Decide<'gather'> = (state, { seat }) => {
  const { play, declarer } = state;
  if (play.completed === 0 || play.gathered === play.completed)
    return refuse('no-trick-to-gather', { completed: play.completed });
  const winner = lastWinner(play);
  const gathered: SkatEvent = { type: 'TrickGathered', data: { seat, number: play.completed } };
  if ((seatIndex(seat) === declarer) === (winner === declarer)) return follow(state, gathered);
  return state.policy === 'enforced'
    ? refused('SKAT-4.5.7', { seat, trick: play.completed })
    : follow(state, gathered, observed('SKAT-4.5.7', seat, { trick: play.completed }));
};

/** SKAT-4.4.3: the last trick is shown again to a player who has not yet played to the next. */
export const decideShowTrick: Decide<'show-trick'> = (state, { seat }) => {
  const { play } = state;
  const played = hasPlayed(play, seatIndex(seat));
  if (play.completed === 0 || played || state.ended !== null)
    return refused('SKAT-4.4.3', { seat, completed: play.completed, played });
  return follow(state, { type: 'TrickShown', data: { seat, number: play.completed } });
};

/** SKAT-4.2.5: the cards of both parties lie together; nothing can be claimed any more. */
export const decideCloseClaims: Decide<'close-claims'> = (state, { cause }) => {
  if (state.score === null) return refuse('deal-not-over', { phase: state.phase });
  if (state.claimsClosed) return refused('SKAT-4.2.5', { closed: true });
  return follow(state, { type: 'ClaimsClosed', data: { cause } });
};

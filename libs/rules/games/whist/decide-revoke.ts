import { type Card, formatCard, NO_CARD, type Suit, suitOf } from '@arbitre/rules/kernel/cards';
import { areOpponents, partnerOf, seatName, sideIndex, sideName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { cardIn, copyPlay, hasPlayed, ledTo, type Play } from '@arbitre/rules/kernel/tricks/play';
import { playCard, winnerIfLast } from '@arbitre/rules/kernel/tricks/trick';
import { impossible, notInPlay, penalise, trickEnd } from './decide-play';
import { lastGathered } from './decide-trick';
import type { WhistEvent } from './events';
import { examine, type Fault, isEstablished, isFullyKnown, revokeOf, revokesOf, sameFault } from './faults';
import { scoredAnew, standingOutcome } from './outcome';
import type { Decide } from './acts';
import { seatAndCard, seatAt } from './seat-and-card';
import { cardsReturnedBy, reopenLast, returnFrom } from './reopen';
import type { WhistState } from './state';
import { refuse } from './refusals';

type Answer = Decision<WhistEvent>;

/** The trick in which a seat failed to follow and may still correct: the open one, or the last while it is not gathered. */
const renounced = (play: Play, seat: number): { number: number; led: Suit; card: Card } | null => {
  for (const number of [play.completed + 1, play.completed]) {
    const card = cardIn(play, number, seat);
    const led = ledTo(play, number);
    if (card !== NO_CARD && suitOf(card) !== led) return { number, led, card };
  }
  return null;
};

const windowProblem = (state: WhistState, seat: number, number: number): Answer | null => {
  const { play } = state;
  const facts = { seat: seatName(seat), trick: number };
  if (number <= play.completed && lastGathered(state) >= number) return refused('WHC-REN-2', facts);
  const sidePlayed = hasPlayed(play, seat) || hasPlayed(play, partnerOf(seat));
  if (number <= play.completed && sidePlayed) return refused('WHC-REN-2.A', facts);
  return state.asked.includes(`${seatName(seat)}:${number}`) ? refused('WHC-REN-2.B', facts) : null;
};

/** The play with the trick open again and the wrong card back in its hand. */
export const reopened = (play: Play, seat: number, number: number): Play => {
  const copy = copyPlay(play);
  if (number <= copy.completed) reopenLast(copy);
  returnFrom(copy, seat);
  return copy;
};

/** WHC-REN-2 to WHC-REN-4, WHC-REN-GAP-7: the right card replaces the wrong one, which is penalised. */
export const decideCorrect: Decide<'correct-revoke'> = (state, act) => {
  const reading = seatAndCard(act);
  if (state.phase !== 'play') return notInPlay(state);
  const { seat, name, card } = reading;
  if (state.policy === 'enforced') return refused('WHC-REN-GAP-8', { seat: name, do: 'correct-revoke' });
  const wrong = renounced(state.play, seat);
  if (wrong === null) return refuse('nothing-to-correct', { seat: name });
  const problem = windowProblem(state, seat, wrong.number);
  if (problem !== null) return problem;
  if (suitOf(card) !== wrong.led) return refused('WHC-JEU-3', { seat: name, card: formatCard(card) });
  const play = reopened(state.play, seat, wrong.number);
  const cannot = impossible(play, reading);
  if (cannot !== null) return cannot;
  const wrongCard = formatCard(wrong.card);
  const winner = winnerIfLast(play, seat, card);
  const returned = cardsReturnedBy(state.play, seat, wrong.number);
  return accepted<WhistEvent>(
    {
      type: 'RevokeCorrected',
      data: { seat: name, card: formatCard(card), wrong: wrongCard, number: wrong.number },
    },
    ...(returned.length > 0 ? [{ type: 'CardsReturned', data: { cards: returned } } as const] : []),
    penalise({ ...state, play }, name, wrongCard, 'WHC-REN-3'),
    ...(winner < 0 ? [] : trickEnd({ ...state, play }, winner)),
  );
};

/** Puts the corrected card in its place; the trick goes on after it. */
export const applyCorrection = (state: WhistState, seat: number, card: number, number: number): void => {
  state.play = reopened(state.play, seat, number);
  playCard(state.play, seat, card);
};

type Proof = 'record' | 'admission' | 'tricks-mixed' | 'arbiter';

export const established = (
  state: WhistState,
  faults: readonly Fault[],
  proof: Proof,
): readonly WhistEvent[] => {
  const all = faults.reduce(withEstablished, state.faults);
  return [
    ...faults.map((fault): WhistEvent => ({
      type: 'RevokeEstablished',
      data: { seat: seatName(fault.seat), trick: fault.trick, article: fault.article, proof },
    })),
    ...scoredAnew(state, all),
  ];
};

/** A revoke that was admitted without saying in which trick is the one that the record then proves: it counts once. */
const isMeant = (known: Fault, { seat, trick, article }: Fault): boolean =>
  sameFault(known, seat, trick, article) ||
  (trick > 0 && known.state === 'established' && sameFault(known, seat, 0, article));

export const withEstablished = (faults: readonly Fault[], fault: Fault): readonly Fault[] => [
  ...faults.filter((each) => !isMeant(each, fault)),
  { ...fault, state: 'established' },
];

/** The faults of a seat that the record proves and that are not established yet. */
const provable = (state: WhistState, seat: number): readonly Fault[] => {
  const candidates = state.faults.filter((fault) => fault.seat === seat && fault.state === 'candidate');
  const examined = examine(state.play, seat).filter(
    (found) => !state.faults.some((known) => sameFault(known, found.seat, found.trick, found.article)),
  );
  return [...candidates, ...examined];
};

export const windowClosed = (state: WhistState): Answer | null =>
  state.claimsClosed ? refused('WHC-REN-16', {}) : null;

/** WHC-REN-12 to WHC-REN-16: an opponent claims, the tricks are examined; a player's own word is an admission. */
export const decideClaimRevoke: Decide<'claim-revoke'> = (state, act) => {
  const by = seatAt(act.by);
  const against = seatAt(act.against);
  const closed = windowClosed(state);
  if (closed !== null) return closed;
  if (state.phase === 'waiting') return notInPlay(state);
  if (state.grain === 'result') return refuse('result-grain', { do: 'claim-revoke' });
  const claimed: WhistEvent = { type: 'RevokeClaimed', data: { by: by.name, against: against.name } };
  const found = provable(state, against.seat);
  const admitted = !areOpponents(by.seat, against.seat);
  if (found.length > 0)
    return accepted<WhistEvent>(claimed, ...established(state, found, admitted ? 'admission' : 'record'));
  if (admitted)
    return isCounted(state, against.seat)
      ? refuse('revoke-counted', { seat: against.name })
      : accepted<WhistEvent>(claimed, ...established(state, [revokeOf(against.seat)], 'admission'));
  if (isOver(state) && isOnRecord(state, against.seat))
    return accepted<WhistEvent>(claimed, dismissed(against.seat, 'WHC-REN-12'));
  return accepted<WhistEvent>(claimed, ...(state.phase === 'finished' ? [PROOF_ASKED] : []));
};

const isOver = ({ phase, play }: WhistState): boolean => phase === 'finished' || play.completed === 13;

/** Every card that the seat played is on record: no trick was left to a sheet, and its hand is known. */
const isOnRecord = ({ play, recorded }: WhistState, seat: number): boolean =>
  isFullyKnown(play, seat) && (recorded === null || play.completed === 13);

/** Does a revoke of the seat count already, on the record or on the sheet that gave the tricks? */
const isCounted = (state: WhistState, seat: number): boolean =>
  isEstablished(state.faults, seat) ||
  (standingOutcome(state)?.outcome.revokes[sideName(seat)] ?? 0) > revokesOf(state.faults, sideIndex(seat));

const dismissed = (against: number, article: string): WhistEvent => ({
  type: 'RevokeDismissed',
  data: { against: seatName(against), article },
});

/** WHC-REN-13: the tricks were mixed and the record does not show it: the arbiter asks for proof. */
const PROOF_ASKED: WhistEvent = {
  type: 'ChoiceOffered',
  data: { article: 'WHC-REN-13', to: 'arbiter', options: ['establish-revoke', 'dismiss-revoke'] },
};

const accusedOf = ({ claims }: WhistState): readonly number[] => [
  ...new Set(claims.map(({ against }) => against)),
];

/**
 * Claims that were made while the coup was played, once it is over (WHC-REN-12): the record proves or clears, and asks
 * the arbiter about the others.
 */
export const settledClaims = (state: WhistState): readonly WhistEvent[] => {
  const accused = accusedOf(state);
  const proved = accused.flatMap((seat) => provable(state, seat));
  const open = accused.filter((seat) => !proved.some((fault) => fault.seat === seat));
  const cleared = open.filter((seat) => isOnRecord(state, seat));
  return [
    ...(proved.length > 0 ? established(state, proved, 'record') : []),
    ...cleared.map((seat) => dismissed(seat, 'WHC-REN-12')),
    ...(open.length > cleared.length && state.offer === null ? [PROOF_ASKED] : []),
  ];
};

/** WHC-REN-14: the accused side mixes the tricks under examination, and so admits what no record clears. */
export const decideMix: Decide<'mix-tricks'> = (state, act) => {
  const reading = seatAt(act.seat);
  if (state.phase === 'waiting') return notInPlay(state);
  const faults = accusedOf(state)
    .filter((against) => sideIndex(against) === sideIndex(reading.seat) && !isOnRecord(state, against))
    .map((against) => revokeOf(against));
  return accepted<WhistEvent>(
    { type: 'TricksMixed', data: { seat: reading.name } },
    ...(faults.length > 0 ? established(state, faults, 'tricks-mixed') : []),
  );
};

export const decideCloseExamination: Decide<'close-examination'> = (state, act) => {
  const by = seatAt(act.by);
  const own = state.claims.filter((claim) => areOpponents(claim.against, by.seat));
  if (own.length === 0) return refuse('no-claim-open', { by: by.name });
  return accepted<WhistEvent>(
    { type: 'ExaminationClosed', data: { by: by.name } },
    ...own.map(({ against }) => dismissed(against, 'WHC-REN-13')),
  );
};

/** WHC-REN-GAP-1: the next deal's cut, or the confirmed result of the partie, ends all claims. */
export const decideCloseClaims: Decide<'close-claims'> = (state, act) => {
  const { reason } = act;
  if (state.phase !== 'finished') return refuse('deal-not-finished');
  return windowClosed(state) ?? accepted({ type: 'ClaimWindowClosed', data: { reason } });
};

/** WHC-REN-9: the side that revoked may have the coup played to its end. */
export const decidePlayOn: Decide<'require-play-on'> = (state, act) => {
  const reading = seatAt(act.seat);
  if (state.phase !== 'play') return notInPlay(state);
  const revoked = state.faults.some(
    (fault) => fault.state === 'established' && sideIndex(fault.seat) === sideIndex(reading.seat),
  );
  return revoked
    ? accepted({ type: 'PlayOnRequired', data: { seat: reading.name } })
    : refused('WHC-REN-9', { seat: reading.name });
};

import { invalidField } from '../kernel/act-shape';
import { formatCard, NO_CARD, suitOf } from '../kernel/cards';
import { areOpponents, partnerOf, seatIndex, seatName, sideIndex } from '../kernel/compass';
import { accepted, type Decision, refused } from '../kernel/decider';
import { hasPlayed, type Trick } from '../kernel/trick';
import { impossible, notInPlay, penalise, trickEnd } from './decide-play';
import { lastGathered } from './decide-trick';
import type { WhistEvent } from './events';
import { examine, type Fault, isFullyKnown, sameFault } from './faults';
import { scoredWith, standingTricks } from './outcome';
import { copyPlay, type Play, playCard, winnerIfLast } from './play';
import { type Arguments, type Decide, readSeat, readSeatAndCard } from './read-act';
import { cardsReturnedBy, reopenLast, returnFrom } from './reopen';
import type { WhistState } from './state';

type Answer = Decision<WhistEvent>;

/** The trick in which a seat failed to follow and may still correct: the open one, or the last while it is not gathered. */
const renounced = (play: Play, seat: number): { trick: Trick; number: number } | null => {
  const fails = (trick: Trick): boolean => {
    const card = trick.cards[seat] ?? NO_CARD;
    return card !== NO_CARD && suitOf(card) !== trick.led;
  };
  if (play.trick.count > 0 && fails(play.trick)) return { trick: play.trick, number: play.completed + 1 };
  return play.completed > 0 && fails(play.last) ? { trick: play.last, number: play.completed } : null;
};

const windowProblem = (state: WhistState, seat: number, number: number): Answer | null => {
  const { play } = state;
  const facts = { seat: seatName(seat), trick: number };
  if (number <= play.completed && lastGathered(state) >= number) return refused('WHC-REN-2', facts);
  const sidePlayed = hasPlayed(play.trick, seat) || hasPlayed(play.trick, partnerOf(seat));
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
export const decideCorrect: Decide = (state, command): Answer => {
  const reading = readSeatAndCard(command);
  if (!reading.ok) return reading;
  if (state.phase !== 'play') return notInPlay(state);
  const { seat, name, card } = reading;
  if (state.policy === 'enforced') return refused('WHC-REN-GAP-8', { seat: name, do: 'correct-revoke' });
  const wrong = renounced(state.play, seat);
  if (wrong === null) return refused('nothing-to-correct', { seat: name });
  const problem = windowProblem(state, seat, wrong.number);
  if (problem !== null) return problem;
  if (suitOf(card) !== wrong.trick.led) return refused('WHC-JEU-3', { seat: name, card: formatCard(card) });
  const play = reopened(state.play, seat, wrong.number);
  const cannot = impossible(play, reading);
  if (cannot !== null) return cannot;
  const wrongCard = formatCard(wrong.trick.cards[seat] ?? NO_CARD);
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

/** The new score, where the coup is over already (WHC-REN-15). */
const scoredAgain = (state: WhistState, faults: readonly Fault[]): readonly WhistEvent[] =>
  state.phase === 'finished' && state.recorded === null && state.honoursCalled === 0
    ? scoredWith(state, standingTricks(state), faults)
    : [];

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
    ...scoredAgain(state, all),
  ];
};

export const withEstablished = (faults: readonly Fault[], fault: Fault): readonly Fault[] => [
  ...faults.filter((each) => !sameFault(each, fault.seat, fault.trick, fault.article)),
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
export const decideClaimRevoke: Decide = (state, command): Answer => {
  const by = readSeat(command.by, 'by');
  if (!by.ok) return by;
  const against = readSeat(command.against, 'against');
  if (!against.ok) return against;
  const closed = windowClosed(state);
  if (closed !== null) return closed;
  if (state.phase === 'waiting') return notInPlay(state);
  if (state.grain === 'result') return refused('result-grain', { do: 'claim-revoke' });
  const claimed: WhistEvent = { type: 'RevokeClaimed', data: { by: by.name, against: against.name } };
  const found = provable(state, against.seat);
  const admitted = !areOpponents(by.seat, against.seat);
  if (found.length > 0)
    return accepted<WhistEvent>(claimed, ...established(state, found, admitted ? 'admission' : 'record'));
  if (admitted)
    return accepted<WhistEvent>(claimed, ...established(state, [unknownFault(against.seat)], 'admission'));
  if (state.play.completed === 13 && isFullyKnown(state.play, against.seat))
    return accepted<WhistEvent>(claimed, dismissed(against.name, 'WHC-REN-12'));
  return accepted<WhistEvent>(claimed, ...proofAsked(state));
};

const unknownFault = (seat: number): Fault => ({
  seat,
  trick: 0,
  article: 'WHC-REN-1',
  card: null,
  state: 'candidate',
});

const dismissed = (against: string, article: string): WhistEvent => ({
  type: 'RevokeDismissed',
  data: { against: seatName(seatIndex(against)), article },
});

/** WHC-REN-13: the tricks were mixed and the record does not show it: the arbiter asks for proof. */
const proofAsked = (state: WhistState): readonly WhistEvent[] =>
  state.phase === 'finished'
    ? [
        {
          type: 'ChoiceOffered',
          data: { article: 'WHC-REN-13', to: 'arbiter', options: ['establish-revoke', 'dismiss-revoke'] },
        },
      ]
    : [];

/** WHC-REN-14: the accused side mixes the tricks under examination, and so admits the revoke. */
export const decideMix: Decide = (state, command): Answer => {
  const reading = readSeat(command.seat);
  if (!reading.ok) return reading;
  if (state.phase === 'waiting') return notInPlay(state);
  const admitted = state.claims.filter((claim) => sideIndex(claim.against) === sideIndex(reading.seat));
  const faults = admitted.map(({ against }) => unknownFault(against));
  return accepted<WhistEvent>(
    { type: 'TricksMixed', data: { seat: reading.name } },
    ...(faults.length > 0 ? established(state, faults, 'tricks-mixed') : []),
  );
};

export const decideCloseExamination: Decide = (state, command): Answer => {
  const by = readSeat(command.by, 'by');
  if (!by.ok) return by;
  const own = state.claims.filter((claim) => areOpponents(claim.against, by.seat));
  if (own.length === 0) return refused('no-claim-open', { by: by.name });
  return accepted<WhistEvent>(
    { type: 'ExaminationClosed', data: { by: by.name } },
    ...own.map(({ against }) => dismissed(seatName(against), 'WHC-REN-13')),
  );
};

/** WHC-REN-GAP-1: the next deal's cut, or the confirmed result of the partie, ends all claims. */
export const decideCloseClaims: Decide = (state, command: Arguments): Answer => {
  const { reason } = command;
  if (reason !== 'next-cut' && reason !== 'result-confirmed')
    return invalidField('reason', reason, 'next-cut or result-confirmed');
  if (state.phase !== 'finished') return refused('deal-not-finished');
  return windowClosed(state) ?? accepted({ type: 'ClaimWindowClosed', data: { reason } });
};

/** WHC-REN-9: the side that revoked may have the coup played to its end. */
export const decidePlayOn: Decide = (state, command): Answer => {
  const reading = readSeat(command.seat);
  if (!reading.ok) return reading;
  if (state.phase !== 'play') return notInPlay(state);
  const revoked = state.faults.some(
    (fault) => fault.state === 'established' && sideIndex(fault.seat) === sideIndex(reading.seat),
  );
  return revoked
    ? accepted({ type: 'PlayOnRequired', data: { seat: reading.name } })
    : refused('WHC-REN-9', { seat: reading.name });
};

import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { Decide } from './acts';
import { type Auction, copyAuction, isAwaited } from './auction/auction';
import { arbiterNeeded } from './auction/arbiter';
import { type Call, readCall } from './auction/calls';
import { asksForCards, breachOf, excusesTrou, TROU_ACES } from './auction/duties';
import { applyCall, silence } from './auction/effects';
import { callProblem, turnProblem } from './auction/machine';
import type { IrregularityObserved, WhistBridgeEvent } from './events';
import { auctionClosed, follow, isQuiet } from './follow';
import { acesOf, holdingOf } from './read';
import { refuse } from './refusals';
import { PLAYERS, type Seat, sitsAmong } from './seats';
import { arbiterGamesOf } from './setup';
import { failuresOf, indexIn, nameIn, type WhistBridgeState } from './state';

/** Why nobody speaks now, or not this seat: null while the auction goes on. */
const notSpeaking = (state: WhistBridgeState, act: string, seat: Seat): Refusal | null => {
  if (state.grain === 'result') return refuse('result-grain', { do: act });
  if (indexIn(state, seat) >= PLAYERS) return refused('WB-16-GAP-1', { seat, players: state.players });
  if (state.phase === 'auction') return null;
  // A real table may be recorded from its first call on; the cards are then not known.
  return state.phase === 'waiting' && state.policy === 'observed'
    ? null
    : refuse('no-auction', { phase: state.phase });
};

/** WB-5.a: somebody is known to hold exactly three aces, and has neither declared nor kept his trou. */
const isTrouSilent = (state: WhistBridgeState): boolean => {
  if (state.auction.trou >= 0 || state.auction.announcements > 0) return false;
  for (let index = 0; index < PLAYERS; index++)
    if (acesOf(state, index) === TROU_ACES && (state.trouKept & (1 << index)) === 0) return true;
  return false;
};

const isFirst = ({ announced }: WhistBridgeState, index: number): boolean => (announced & (1 << index)) === 0;

/** Three aces that were not declared, shown by a first word that is no slam (WB-5-GAP-5). */
const hiddenTrou = (state: WhistBridgeState, index: number, call: Call): boolean =>
  state.auction.trou < 0 &&
  call.kind !== 'premier' &&
  !excusesTrou(call) &&
  isFirst(state, index) &&
  acesOf(state, index) === TROU_ACES;

const NO_FAULTS = { refusal: null, faults: [] } as const;

/** What a call breaks that only cards, courtesy and the arbiter forbid: refused online, on record at a real table. */
const faultsOf = (
  state: WhistBridgeState,
  index: number,
  call: Call,
  granted: boolean,
): { readonly refusal: Refusal | null; readonly faults: readonly IrregularityObserved[] } => {
  const seat = nameIn(state, index);
  const breach = breachOf(state.auction, index, call, asksForCards(call) ? holdingOf(state, index) : null);
  const needed = granted ? null : arbiterNeeded(state.auction, index, call, arbiterRules(state, index));
  const trou = hiddenTrou(state, index, call);
  if (breach === null && needed === null && !trou) return NO_FAULTS;
  const faults = [
    ...(breach === null ? [] : [observed(breach.fault, seat, { call: call.text, ...suitFact(breach.suit) })]),
    ...(needed === null ? [] : [observed(needed, seat, { call: call.text, arbiter: false })]),
    ...(trou ? [observed('WB-18.b', seat, { aces: TROU_ACES })] : []),
  ];
  if (trou) return { faults, refusal: refused('WB-5.i', { seat, call: call.text }) };
  if (breach !== null)
    return {
      faults,
      refusal: refused(breach.article as 'WB-7.e', { seat, call: call.text, ...suitFact(breach.suit) }),
    };
  if (needed !== null)
    return { faults, refusal: refused(needed as 'WB-15.a', { seat, call: call.text, arbiter: false }) };
  return { faults, refusal: null };
};

const suitFact = (suit: string | undefined): Readonly<Record<string, string>> =>
  suit === undefined ? {} : { suit };

const arbiterRules = (state: WhistBridgeState, index: number) => ({
  failures: failuresOf(state, index),
  games: arbiterGamesOf(state.setup),
});

/** A call out of turn: void, and its player may not speak any more (WB-7.q, WB-7-GAP-9). */
const outOfTurn = (
  state: WhistBridgeState,
  seat: Seat,
  text: string,
  refusal: Refusal,
): Decision<WhistBridgeEvent> =>
  state.policy === 'enforced'
    ? refusal
    : follow(
        state,
        { type: 'CallVoid', data: { seat, call: text, article: 'WB-7.q' } },
        observed('WB-7.q', seat, { call: text, ...refusal.violation.facts }),
      );

/** The auction that a call brings to its end; null while somebody has yet to speak. */
const closedBy = ({ auction }: WhistBridgeState, index: number, call: Call): Auction | null => {
  if (isAwaited(auction, index, call.kind === 'join')) return null;
  const next = copyAuction(auction);
  applyCall(next, index, call);
  return next.floor < 0 ? next : null;
};

/** A call that breaks nothing, with the contract where it ends the auction: nothing else follows, but from a trou. */
const plainCall = (state: WhistBridgeState, made: WhistBridgeEvent, ended: Auction | null) => {
  if (ended === null) return accepted(made);
  return ended.standing?.game !== 'TR' && state.contract === null && isQuiet(state)
    ? accepted<WhistBridgeEvent>(made, auctionClosed(ended, state.players))
    : follow(state, made);
};

const turnName = ({ auction, players }: WhistBridgeState): string => players[auction.floor] ?? 'nobody';

export const decideCall: Decide<'call'> = (state, { seat, call: text }) => {
  const closed = notSpeaking(state, 'call', seat);
  if (closed !== null) return closed;
  const call = readCall(text);
  if (call === null) return refuse('unknown-call', { call: text });
  const index = indexIn(state, seat);
  const turn = turnProblem(state.auction, index, turnName(state));
  if (turn !== null) return outOfTurn(state, seat, text, turn);
  if (state.policy === 'enforced' && isTrouSilent(state)) return refused('WB-5.a', { seat, declared: false });
  const problem = callProblem(state.auction, index, call);
  if (problem !== null) return problem;
  const { refusal, faults } = faultsOf(state, index, call, false);
  if (refusal !== null && state.policy === 'enforced') return refusal;
  const made: WhistBridgeEvent = { type: 'CallMade', data: { seat, call: text } };
  const ended = closedBy(state, index, call);
  if (faults.length === 0) return plainCall(state, made, ended);
  return ended === null ? accepted<WhistBridgeEvent>(made, ...faults) : follow(state, made, ...faults);
};

/** WB-15.j, WB-15.k: what he points at is for the arbiter alone, and nobody chooses his arbiter. */
export const decideAsk: Decide<'ask-arbiter'> = (state, { seat, call: text, arbiter }) => {
  const closed = notSpeaking(state, 'ask-arbiter', seat);
  if (closed !== null) return closed;
  if (arbiter !== undefined) return refused('WB-15.k', { arbiter });
  const call = readCall(text);
  if (call === null) return refuse('unknown-call', { call: text });
  const index = indexIn(state, seat);
  const turn = turnProblem(state.auction, index, turnName(state));
  if (turn !== null) return turn;
  if (state.policy === 'enforced' && isTrouSilent(state)) return refused('WB-5.a', { seat, declared: false });
  const problem = callProblem(state.auction, index, call);
  if (problem !== null) return problem;
  if (arbiterNeeded(state.auction, index, call, arbiterRules(state, index)) === null)
    return refuse('arbiter-not-needed', { call: text });
  const { refusal } = faultsOf(state, index, call, true);
  if (refusal !== null && state.policy === 'enforced') return refusal;
  return accepted({ type: 'ArbiterAsked', data: { seat, call: text } });
};

/** Granted, the announcement is made; refused, he has no more say (WB-15.g, WB-15-GAP-3). */
export const decideAnswer: Decide<'answer-call'> = (state, { arbiter, granted }) => {
  const { asked } = state.auction;
  if (asked === null) return refuse('nothing-asked');
  const { persons } = state.setup;
  const table = persons !== undefined && sitsAmong(persons, arbiter);
  if (table || state.arbiters.includes(arbiter))
    return refused('WB-15-GAP-2', { arbiter, because: table ? 'own-table' : 'answered-before' });
  const answered: WhistBridgeEvent = { type: 'ArbiterAnswered', data: { arbiter, granted } };
  if (!granted) {
    const next = copyAuction(state.auction);
    silence(next, asked.seat);
    return next.floor < 0 ? follow(state, answered) : accepted(answered);
  }
  const seat = nameIn(state, asked.seat);
  const { faults } = faultsOf(state, asked.seat, asked.call, true);
  const made: WhistBridgeEvent = { type: 'CallMade', data: { seat, call: asked.call.text } };
  return closedBy(state, asked.seat, asked.call) === null
    ? accepted<WhistBridgeEvent>(answered, made, ...faults)
    : follow(state, answered, made, ...faults);
};

/** WB-5.a, WB-5.b, WB-5.j: exactly three aces, before the first announcement; premier is none. */
export const decideTrou: Decide<'declare-trou'> = (state, { seat }) => {
  const closed = notSpeaking(state, 'declare-trou', seat);
  if (closed !== null) return closed;
  const { trou, announcements } = state.auction;
  if (trou >= 0) return refused('WB-5.a', { seat, declared: nameIn(state, trou) });
  if (announcements > 0) return refused('WB-5-GAP-5', { seat, announced: true });
  const aces = acesOf(state, indexIn(state, seat)) ?? TROU_ACES;
  if (aces !== TROU_ACES) return refused(aces === 4 ? 'WB-5.b' : 'WB-5.a', { seat, aces });
  return follow(state, { type: 'TrouDeclared', data: { seat } });
};

/** WB-5.i: three aces are not declared by who will open a slam. Only a table that holds everybody to it asks. */
export const decideKeepTrou: Decide<'keep-trou'> = (state, { seat }) => {
  const closed = notSpeaking(state, 'keep-trou', seat);
  if (closed !== null) return closed;
  if (state.auction.trou >= 0 || state.auction.announcements > 0)
    return refused('WB-5-GAP-5', { seat, announced: state.auction.announcements > 0 });
  const index = indexIn(state, seat);
  const aces = acesOf(state, index) ?? TROU_ACES;
  if (aces !== TROU_ACES) return refused('WB-5.i', { seat, aces });
  if ((state.trouKept & (1 << index)) !== 0) return refused('WB-5.i', { seat, kept: true });
  return accepted({ type: 'TrouKept', data: { seat } });
};

import { type Card, formatCard, parseWritten, suitOf } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { holderOf, holds } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { bothPlayedOn, completeLast, lacksCard } from '@arbitre/rules/kernel/tricks/defective';
import { holdsClass } from '@arbitre/rules/kernel/tricks/follow';
import {
  cardIn,
  copyPlay,
  hasPlayed,
  isKnown,
  ledTo,
  onTable,
  type Play,
  wasPlayed,
} from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { penalised } from '../play/penalty-cards';
import { refuse } from '../refusals';
import { scored, standingOf } from '../result/standing';
import type { BridgeState } from '../state';
import { provedRevoke, revokeIn } from './revoke-duties';
import type { Finding } from './findings';

type Answer = Decision<BridgeEvent>;
type Placed = { readonly seat: number; readonly card: Card; readonly trick: number };

const factsOf = ({ seat, card, trick }: Placed) => ({
  seat: seatName(seat),
  card: formatCard(card),
  trick,
});

const trickWon = (winner: number, number: number): BridgeEvent => ({
  type: 'TrickWon',
  data: { seat: seatName(winner), number },
});

/** Three cards were turned down as a trick: what is recorded before anybody notices (Law 67). */
export const decideShort = (state: BridgeState, { seat }: BridgeActNamed<'leave-short'>): Answer => {
  const { play, phase, policy } = state;
  if (phase !== 'play') return refuse('not-in-play', { phase });
  if (policy === 'enforced') return refused('BD-L67A1', { seat });
  if (play.count !== 3 || hasPlayed(play, seatIndex(seat)))
    return refuse('trick-not-complete-but-for-seat', { seat, cards: play.count });
  return accepted<BridgeEvent>(
    { type: 'TrickLeftShort', data: { seat } },
    trickWon(play.best, play.completed + 1),
  );
};

/** A card that the seat can add to a trick: one that it holds, of the suit led where it has one. */
const addable = (play: Play, placed: Placed, article: 'BD-L67A1' | 'BD-L67B1'): Refusal | null => {
  const { seat, card, trick } = placed;
  const facts = factsOf(placed);
  if (trick > play.completed) return refuse('trick-not-played', { trick, played: play.completed });
  if (!lacksCard(play, trick, seat)) return refuse('trick-not-short', { seat: seatName(seat), trick });
  if (wasPlayed(play, card)) return refuse('card-already-played', facts);
  const holder = holderOf(play.held, card);
  if (isKnown(play, seat) ? !holds(play.held, seat, card) : holder >= 0)
    return refuse('card-not-held', holder < 0 ? facts : { ...facts, holder: seatName(holder) });
  return suitOf(card) !== ledTo(play, trick) && holdsClass(play, seat, ledTo(play, trick))
    ? refused(article, facts)
    : null;
};

/** BD-L67A1: as long as one side has not played on, whoever forgot a card plays it to the trick. */
export const decideSupply = (state: BridgeState, act: BridgeActNamed<'supply-card'>): Answer => {
  const { play, phase } = state;
  if (phase !== 'play') return refuse('not-in-play', { phase });
  const placed = { seat: seatIndex(act.seat), card: parseWritten(act.card), trick: play.completed };
  const cannot = addable(play, placed, 'BD-L67A1');
  if (cannot !== null) return cannot;
  if (bothPlayedOn(play, placed.trick)) return refused('BD-L67B1', factsOf(placed));
  const supplied: BridgeEvent = { type: 'CardSupplied', data: { ...factsOf(placed), seat: act.seat } };
  if (onTable(play).length > 0) return accepted(supplied);
  const after = copyPlay(play);
  completeLast(after, placed.seat, placed.card);
  return accepted(supplied, trickWon(after.best, placed.trick));
};

/** What an omission is deemed: a revoke that costs one trick by BD-L64A2, and never the two of BD-L64A1. */
export const deemed = (seat: string, trick: number): Finding => ({
  seat: seatName(seatIndex(seat)),
  trick,
  attention: 'in-time',
  omitted: true,
  ruled: true,
});

/** BD-L67B1: found when both sides have played on, the card is added, the winner stays, and it counts as a revoke. */
export const decideOmission = (state: BridgeState, act: BridgeActNamed<'rule-omission'>): Answer => {
  const { play, grain } = state;
  const { trick, seat, reason } = act;
  if (grain === 'result') return refuse('result-grain', { do: 'rule-omission' });
  const placed = { seat: seatIndex(seat), card: parseWritten(act.card), trick };
  const cannot = addable(play, placed, 'BD-L67B1');
  if (cannot !== null) return cannot;
  if (state.phase === 'play' && !bothPlayedOn(play, trick)) return refused('BD-L67A1', factsOf(placed));
  const added: BridgeEvent = {
    type: 'CardAdded',
    data: { seat, trick, card: formatCard(placed.card), reason },
  };
  const standing = standingOf(state);
  const found = { ...state, findings: [...state.findings, deemed(seat, trick)] };
  return standing === null
    ? accepted(added)
    : accepted(added, scored(found, standing.contract, standing.won));
};

/** Later tricks in which the seat did not follow a suit of which it had this card all the time. */
const revokesProvedBy = (state: BridgeState, { seat, card, trick }: Placed): readonly number[] => {
  const { play } = state;
  const found: number[] = [];
  for (let number = trick + 1; number <= play.completed; number++) {
    const played = cardIn(play, number, seat);
    if (played < 0 || ledTo(play, number) !== suitOf(card) || suitOf(played) === suitOf(card)) continue;
    if (revokeIn(state, seat, number) === null) found.push(number);
  }
  return found;
};

/**
 * BD-L67B2: a card too many goes back to its hand, to which it counts as having belonged all the time; the trick keeps its
 * winner. In time it is no matter of this law (BD-L67A2).
 */
export const decideRestore = (state: BridgeState, act: BridgeActNamed<'return-surplus'>): Answer => {
  const { play, grain } = state;
  const { seat: name, trick, shown, reason } = act;
  if (grain === 'result') return refuse('result-grain', { do: 'return-surplus' });
  const placed = { seat: seatIndex(name), card: parseWritten(act.card), trick };
  const { seat, card } = placed;
  const facts = factsOf(placed);
  if (state.phase === 'play' && !bothPlayedOn(play, trick)) return refused('BD-L67A2', facts);
  if (trick > play.completed) return refuse('trick-not-played', { trick, played: play.completed });
  if (wasPlayed(play, card)) return refuse('card-already-played', facts);
  const holder = holderOf(play.held, card);
  if (isKnown(play, seat) ? holder !== seat : holder >= 0)
    return refuse('card-not-held', holder < 0 ? facts : { ...facts, holder: seatName(holder) });
  return accepted<BridgeEvent>(
    { type: 'SurplusCardReturned', data: { seat: name, trick, card: formatCard(card), shown, reason } },
    ...revokesProvedBy(state, placed).flatMap((number) => [
      observed('BD-L61A', name, { seat: name, trick: number, card: formatCard(card), found: 'restored' }),
      ...provedRevoke(state, seat, number),
    ]),
    ...(shown && state.phase === 'play'
      ? penalised(state, seat, [formatCard(card)], { article: 'BD-L67B2' })
      : []),
  );
};

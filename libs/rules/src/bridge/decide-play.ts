import { invalidField, type Refusal } from '../kernel/act-shape';
import { type Card, formatCard, NO_CARD, parseCard, SUIT_LETTERS } from '../kernel/cards';
import { followSuit, holderOf, holds } from '../kernel/hands';
import { cardsOf } from '../kernel/card-set';
import { accepted, type Decision, type Facts, refused } from '../kernel/decider';
import { hasPlayed } from '../kernel/trick';
import type { BridgeEvent, Contract, Seat } from './events';
import { cardInTrick } from './irregularities';

import {
  declarerTricks,
  dummyOf,
  isKnown,
  isRevoke,
  type Play,
  TRICKS,
  wasPlayed,
  winnerIfLast,
} from './play';
import { dealScore } from './score';
import { isSeat, partnerOf, seatIndex, seatName, sideIndex } from '../kernel/compass';
import type { BridgeState } from './state';

type Arguments = Readonly<Record<string, unknown>>;
type ReadPlay = { readonly ok: true; readonly seat: number; readonly name: Seat; readonly card: Card };

export const readSeatAndCard = ({ seat, card }: Arguments): ReadPlay | Refusal => {
  if (!isSeat(seat)) return invalidField('seat', seat, 'one of N E S W');
  const read = typeof card === 'string' ? parseCard(card) : NO_CARD;
  if (read === NO_CARD) return invalidField('card', card, 'a card such as SA or HT');
  return { ok: true, seat: seatIndex(seat), name: seat, card: read };
};

/** A card that cannot lie on the table: no policy records it. */
const impossible = (play: Play, { seat, name, card }: ReadPlay): Refusal | null => {
  const facts = { seat: name, card: formatCard(card) };
  if (wasPlayed(play, card)) return refused('card-already-played', facts);
  if (!isKnown(play, seat) || !holds(play.held, seat, card)) {
    const holder = holderOf(play.held, card);
    if (holder >= 0) return refused('card-not-held', { ...facts, holder: seatName(holder) });
    if (isKnown(play, seat)) return refused('card-not-held', facts);
  }
  return hasPlayed(play.trick, seat)
    ? refused('BD-L45E1', { ...facts, played: cardInTrick(play.trick, seat) })
    : null;
};

/** Which law a card at another's turn breaks: the opening lead, a later lead, a card within a trick. */
const outOfTurnArticle = (play: Play, seat: number): string => {
  if (play.trick.count > 0) return 'BD-L44B';
  if (play.completed === 0) return 'BD-L41A-1';
  return sideIndex(seat) === sideIndex(play.declarer) ? 'BD-L55A' : 'BD-L56';
};

export type Infraction = { readonly article: string; readonly facts: Facts };

const infractions = (play: Play, { seat, name, card }: ReadPlay): readonly Infraction[] => {
  const found: Infraction[] = [];
  const facts = { seat: name, card: formatCard(card) };
  if (seat !== play.turn)
    found.push({ article: outOfTurnArticle(play, seat), facts: { ...facts, turn: seatName(play.turn) } });
  if (isRevoke(play, seat, card)) {
    const { led } = play.trick;
    found.push({
      article: 'BD-L61A',
      facts: isKnown(play, seat)
        ? {
            ...facts,
            led: SUIT_LETTERS.charAt(led),
            couldFollow: cardsOf(followSuit(play.held, seat, led)).map(formatCard),
          }
        : { ...facts, found: 'later' },
    });
  }
  return found;
};

/** The score of a contract under way, or nothing where it is not the last trick. */
const milestones = (state: BridgeState, seat: number, card: Card): readonly BridgeEvent[] => {
  const { play, contract } = state;
  const winner = winnerIfLast(play, seat, card);
  if (winner < 0) return [];
  const number = play.completed + 1;
  const won: BridgeEvent = { type: 'TrickWon', data: { seat: seatName(winner), number } };
  if (number < TRICKS || contract === null) return [won];
  const tricks = declarerTricks(play) + (sideIndex(winner) === sideIndex(play.declarer) ? 1 : 0);
  return [won, scored(state, contract, tricks)];
};

export const scored = (state: BridgeState, contract: Contract, tricks: number): BridgeEvent => ({
  type: 'DealScored',
  data: dealScore(contract, tricks, state.setup.vulnerable),
});

const notInPlay = (state: BridgeState): Refusal => refused('not-in-play', { phase: state.phase });

export const decidePlay = (state: BridgeState, command: Arguments): Decision<BridgeEvent> => {
  const reading = readSeatAndCard(command);
  if (!reading.ok) return reading;
  if (state.phase !== 'play') return notInPlay(state);
  const { play } = state;
  const cannot = impossible(play, reading);
  if (cannot !== null) return cannot;
  const { seat, name, card } = reading;
  const made: BridgeEvent = { type: 'CardPlayed', data: { seat: name, card: formatCard(card) } };
  const follows = milestones(state, seat, card);
  if (seat === play.turn && !isRevoke(play, seat, card))
    return { ok: true, events: follows.length === 0 ? [made] : [made, ...follows] };
  const found = infractions(play, reading);
  const [first] = found;
  if (first !== undefined && state.policy === 'enforced')
    return refused(first.article === 'BD-L61A' ? 'BD-L44C' : first.article, first.facts);
  const observed = found.map((each): BridgeEvent => ({
    type: 'IrregularityObserved',
    data: { ...each, seat: name },
  }));
  return accepted(made, ...observed, ...follows);
};

/** BD-L47B: a card of the trick under way goes back; the lead only while nothing lies on it. */
export const decideWithdraw = (state: BridgeState, command: Arguments): Decision<BridgeEvent> => {
  const reading = readSeatAndCard(command);
  if (!reading.ok) return reading;
  if (state.phase !== 'play') return notInPlay(state);
  const { trick } = state.play;
  const card = formatCard(reading.card);
  const facts = { seat: reading.name, card };
  if (state.policy === 'enforced') return refused('BD-L47F', facts);
  if (cardInTrick(trick, reading.seat) !== card) return refused('card-not-in-trick', facts);
  if (trick.leader === reading.seat && trick.count > 1) return refused('BD-L53A', facts);
  return accepted({ type: 'CardWithdrawn', data: { seat: reading.name, card } });
};

/** BD-L54A: only declarer, only over an opening lead out of turn, before another card is played. */
export const decideSpread = (state: BridgeState, { seat }: Arguments): Decision<BridgeEvent> => {
  if (!isSeat(seat)) return invalidField('seat', seat, 'one of N E S W');
  if (state.phase !== 'play') return notInPlay(state);
  const { play } = state;
  const { trick } = play;
  const leadOutOfTurn =
    play.completed === 0 && trick.count === 1 && trick.leader === partnerOf((play.declarer + 1) & 3);
  if (seatIndex(seat) !== play.declarer || !leadOutOfTurn)
    return refused('BD-L54A', { seat, declarer: seatName(play.declarer) });
  return accepted({ type: 'DeclarerReplaced', data: { declarer: seatName(dummyOf(play)) } });
};

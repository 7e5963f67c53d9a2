import { parseCard } from '@arbitre/rules/kernel/cards';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { give, take } from '@arbitre/rules/kernel/hands';
import { addToTrick } from '@arbitre/rules/kernel/tricks/defective';
import {
  historyOf,
  isKnown,
  lastWinner,
  onTable,
  type Play,
  unevenHands,
} from '@arbitre/rules/kernel/tricks/play';
import { reopenTrick, takeBackAll } from '@arbitre/rules/kernel/tricks/take-back';
import { playCard, winTrick } from '@arbitre/rules/kernel/tricks/trick';
import type { BridgePlafondEvent, Named } from '../events';
import type { BridgePlafondState } from '../state';
import { numberOf } from './article-number';
import { cardBack } from './cards-back';
import type { PlayLaws } from './state';

const lead = (state: BridgePlafondState, seat: number): void => {
  state.play.turn = state.play.toLead = seat;
};

/** The second card leaves its hand, which has one fewer to play. */
const second = (state: BridgePlafondState, { seat: name, card }: Named<'SecondCardPlayed'>['data']): void => {
  const { play, playLaws } = state;
  const seat = seatIndex(name);
  take(play.held, seat, parseCard(card));
  const sizes = unevenHands(play);
  sizes[seat] = (sizes[seat] ?? 0) - 1;
  const trick = play.count > 0 ? play.completed + 1 : play.completed;
  state.playLaws = { ...playLaws, seconds: [...playLaws.seconds, { seat, card, trick }] };
};

/** The card that goes back to its hand is the second one, or the other, in whose place the second one lies then. */
const surplusBack = (
  state: BridgePlafondState,
  { seat: name, card }: Named<'SurplusReturned'>['data'],
): void => {
  const { play, playLaws } = state;
  const seat = seatIndex(name);
  const found = playLaws.seconds.find((each) => each.seat === seat) ?? null;
  if (found !== null) {
    const sizes = unevenHands(play);
    sizes[seat] = (sizes[seat] ?? 0) + 1;
    if (found.card !== card) inItsPlace(play, seat, card, found.card);
  }
  give(play.held, seat, parseCard(card));
  state.playLaws = { ...playLaws, seconds: playLaws.seconds.filter((each) => each !== found) };
};

const bit = (card: number): number => 1 << (card & 31);

/** The trick keeps its winner (BP-48-GAP-1). */
const inItsPlace = (play: Play, seat: number, text: string, other: string): void => {
  const [card, stays] = [parseCard(text), parseCard(other)];
  const at = play.history.indexOf(historyOf(seat, card));
  if (at >= 0) play.history[at] = historyOf(seat, stays);
  play.played[card >> 5] = (play.played[card >> 5] ?? 0) & ~bit(card);
  play.played[stays >> 5] = (play.played[stays >> 5] ?? 0) | bit(stays);
};

/** BP-48-GAP-2: the trick is won anew with the card, and what was led after it goes back where another wins it. */
const completeAnew = (play: Play, seat: number, card: number): void => {
  const led = onTable(play);
  const winner = lastWinner(play);
  takeBackAll(play);
  reopenTrick(play);
  playCard(play, seat, card);
  winTrick(play, play.best);
  if (lastWinner(play) === winner) for (const each of led) playCard(play, each.seat, each.card);
};

const supply = (
  { play }: BridgePlafondState,
  { seat, card, trick, counts }: Named<'CardSupplied'>['data'],
): void => {
  if (counts) completeAnew(play, seatIndex(seat), parseCard(card));
  else addToTrick(play, trick, seatIndex(seat), parseCard(card));
};

const found = (state: BridgePlafondState, { seat: name, card, place }: Named<'CardFound'>['data']): void => {
  const { play, playLaws } = state;
  const seat = seatIndex(name);
  state.playLaws = { ...playLaws, searched: playLaws.searched.filter((each) => each !== seat) };
  if (place === 'undealt') return;
  if (isKnown(play, seat)) {
    const sizes = unevenHands(play);
    sizes[seat] = (sizes[seat] ?? 0) + 1;
  }
  give(play.held, seat, parseCard(card));
};

const CARD_TOO_MANY = 48;

const afterPointingOut = (
  playLaws: PlayLaws,
  { article, seat, trick }: Named<'DummyPointedOut'>['data'],
): PlayLaws =>
  numberOf(article) === CARD_TOO_MANY
    ? {
        ...playLaws,
        shortPointedOut: [
          ...playLaws.shortPointedOut,
          { seat: seat === undefined ? null : seatIndex(seat), trick: trick ?? null },
        ],
      }
    : playLaws;

/** Applies an event of the irregularities of the play (articles 44 to 53). */
export const evolvePlayLaws = (state: BridgePlafondState, event: BridgePlafondEvent): void => {
  const { play, playLaws } = state;
  switch (event.type) {
    case 'CardExposed':
    case 'CardLaidBeside':
      give(play.held, seatIndex(event.data.seat), parseCard(event.data.card));
      break;
    case 'CardsLedTogether':
      give(play.held, seatIndex(event.data.other), parseCard(event.data.otherCard));
      break;
    case 'CardWithdrawn':
      cardBack(play, { seat: seatIndex(event.data.seat), card: parseCard(event.data.card) });
      break;
    case 'DeclarerReplaced':
      state.declarer = seatIndex(event.data.declarer);
      if (state.contract !== null) state.contract = { ...state.contract, declarer: event.data.declarer };
      break;
    case 'LeaderDesignated':
      lead(state, seatIndex(event.data.seat));
      break;
    case 'DummyLooked':
      state.playLaws = { ...playLaws, dummyLooked: true };
      break;
    case 'DummyLeft':
      state.playLaws = { ...playLaws, dummyAway: event.data.back !== true };
      break;
    case 'DummyPointedOut':
      state.playLaws = afterPointingOut(playLaws, event.data);
      break;
    case 'SecondCardPlayed':
      second(state, event.data);
      break;
    case 'SurplusReturned':
      surplusBack(state, event.data);
      break;
    case 'CardSupplied':
      supply(state, event.data);
      break;
    case 'CardMissed':
      state.playLaws = { ...playLaws, searched: [...playLaws.searched, seatIndex(event.data.seat)] };
      break;
    case 'CardFound':
      found(state, event.data);
      break;
    default:
  }
};

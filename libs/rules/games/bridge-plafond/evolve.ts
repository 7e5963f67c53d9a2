import { applyCall } from '@arbitre/rules/kernel/auction/auction';
import { parseCall } from '@arbitre/rules/kernel/auction/calls';
import { openPlay } from '@arbitre/rules/kernel/auction/declarer';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { SEATS, seatIndex } from '@arbitre/rules/kernel/compass';
import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import { type DealScore, VOID } from '@arbitre/rules/kernel/game';
import { afterObligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { giveWritten, sizeHand } from '@arbitre/rules/kernel/tricks/play';
import { playCard, winTrick } from '@arbitre/rules/kernel/tricks/trick';
import { evolveCallLaws } from './auction-laws/evolve';
import { NO_CALL_LAWS } from './auction-laws/state';
import { evolveClaims } from './claims/evolve';
import { evolveDealing } from './dealing/evolve';
import type { BridgePlafondEvent, Named } from './events';
import { NO_PLAY_LAWS } from './play-laws/state';
import { evolvePlayLaws } from './play-laws/evolve';
import { evolveRevokes } from './revokes/evolve';
import { NO_REVOKES } from './revokes/state';
import { type BridgePlafondState, dealAgain } from './state';

const deal = (state: BridgePlafondState, { hands }: Named<'HandsDealt'>['data']): void => {
  for (let seat = 0; seat < SEATS.length; seat++) {
    const hand = hands[SEATS[seat] ?? 'N'];
    if (hand === null) continue;
    sizeHand(state.play, seat, hand.length);
    giveWritten(state.play, seat, hand, parseCard);
  }
  state.hands = hands;
  state.dealt = true;
  state.phase = 'auction';
};

const call = (state: BridgePlafondState, data: Named<'CallMade'>['data']): void => {
  state.phase = 'auction';
  applyCall(state.auction, seatIndex(data.seat), parseCall(data.call));
  state.calls.push(data);
};

const closeAuction = (state: BridgePlafondState, { contract }: Named<'AuctionClosed'>['data']): void => {
  state.contract = contract;
  if (contract === null) {
    state.passedOut = true;
    return;
  }
  state.phase = 'play';
  state.declarer = seatIndex(contract.declarer);
  openPlay(state.play, contract);
};

const score = (state: BridgePlafondState, data: DealScore): void => {
  state.score = data;
  // Nobody scores an annulled deal: it is dealt again.
  if (data.notation !== VOID) state.phase = 'finished';
};

/** Applies one event in place, and passes over what it does not know. */
export const evolve = (
  state: BridgePlafondState,
  event: BridgePlafondEvent | DomainEvent,
): BridgePlafondState => {
  evolveKnown(state, event as BridgePlafondEvent);
  return state;
};

const evolveKnown = (state: BridgePlafondState, event: BridgePlafondEvent): void => {
  switch (event.type) {
    case 'CardPlayed':
      playCard(state.play, seatIndex(event.data.seat), parseCard(event.data.card));
      // What cards do to a table where something happened; the others are quiet.
      if (state.playLaws !== NO_PLAY_LAWS) evolvePlayLaws(state, event);
      if (state.revokes !== NO_REVOKES) evolveRevokes(state, event);
      break;
    case 'TrickWon':
      winTrick(state.play, seatIndex(event.data.seat));
      if (state.playLaws !== NO_PLAY_LAWS) evolvePlayLaws(state, event);
      break;
    case 'CallMade':
      call(state, event.data);
      if (state.callLaws !== NO_CALL_LAWS) evolveCallLaws(state, event);
      break;
    case 'HandsDealt':
      deal(state, event.data);
      break;
    case 'AuctionClosed':
      closeAuction(state, event.data);
      if (state.callLaws !== NO_CALL_LAWS) evolveCallLaws(state, event);
      break;
    case 'DealScored':
      score(state, event.data);
      break;
    default:
      evolveSeldom(state, event);
  }
};

const evolveSeldom = (state: BridgePlafondState, event: BridgePlafondEvent): void => {
  switch (event.type) {
    case 'PackShuffled':
      state.packs =
        event.data.pack === state.pack
          ? { ...state.packs, shuffled: event.data.by }
          : { ...state.packs, next: { ...state.packs.next, shuffled: event.data.by } };
      break;
    case 'PackPlaced':
      state.packs = { ...state.packs, next: { ...state.packs.next, placed: true } };
      break;
    case 'PackCut':
      state.packs = { ...state.packs, cut: event.data };
      break;
    case 'TrickGathered':
      state.play.gathered = event.data.number;
      break;
    case 'DealAnnulled':
      dealAgain(state, seatIndex(event.data.dealer), event.data.pack);
      break;
    case 'ClaimsClosed':
      state.claimsClosed = true;
      break;
    case 'ResultRecorded':
      state.recorded = event.data;
      break;
    case 'HonoursDeclared':
      state.honours = event.data.honours;
      break;
    default:
      evolveLaws(state, event);
  }
};

const evolveLaws = (state: BridgePlafondState, event: BridgePlafondEvent): void => {
  switch (event.type) {
    case 'IrregularityObserved':
      state.irregularities = [...state.irregularities, event.data];
      break;
    case 'ObligationImposed':
    case 'ObligationLifted':
      state.obligations = afterObligation(state.obligations, event);
      break;
    case 'ChoiceOffered':
      state.choices = [...state.choices, event.data];
      break;
    case 'ChoiceMade':
      closeChoice(state, event.data.article, event.data.by);
      break;
    case 'ChoiceLapsed':
      closeChoice(state, event.data.article, event.data.to);
      break;
    default:
  }
  evolveDealing(state, event);
  evolveCallLaws(state, event);
  evolvePlayLaws(state, event);
  evolveRevokes(state, event);
  evolveClaims(state, event);
};

/** The oldest of those that a player has by the article. */
const closeChoice = (state: BridgePlafondState, article: string, to: string): void => {
  const closed = state.choices.findIndex((each) => each.article === article && each.to === to);
  state.choices = state.choices.filter((_, at) => at !== closed);
};

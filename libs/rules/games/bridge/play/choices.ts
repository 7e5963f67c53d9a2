import { formatCard, parseCard, SUIT_LETTERS, suitOf } from '@arbitre/rules/kernel/cards';
import { partnerOf } from '@arbitre/rules/kernel/compass';
import { cardIn, onTable } from '@arbitre/rules/kernel/tricks/play';
import { type ChoiceOption, leadOptions, playOptions } from '../fields';
import type { BridgeState } from '../state';
import { awaitsChoice, penaltySuits } from './due';
import { wrongLead } from './lead-choice';
import type { Offence } from './unsettled';

/** What may be chosen of a card now, or of a lead that is to come. */
export type CardChoice = {
  /**
   * A lead out of turn; a card before partner's; a lead before declarer's choice; a card in place of a penalty card; partner's
   * lead that is to come.
   */
  readonly about: 'lead' | 'early' | 'before-choice' | 'misplay' | 'next-lead';
  /** What the arbiter explains it for (BD-L10C1); null where nothing is irregular. */
  readonly irregularity: string | null;
  readonly article: string;
  /** Whose card it is, or whose lead. */
  readonly seat: number;
  readonly card: string | null;
  /** Who chooses; where two may, the first prevails (BD-L55A). */
  readonly to: readonly number[];
  readonly options: readonly ChoiceOption[];
};

const onLead = (state: BridgeState): CardChoice | null => {
  const lead = wrongLead(state);
  if (lead === null || lead.to.length === 0) return null;
  return { ...lead, about: 'lead', card: formatCard(lead.card) };
};

/** A card before partner's: in the trick under way, or led to the next one before he had played to it (BD-L57A). */
const onEarly = (state: BridgeState, { seat, card, trick }: Offence): CardChoice | null => {
  const { play, declarer } = state;
  if (trick !== play.completed + 1 || play.count === 0) return null;
  const options = playOptions(SUIT_LETTERS.charAt(play.led));
  return {
    ...{ about: 'early', irregularity: 'BD-L57A', article: 'BD-L57A', seat, card, options },
    to: [declarer],
  };
};

/** A lead before declarer's choice (BD-L50D2), or a card in place of a penalty card (BD-L52). */
const onOther = (state: BridgeState, { article, seat, card, trick }: Offence): CardChoice | null => {
  const { play, declarer } = state;
  if (cardIn(play, trick, seat) !== parseCard(card)) return null;
  const choice = { irregularity: article, seat, card, to: [declarer] };
  if (article !== 'BD-L50D2')
    return { ...choice, about: 'misplay', article: 'BD-L52', options: ['accept', 'refuse'] };
  const partner = partnerOf(seat);
  // Partner's card goes back with the lead that it was played to.
  const played = onTable(play).filter((each) => each.seat === partner);
  const suits = played.map((each) => SUIT_LETTERS.charAt(suitOf(each.card)));
  const options = leadOptions([...new Set([...penaltySuits(state, partner), ...suits])]);
  return { ...choice, about: 'before-choice', article, options: ['accept', ...options] };
};

const onNextLead = (state: BridgeState): CardChoice | null => {
  const { turn } = state.play;
  if (!awaitsChoice(state, turn)) return null;
  const options = leadOptions(penaltySuits(state, partnerOf(turn)));
  return {
    ...{ about: 'next-lead', irregularity: null, article: 'BD-L50D2', seat: turn, card: null, options },
    to: [state.declarer],
  };
};

/** Of several cards the one that was played first. */
const onOffence = (state: BridgeState): CardChoice | null => {
  for (const offence of state.unsettled.offences) {
    const choice = offence.article === 'BD-L57A' ? onEarly(state, offence) : onOther(state, offence);
    if (choice !== null) return choice;
  }
  return null;
};

/** The choice that is open on cards, one after the other where there are several; null where none is. */
export const openChoice = (state: BridgeState): CardChoice | null =>
  state.phase === 'play' ? (onLead(state) ?? onOffence(state) ?? onNextLead(state)) : null;

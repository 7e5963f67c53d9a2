import { formatCard } from '@arbitre/rules/kernel/cards';
import { seatName } from '@arbitre/rules/kernel/compass';
import { forEach, type Matter } from '@arbitre/rules/kernel/mistakes/matters';
import { noticed, offered } from '../matter-kinds';
import type { BridgeState } from '../state';
import { openChoice } from './choices';
import { toBeNamed } from './due';
import { wrongLead } from './lead-choice';

/** What becomes of a card, once the arbiter has explained it, or of partner's lead (Laws 50 to 57). */
const onChoice = (state: BridgeState): readonly Matter[] => {
  const choice = openChoice(state);
  if (choice === null) return [];
  const { article, irregularity, seat, to, options } = choice;
  return irregularity !== null && state.lead === null
    ? [noticed(state, irregularity, seat, 'card')]
    : [offered(article, to.map(seatName), options, 'card')];
};

/** Which of several penalty cards is played (BD-L51A). */
const onNaming = (state: BridgeState): readonly Matter[] => {
  const cards = toBeNamed(state);
  if (cards.length === 0) return [];
  const acts = cards.map((card) => ({ do: 'name-penalty-card', card }));
  const options = forEach([seatName(state.declarer)], 'by', acts);
  return [{ kind: 'offer', article: 'BD-L51A', until: 'card', options }];
};

/** An opening lead by declarer's side goes back (BD-L54E). */
const onOwnOpening = (state: BridgeState): readonly Matter[] => {
  const lead = wrongLead(state);
  if (lead?.to.length !== 0) return [];
  const act = { do: 'withdraw', card: formatCard(lead.card) };
  const options = forEach([seatName(lead.seat)], 'seat', [act]);
  return [{ kind: 'obligation', article: lead.article, until: 'card', options }];
};

/** What cards wait for: a choice on one that broke the law, a word on a lead or a penalty card, a lead that goes back. */
export const onCards = (state: BridgeState): readonly Matter[] => [
  ...onChoice(state),
  ...onNaming(state),
  ...onOwnOpening(state),
];

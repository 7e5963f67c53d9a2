import { seatName } from '@arbitre/rules/kernel/compass';
import type { Matter } from '@arbitre/rules/kernel/mistakes/matters';
import { auctionMatters, leadMatters } from './auction/matters';
import { noticed, offered } from './matter-kinds';
import { wrongLead } from './play/lead-choice';
import type { BridgeState } from './state';

/** A lead out of turn: it stands or goes back, with what follows for partner's lead (Laws 53 to 56). */
const onLead = (state: BridgeState): readonly Matter[] => {
  const lead = wrongLead(state);
  if (lead === null) return [];
  const { article, irregularity, seat, to, options } = lead;
  return [
    state.lead === null
      ? noticed(state, irregularity, seat, 'card')
      : offered(article, to.map(seatName), options, 'card'),
  ];
};

/** What a deal waits for: choices on calls and leads that break the law, and what only the arbiter finds. */
export const openMatters = (state: BridgeState): readonly Matter[] =>
  state.phase === 'auction' ? auctionMatters(state) : [...leadMatters(state), ...onLead(state)];

import { newAuction } from '@arbitre/rules/kernel/auction/auction';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import type { BridgePlafondEvent } from '../events';
import type { BridgePlafondState } from '../state';
import { NO_DEALING } from './state';

/** Applies an event of the irregularities of cut and deal (articles 8 to 10, 38). */
export const evolveDealing = (state: BridgePlafondState, event: BridgePlafondEvent): void => {
  const { dealing } = state;
  switch (event.type) {
    case 'IrregularityObserved':
      if (event.data.article.startsWith('BP-8-') && !state.dealt)
        state.dealing = { ...dealing, cutFaults: [...dealing.cutFaults, event.data.article] };
      break;
    case 'CutDemanded':
      state.dealing = { ...dealing, cutFaults: NO_DEALING.cutFaults };
      state.packs = { ...state.packs, shuffled: null, cut: null };
      break;
    case 'DealBegun':
      state.dealing = { ...dealing, begun: event.data };
      break;
    case 'CardTurnedUp':
      if (event.data.cause === 'own-look')
        state.dealing = { ...dealing, turnedUp: [...dealing.turnedUp, event.data] };
      break;
    case 'DealStood':
      state.dealer = seatIndex(event.data.dealer);
      state.pack = event.data.pack;
      state.auction = newAuction(state.dealer);
      break;
    default:
  }
};

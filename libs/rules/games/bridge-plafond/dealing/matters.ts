import { SEATS } from '@arbitre/rules/kernel/compass';
import { forEach, type Matter } from '@arbitre/rules/kernel/mistakes/matters';
import type { BridgePlafondState } from '../state';
import { wrongDeal } from './decide-dealing';

/** A cut that anybody may have made again (article 8), and a deal that anybody may stop (article 9). */
export const dealingMatters = (state: BridgePlafondState): readonly Matter[] => {
  const { phase, dealt, dealing } = state;
  if (phase !== 'waiting' || dealt) return [];
  const { cutFaults, begun } = dealing;
  const article = wrongDeal(state, begun);
  const [fault] = cutFaults;
  const anybody = (what: string, act: string): Matter => ({
    ...{ kind: 'attention', article: what, until: 'first-card' },
    options: forEach(SEATS, 'by', [{ do: act }]),
  });
  if (begun !== null) return article === null ? [] : [anybody(article, 'stop-deal')];
  return fault === undefined ? [] : [anybody(fault, 'demand-cut')];
};

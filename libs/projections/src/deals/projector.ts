import { streams } from '@arbitre/events';
import type { Projector } from '../projector';
import { applyDealChanges } from './apply-changes';
import { dealChanges } from './changes';
import { dealTables } from './tables';

/** Every deal with its result as it stands, and the history of that result. Every event of a deal moves its version. */
export const deals: Projector = {
  model: 'deals',
  key: 'competition',
  version: 9,
  tables: dealTables,
  handles: ({ stream }) => streams.idIn('deal', stream) !== null,
  apply: async (tx, events) => {
    const changes = dealChanges(events);
    await applyDealChanges(tx, changes);
    return changes.deals.map(({ id: deal, competition, position, version: revision }) => ({
      model: 'deals' as const,
      competition,
      deal,
      position,
      revision,
    }));
  },
};

import { optional } from '@arbitre/rules/kernel/declare/compound';
import { type ActOf, declareActs } from '@arbitre/rules/kernel/declare/acts';
import { knownTimeZone, regionId, regionName } from '../fields';

/** What the federation decides about its regions. A region without `parent` is part of the federation alone. */
export const regionActs = declareActs({
  'open-region': {
    says: 'Opens a region.',
    fields: { id: regionId, name: regionName, parent: optional(regionId), timeZone: knownTimeZone },
  },
  'rename-region': { says: 'Calls a region otherwise.', fields: { name: regionName } },
  'move-region': {
    says: 'Makes a region part of another one; without `parent` of none.',
    fields: { parent: optional(regionId) },
  },
});

export type RegionAct = ActOf<typeof regionActs>;

import { orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { regionId, regionName, timeZone } from '../fields';

const parent = orNull(regionId, 'The region that it is part of; null: of the federation alone');

/** The life of a region. */
export const regionEvents = declareEvents(null, {
  RegionOpened: {
    says: 'The federation has a region more.',
    fields: { name: regionName, parent, timeZone },
  },
  RegionRenamed: { says: 'A region is called otherwise.', fields: { name: regionName } },
  RegionMoved: { says: 'A region became part of another one, or of none.', fields: { parent } },
});

export type RegionEvent = EventOf<typeof regionEvents>;

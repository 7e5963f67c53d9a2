import { orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { regionId, regionName, timeZone } from '../fields';

const parent = orNull(regionId, 'The region that it is part of; null: of the federation alone');

/** The life of a region. */
export const regionEvents = declareEvents(null, {
  RegionOpened: {
    says: { fr: 'Région ouverte : {name}', en: 'Region opened: {name}' },
    fields: { name: regionName, parent, timeZone },
  },
  RegionRenamed: {
    says: { fr: 'La région s’appelle désormais {name}', en: 'The region is now called {name}' },
    fields: { name: regionName },
  },
  RegionMoved: {
    says: { fr: 'La région change de rattachement', en: 'The region becomes part of another' },
    fields: { parent },
  },
});

export type RegionEvent = EventOf<typeof regionEvents>;

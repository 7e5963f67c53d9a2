import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { clubName, day, regionId } from '../fields';

/** The life of a club. */
export const clubEvents = declareEvents(null, {
  ClubRegistered: {
    says: { fr: 'Club enregistré : {name}', en: 'Club registered: {name}' },
    fields: {
      name: clubName,
      region: regionId,
      from: day('The first day on which it belongs to the region'),
    },
  },
  ClubMoved: {
    says: {
      fr: 'Le club passe à la région {region} le {from}',
      en: 'The club moves to the region {region} on {from}',
    },
    fields: { region: regionId, from: day('The first day on which it belongs to the region') },
  },
  ClubRenamed: {
    says: { fr: 'Le club s’appelle désormais {name}', en: 'The club is now called {name}' },
    fields: { name: clubName },
  },
});

export type ClubEvent = EventOf<typeof clubEvents>;

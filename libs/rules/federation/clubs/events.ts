import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { clubName, day, regionId } from '../fields';

/** The life of a club. */
export const clubEvents = declareEvents(null, {
  ClubRegistered: {
    says: 'The federation has a club more.',
    fields: {
      name: clubName,
      region: regionId,
      from: day('The first day on which it belongs to the region'),
    },
  },
  ClubMoved: {
    says: 'A club belongs to another region from a day on; what was before stays as it was.',
    fields: { region: regionId, from: day('The first day on which it belongs to the region') },
  },
  ClubRenamed: { says: 'A club is called otherwise.', fields: { name: clubName } },
});

export type ClubEvent = EventOf<typeof clubEvents>;

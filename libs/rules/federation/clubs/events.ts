import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { oneOf } from '@arbitre/rules/kernel/declare/values';
import { clubName, clubNumber, day, regionId } from '../fields';

/** A closed list: words of one's own could name a person. */
export const CLOSING_REASONS = ['dissolved', 'inactive', 'left'] as const;
export const REOPENING_REASONS = ['active-again', 'mistake'] as const;

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
  ClubMerged: {
    says: { fr: 'Club réuni au club {into}', en: 'Club merged into the club {into}' },
    fields: { into: clubNumber },
  },
  ClubMergeUndone: {
    says: { fr: 'Réunion au club {into} défaite', en: 'Merge into the club {into} undone' },
    fields: { into: clubNumber },
  },
  ClubAbsorbed: {
    says: { fr: 'Le club {alias} est réuni à celui-ci', en: 'The club {alias} is merged into this one' },
    fields: { alias: clubNumber },
  },
  ClubReleased: {
    says: {
      fr: 'Le club {alias} n’est plus réuni à celui-ci',
      en: 'The club {alias} is no longer merged into this one',
    },
    fields: { alias: clubNumber },
  },
  ClubRenamed: {
    says: { fr: 'Le club s’appelle désormais {name}', en: 'The club is now called {name}' },
    fields: { name: clubName },
  },
  ClubClosed: {
    says: { fr: 'Le club ferme le {on}', en: 'The club closes on {on}' },
    fields: {
      on: day('The first day on which it is closed'),
      reason: oneOf(CLOSING_REASONS, 'Dissolved; nobody plays there any more; left the federation'),
    },
  },
  ClubReopened: {
    says: { fr: 'Le club rouvre', en: 'The club is open again' },
    fields: { reason: oneOf(REOPENING_REASONS, 'Played there again; closed by mistake') },
  },
});

export type ClubEvent = EventOf<typeof clubEvents>;

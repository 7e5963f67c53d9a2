import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { oneOf, text } from '@arbitre/rules/kernel/declare/values';
import { day, decidedBy, reason, regionId } from '../fields';
import { calendarFields, CORRECTED, seasonFields } from './acts';

/** The life of a season. */
export const seasonEvents = declareEvents(null, {
  SeasonOpened: {
    says: { fr: 'Saison ouverte : {name}', en: 'Season opened: {name}' },
    fields: seasonFields,
  },
  RegionTookPart: {
    says: {
      fr: 'La région {region} participe, du {from} au {until}',
      en: 'The region {region} takes part, from {from} to {until}',
    },
    fields: calendarFields,
  },
  PhaseClosed: {
    says: {
      fr: 'La région {region} a clos sa phase : résultats jusqu’au {on}',
      en: 'The region {region} has closed its phase: results up to {on}',
    },
    fields: { region: regionId, on: day('The day up to which its results count') },
  },
  PhaseReopened: {
    says: {
      fr: 'La phase de la région {region} est rouverte',
      en: 'The phase of the region {region} is open again',
    },
    fields: { region: regionId, reason, decidedBy },
  },
  SeasonClosed: { says: { fr: 'Saison close', en: 'Season closed' }, fields: {} },
  SeasonCorrected: {
    says: { fr: 'Correction après la clôture : {of}', en: 'Corrected after it was closed: {of}' },
    fields: {
      corrects: oneOf(CORRECTED, 'What is corrected'),
      of: text('The region, division or ranking', 200),
      reason,
      decidedBy,
    },
  },
  SeasonArchived: { says: { fr: 'Saison archivée', en: 'Season archived' }, fields: {} },
});

export type SeasonEvent = EventOf<typeof seasonEvents>;

import { type ActOf, declareActs } from '@arbitre/rules/kernel/declare/acts';
import { integer, oneOf, text } from '@arbitre/rules/kernel/declare/values';
import { list } from '@arbitre/rules/kernel/declare/compound';
import { day, decidedBy, reason, regionId } from '../fields';

export const CORRECTED = ['phase', 'division', 'ranking'] as const;

export const seasonFields = {
  name: text('What pages print', 100),
  from: day('The first day'),
  until: day('The last day'),
  games: list(text('A game', 40), { least: 1, most: 40 }, 'The games that are played in it'),
};
export const calendarFields = {
  region: regionId,
  from: day('The first day on which it plays'),
  until: day('The last day on which it plays'),
  /** Days after its last day within which its results may still be corrected. */
  window: integer(0, 365, 'Days after the last within which results are still corrected'),
};

/** What the federation and its regions decide about a season. */
export const seasonActs = declareActs({
  'open-season': { says: 'Opens a season.', fields: seasonFields },
  'take-part': {
    says: 'Has a region take part with a calendar of its own, or gives it another one.',
    fields: calendarFields,
  },
  'close-phase': {
    says: 'Closes the phase of a region: its results are all there.',
    fields: { region: regionId, on: day('The day up to which its results count') },
  },
  'reopen-phase': {
    says: 'Opens the phase of a region again.',
    fields: { region: regionId, reason, decidedBy },
  },
  'close-season': { says: 'Closes the season, once every region has closed its phase.', fields: {} },
  'correct-season': {
    says: 'Corrects something of a closed season, by name.',
    fields: {
      corrects: oneOf(CORRECTED, 'What is corrected'),
      of: text('The region, division or ranking', 200),
      reason,
      decidedBy,
    },
  },
  'archive-season': { says: 'Puts a closed season away: nothing changes it any more.', fields: {} },
});

export type SeasonAct = ActOf<typeof seasonActs>;

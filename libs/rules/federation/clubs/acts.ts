import { type ActOf, declareActs } from '@arbitre/rules/kernel/declare/acts';
import { oneOf } from '@arbitre/rules/kernel/declare/values';
import { clubName, clubNumber, day, regionId } from '../fields';
import { CLOSING_REASONS, REOPENING_REASONS } from './events';

const from = day('The first day on which it belongs to the region');

/** What the federation decides about its clubs. */
export const clubActs = declareActs({
  'register-club': {
    says: 'Registers a club.',
    fields: { number: clubNumber, name: clubName, region: regionId, from },
  },
  'move-club': { says: 'Moves a club to another region.', fields: { region: regionId, from } },
  'merge-club': {
    says: 'Has the number read as that of another club, with which it is one.',
    fields: { club: clubNumber, into: clubNumber },
  },
  'undo-club-merge': { says: 'Has the number stand for its own club again.', fields: {} },
  'absorb-club': { says: 'Takes another number as an alias of this one.', fields: { alias: clubNumber } },
  'release-club': { says: 'Lets an alias stand for itself again.', fields: { alias: clubNumber } },
  'rename-club': { says: 'Calls a club otherwise.', fields: { name: clubName } },
  'close-club': {
    says: 'Closes a club from a day on: nobody becomes a member of it from then on.',
    fields: { on: day('The first day on which it is closed'), reason: oneOf(CLOSING_REASONS) },
  },
  'reopen-club': {
    says: 'Has a closed club be open as if it had never closed.',
    fields: { reason: oneOf(REOPENING_REASONS) },
  },
});

export type ClubAct = ActOf<typeof clubActs>;

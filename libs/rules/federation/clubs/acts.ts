import { type ActOf, declareActs } from '@arbitre/rules/kernel/declare/acts';
import { clubName, clubNumber, day, regionId } from '../fields';

const from = day('The first day on which it belongs to the region');

/** What the federation decides about its clubs. */
export const clubActs = declareActs({
  'register-club': {
    says: 'Registers a club.',
    fields: { number: clubNumber, name: clubName, region: regionId, from },
  },
  'move-club': { says: 'Moves a club to another region.', fields: { region: regionId, from } },
  'rename-club': { says: 'Calls a club otherwise.', fields: { name: clubName } },
});

export type ClubAct = ActOf<typeof clubActs>;

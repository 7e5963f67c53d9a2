import { divisionActs } from '@arbitre/rules/leagues';
import type { Choice, FormField } from '../writes/form-field';
import { decidedByField, reasonField } from './league-fields';
import type { LeaguesTexts } from './leagues-texts';

export type Regions = readonly { readonly id: string; readonly name: string }[];

/** Where an entry goes within the season, or what it is called from now on. */
export const movingFields = (
  texts: LeaguesTexts,
  entries: readonly Choice[],
  regions: Regions,
  clubs: readonly Choice[],
): readonly FormField[] => {
  const { fields } = divisionActs['move-entry'];
  return [
    { name: 'entry', label: texts.entry, choices: entries },
    {
      ...{ name: 'region', label: texts.newRegion, optional: true, refusedBy: ['nothing-moves'] },
      choices: regions.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      ...{ name: 'club', label: texts.newClub, optional: true, suggested: clubs, of: fields.club },
      refusedBy: ['club-not-found', 'club-differs'],
    },
    { name: 'name', label: texts.newName, optional: true, of: fields.name },
    {
      ...{ name: 'from', label: texts.movesFrom, help: texts.movesFromHelp, kind: 'number', optional: true },
      of: fields.from,
      refusedBy: ['move-without-round', 'move-before-another'],
    },
    reasonField(texts),
    decidedByField(texts),
  ];
};

export const undoingFields = (texts: LeaguesTexts, entries: readonly Choice[]): readonly FormField[] => [
  { name: 'entry', label: texts.entry, choices: entries, refusedBy: ['never-moved'] },
  reasonField(texts),
  decidedByField(texts),
];

/** What an entry had in a division that it has left. */
export const bringingFields = (
  texts: LeaguesTexts,
  entries: readonly Choice[],
  divisions: readonly Choice[],
): readonly FormField[] => [
  { name: 'entry', label: texts.entry, choices: entries },
  {
    ...{ name: 'origin', label: texts.origin, choices: divisions },
    refusedBy: ['brought-already', 'never-played-there', 'still-plays-there', 'same-division'],
  },
  {
    ...{ name: 'as', label: texts.calledThere, help: texts.calledThereHelp, optional: true },
    of: divisionActs['bring-points'].fields.as,
  },
  reasonField(texts),
  decidedByField(texts),
];

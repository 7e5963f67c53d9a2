import { clubActs } from '@arbitre/rules/federation';
import type { FormField } from '../../writes/form-field';
import type { FederationRegion } from '../all-regions';
import { today } from '../held';
import type { peopleTexts } from '../people-texts';
import { regionField } from '../regions/region-fields';

type Texts = (typeof peopleTexts)['fr'];
type Regions = readonly FederationRegion[];

const fromField = ({ from }: Texts): FormField => ({
  ...{ name: 'from', label: from, kind: 'date', value: today(), of: clubActs['move-club'].fields.from },
  refusedBy: ['not-after', 'before-end'],
});

/** `region`: the one that is shown, where there is one. */
export const registeringFields = (texts: Texts, regions: Regions, region: string): readonly FormField[] => {
  const { number, name } = clubActs['register-club'].fields;
  return [
    {
      ...{ name: 'number', label: texts.number, help: texts.numberHelp, of: number },
      refusedBy: ['conflicting-version', 'club-already-registered'],
    },
    { name: 'name', label: texts.name, of: name },
    { ...regionField(texts, regions), value: region },
    fromField(texts),
  ];
};

export const renamingFields = ({ newName }: Texts, name: string): readonly FormField[] => [
  {
    ...{ name: 'name', label: newName, value: name, of: clubActs['rename-club'].fields.name },
    refusedBy: ['name-unchanged'],
  },
];

export const movingFields = (texts: Texts, regions: Regions): readonly FormField[] => [
  regionField(texts, regions),
  fromField(texts),
];

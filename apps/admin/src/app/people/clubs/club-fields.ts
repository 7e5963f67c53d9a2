import { CLOSING_REASONS, clubActs, REOPENING_REASONS } from '@arbitre/rules/federation';
import type { FormField } from '../../writes/form-field';
import type { FederationRegion } from '../all-regions';
import { today } from '../held';
import type { peopleTexts } from '../people-texts';
import type { closingTexts } from './closing-texts';
import { regionField } from '../regions/region-fields';

type Texts = (typeof peopleTexts)['fr'];
type Regions = readonly FederationRegion[];

const fromField = ({ from }: Texts): FormField => ({
  ...{ name: 'from', label: from, kind: 'date', value: today(), of: clubActs['move-club'].fields.from },
  refusedBy: ['not-after', 'before-end', 'club-closed'],
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

type ClosingTexts = (typeof closingTexts)['fr'];

/** Confirmed by the number of the club: members may be in it. */
export const closingFields = (texts: ClosingTexts, number: string): readonly FormField[] => [
  {
    ...{ name: 'on', label: texts.on, kind: 'date', value: today(), of: clubActs['close-club'].fields.on },
    refusedBy: ['not-after', 'club-already-closed'],
  },
  {
    ...{ name: 'reason', label: texts.reason },
    choices: CLOSING_REASONS.map((reason) => ({ value: reason, label: texts.closing[reason] })),
  },
  { name: 'confirm', label: texts.confirm, help: texts.confirmHelp(number), exactly: number },
];

export const reopeningFields = ({ reason, reopening }: ClosingTexts): readonly FormField[] => [
  {
    ...{ name: 'reason', label: reason, refusedBy: ['club-not-closed'] },
    choices: REOPENING_REASONS.map((each) => ({ value: each, label: reopening[each] })),
  },
];

import { ERASING_REASONS, memberActs, PRIVACY } from '@arbitre/rules/federation';
import type { Choice, FormField } from '../../writes/form-field';
import { today } from '../held';
import type { OneMemberResult } from '../people.operations';
import type { membersTexts } from './members-texts';

type Texts = (typeof membersTexts)['fr'];
type Personal = NonNullable<NonNullable<OneMemberResult['member']>['personal']>;

const { licence, year, category, club } = memberActs['register-member'].fields;

const fromField = ({ from }: Texts): FormField => ({
  ...{
    name: 'from',
    label: from,
    kind: 'date',
    value: today(),
    of: memberActs['transfer-member'].fields.from,
  },
  refusedBy: ['not-after', 'before-end'],
});

const clubField = (
  { club: label, clubHelp }: Texts,
  suggested: readonly Choice[],
  value = '',
): FormField => ({
  ...{ name: 'club', label, help: clubHelp, of: club, suggested, value },
  refusedBy: ['club-not-found', 'club-closed', 'already-since'],
});

const categoryField = ({ category: label, categoryHelp }: Texts): FormField => ({
  ...{ name: 'category', label, help: categoryHelp, of: category, refusedBy: ['already-since'] },
});

const yearField = ({ year: label }: Texts, value: number): FormField => ({
  ...{
    name: 'year',
    label,
    kind: 'number',
    of: year,
    value: String(value),
    refusedBy: ['licence-year-held'],
  },
});

export const personalFields = (texts: Texts, known?: Personal | null): readonly FormField[] => {
  const { familyName, givenName, birthDate, email, address } = memberActs['correct-personal'].fields;
  const optional = { optional: true } as const;
  return [
    {
      ...{ name: 'familyName', label: texts.familyName, of: familyName, value: known?.familyName ?? '' },
      refusedBy: ['personal-unchanged'],
    },
    { name: 'givenName', label: texts.givenName, of: givenName, value: known?.givenName ?? '' },
    {
      ...{ name: 'birthDate', label: texts.birthDate, kind: 'date', of: birthDate, ...optional },
      value: known?.birthDate ?? '',
    },
    {
      ...{ name: 'email', label: texts.email, help: texts.emailHelp, kind: 'email', of: email, ...optional },
      value: known?.email ?? '',
    },
    {
      ...{ name: 'address', label: texts.address, kind: 'lines', of: address, ...optional },
      value: known?.address ?? '',
    },
  ];
};

/** `of`: the number of the club whose page it is, where it is one. */
export const registeringFields = (texts: Texts, clubs: readonly Choice[], of = ''): readonly FormField[] => [
  {
    ...{ name: 'licence', label: texts.licence, help: texts.licenceHelp, of: licence },
    refusedBy: ['conflicting-version', 'member-already-registered', 'member-erased'],
  },
  ...personalFields(texts),
  clubField(texts, clubs, of),
  categoryField(texts),
  yearField(texts, Number(today().slice(0, 4))),
  fromField(texts),
  ...privacyFields(texts, { guest: false, privacy: 'name' }),
];

export const transferFields = (texts: Texts, clubs: readonly Choice[]): readonly FormField[] => [
  clubField(texts, clubs),
  fromField(texts),
];

export const leavingFields = (texts: Texts): readonly FormField[] => [
  { ...fromField(texts), name: 'on', label: texts.leaveOn },
];

export const categoryFields = (texts: Texts): readonly FormField[] => [
  categoryField(texts),
  fromField(texts),
];

/** The year after the last one is offered. */
export const renewalFields = (texts: Texts, last: number): readonly FormField[] => [
  yearField(texts, last + 1),
];

/** How everybody reads the name; a guest has no licence to be called by. */
export const privacyFields = (
  texts: Texts,
  { guest, privacy }: Pick<NonNullable<OneMemberResult['member']>, 'guest' | 'privacy'>,
): readonly FormField[] => [
  {
    ...{ name: 'privacy', label: texts.privacy, value: privacy, refusedBy: ['privacy-unchanged'] },
    choices: PRIVACY.filter((each) => !guest || each !== 'licence').map((each) => ({
      value: each,
      label: texts.privacies[each],
    })),
  },
];

/** What cannot be undone is confirmed by the number of the licence. */
export const erasingFields = (texts: Texts, of: string): readonly FormField[] => [
  {
    ...{ name: 'reason', label: texts.reason },
    choices: ERASING_REASONS.map((reason) => ({ value: reason, label: texts.reasons[reason] })),
  },
  { name: 'confirm', label: texts.confirm, help: texts.confirmHelp(of), exactly: of },
];

import type { FormField } from '../writes/form-field';
import { today } from '../people/held';
import type { Role } from './account.operations';
import type { accountTexts } from './account-texts';

type Texts = (typeof accountTexts)['fr'];
type RoleNames = Readonly<Record<string, string>>;

const ROLES = [
  ...['ADMINISTRATOR', 'STAFF', 'ORGANISER', 'DIRECTOR', 'ARBITER', 'COMMITTEE', 'SCORER'],
  ...['CLUB', 'PLAYER', 'AUDITOR'],
] as const satisfies readonly Role[];

const roleField = ({ role }: Texts, names: RoleNames, value: Role): FormField => ({
  ...{ name: 'role', label: role, value },
  choices: ROLES.map((one) => ({ value: one, label: names[one] ?? one })),
});

const scopeField = ({ scope, scopeHelp }: Texts): FormField => ({
  ...{ name: 'scope', label: scope, help: scopeHelp, value: 'federation' },
  refusedBy: ['grant-held', 'member-not-found'],
});

const untilField = ({ until }: Texts): FormField => ({
  ...{ name: 'until', label: until, kind: 'date', optional: true },
  refusedBy: ['grant-without-days'],
});

export const invitationFields = (texts: Texts, names: RoleNames): readonly FormField[] => [
  { name: 'name', label: texts.name },
  { name: 'signIn', label: texts.signIn, help: texts.signInHelp, refusedBy: ['sign-in-name-taken'] },
  roleField(texts, names, 'STAFF'),
  scopeField(texts),
  untilField(texts),
];

/** `PUBLIC`: whoever was granted nothing. */
export const seeingFields = (texts: Texts, names: RoleNames): readonly FormField[] => [
  {
    ...{ name: 'role', label: texts.role, value: 'STAFF' },
    choices: [...ROLES, 'PUBLIC' as const].map((one) => ({ value: one, label: names[one] ?? one })),
  },
  { name: 'scope', label: texts.scope, help: texts.scopeHelp, value: 'federation' },
];

export const grantFields = (texts: Texts, names: RoleNames): readonly FormField[] => [
  roleField(texts, names, 'ARBITER'),
  scopeField(texts),
  { name: 'from', label: texts.from, kind: 'date', value: today() },
  untilField(texts),
];

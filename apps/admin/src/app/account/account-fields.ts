import type { Choice, FormField } from '../writes/form-field';
import { ACCOUNT_KINDS, scopeFields } from '../people/officials/scope-fields';
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

const REFUSED = ['grant-held', 'member-not-found'];

/** The places that are offered, and the words for them. */
type Where = { readonly texts: Parameters<typeof scopeFields>[0]; readonly regions: readonly Choice[] };

const scopeFieldsOf = ({ texts, regions }: Where): readonly FormField[] =>
  scopeFields(texts, {
    places: [{ value: 'federation', label: texts.places.federation }, ...regions],
    ...{ kinds: ACCOUNT_KINDS, refusedBy: REFUSED },
  });

const untilField = ({ until }: Texts): FormField => ({
  ...{ name: 'until', label: until, kind: 'date', optional: true },
  refusedBy: ['grant-without-days'],
});

export const invitationFields = (texts: Texts, names: RoleNames, places: Where): readonly FormField[] => [
  { name: 'name', label: texts.name },
  { name: 'signIn', label: texts.signIn, help: texts.signInHelp, refusedBy: ['sign-in-name-taken'] },
  roleField(texts, names, 'STAFF'),
  ...scopeFieldsOf(places),
  untilField(texts),
];

/** `PUBLIC`: whoever was granted nothing. */
export const seeingFields = (texts: Texts, names: RoleNames, places: Where): readonly FormField[] => [
  {
    ...{ name: 'role', label: texts.role, value: 'STAFF' },
    choices: [...ROLES, 'PUBLIC' as const].map((one) => ({ value: one, label: names[one] ?? one })),
  },
  ...scopeFieldsOf(places),
];

export const grantFields = (texts: Texts, names: RoleNames, places: Where): readonly FormField[] => [
  roleField(texts, names, 'ARBITER'),
  ...scopeFieldsOf(places),
  { name: 'from', label: texts.from, kind: 'date', value: today() },
  untilField(texts),
];

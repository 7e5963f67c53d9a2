import { grantActs } from '@arbitre/rules/federation';
import type { Choice, FormField } from '../../writes/form-field';
import { today } from '../held';
import type { Role } from '../../account/account.operations';
import type { officialsTexts } from './officials-texts';
import { OFFICIAL_KINDS, scopeFields } from './scope-fields';

type Texts = (typeof officialsTexts)['fr'];

const ROLES = [
  ...['DIRECTOR', 'ARBITER', 'COMMITTEE', 'SCORER', 'ORGANISER', 'CLUB'],
  ...['STAFF', 'AUDITOR', 'ADMINISTRATOR'],
] as const satisfies readonly Role[];

/** As the enum `Role` has it. */
type OfficialRole = (typeof ROLES)[number];

export const roleChoices = (
  names: Readonly<Record<string, string>>,
): readonly (Choice & { readonly value: OfficialRole })[] =>
  ROLES.map((value) => ({ value, label: names[value] ?? value }));

/** The day after; empty behind what is no day. */
const dayAfter = (day: string): string => {
  const at = Date.parse(day);
  return Number.isNaN(at) ? '' : new Date(at + 86_400_000).toISOString().slice(0, 10);
};

/** Whether a scope is one for an evening. */
export const isForEvening = (scope: string): boolean => /^(?:session|table):/.test(scope);

type Offered = { readonly roles: readonly Choice[]; readonly accounts: readonly Choice[] };

/** `places`: where the role can be held, the first of which the form begins with; `competition`: the one that the page is about. */
export const givingFields = (
  texts: Texts,
  { roles, accounts }: Offered,
  places: readonly Choice[],
  competition?: string,
): readonly FormField[] => {
  const { from } = grantActs['give-grant'].fields;
  return [
    {
      ...{ name: 'account', label: texts.account, help: texts.accountHelp, suggested: accounts },
      refusedBy: ['account-not-found', 'not-found'],
    },
    { name: 'role', label: texts.role, choices: roles, value: 'ARBITER' },
    ...scopeFields(texts, {
      ...{ places, kinds: OFFICIAL_KINDS, refusedBy: ['grant-held'] },
      ...(competition === undefined ? {} : { competition }),
    }),
    { name: 'from', label: texts.from, kind: 'date', value: today(), of: from },
    {
      ...{ name: 'until', label: texts.until, kind: 'date', optional: true },
      derived: ({ scope: where = '', from: first = '' }) => (isForEvening(where) ? dayAfter(first) : ''),
      refusedBy: ['grant-without-days'],
    },
  ];
};

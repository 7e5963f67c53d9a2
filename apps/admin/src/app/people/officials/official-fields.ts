import { grantActs } from '@arbitre/rules/federation';
import type { Choice, FormField } from '../../writes/form-field';
import { today } from '../held';
import type { Role } from '../../account/account.operations';
import type { officialsTexts } from './officials-texts';

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

/** `places`: what the role can be held over; the first is what the form begins with. */
export const givingFields = (
  texts: Texts,
  { roles, accounts }: Offered,
  places: readonly Choice[],
): readonly FormField[] => {
  const { scope, from } = grantActs['give-grant'].fields;
  return [
    {
      ...{ name: 'account', label: texts.account, help: texts.accountHelp, suggested: accounts },
      refusedBy: ['account-not-found', 'not-found'],
    },
    { name: 'role', label: texts.role, choices: roles, value: 'ARBITER' },
    {
      ...{ name: 'scope', label: texts.where, help: texts.scopeHelp, suggested: places, of: scope },
      ...{ value: places[0]?.value ?? '', refusedBy: ['grant-held'] },
    },
    { name: 'from', label: texts.from, kind: 'date', value: today(), of: from },
    {
      ...{ name: 'until', label: texts.until, kind: 'date', optional: true },
      derived: ({ scope: where = '', from: first = '' }) => (isForEvening(where) ? dayAfter(first) : ''),
      refusedBy: ['grant-without-days'],
    },
  ];
};

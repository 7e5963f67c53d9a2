import type { Refusal } from '@arbitre/rules';
import {
  decideMember,
  evolveMember,
  type MemberAct,
  memberActs,
  type MemberEvent,
  type MemberState,
  openSpan,
  type Personal,
  personalOf,
  UNREGISTERED_MEMBER,
} from '@arbitre/rules/federation';
import { canonicalJson } from '@arbitre/rules/kernel/canonical-json';
import { decideActs } from '../write-side/decide-acts';
import { type Cells, dayIn } from './columns';

export const MEMBER_COLUMNS = {
  licence: {
    called: ['licence', 'license', 'no-licence', 'n-licence', 'numero-de-licence', 'licence-number'],
  },
  familyName: { called: ['nom', 'nom-de-famille', 'family-name', 'last-name', 'surname'] },
  givenName: { called: ['prenom', 'given-name', 'first-name'] },
  club: { called: ['club', 'no-club', 'n-club', 'numero-de-club', 'numero-du-club', 'club-number'] },
  birthDate: {
    called: ['naissance', 'date-de-naissance', 'ne-le', 'birth-date', 'date-of-birth', 'born'],
    optional: true,
  },
  email: {
    called: ['courriel', 'e-mail', 'email', 'mail', 'adresse-e-mail', 'adresse-mail'],
    optional: true,
  },
  address: { called: ['adresse', 'adresse-postale', 'address'], optional: true },
  category: { called: ['categorie', 'category'], optional: true },
  year: { called: ['annee', 'saison', 'year', 'season', 'licence-year'], optional: true },
  from: { called: ['du', 'depuis', 'a-compter-du', 'from', 'since'], optional: true },
} as const;

export type MemberCells = Cells<keyof typeof MEMBER_COLUMNS>;

/** Whether it can be a licence: only then is it looked for. */
export const isLicence = (given: string | undefined): given is string =>
  memberActs['register-member'].fields.licence.accepts(given);

const given = <Value>(name: string, value: Value | undefined) =>
  value === undefined ? {} : { [name]: value };

const yearOf = (cell: string | undefined): unknown =>
  cell !== undefined && /^\d{1,6}$/.test(cell) ? Number(cell) : cell;

/** Who the line says somebody is, as far as it says it. */
const personalIn = ({
  familyName,
  givenName,
  birthDate,
  email,
  address,
}: MemberCells): Partial<Personal> => ({
  ...{ ...given('familyName', familyName), ...given('givenName', givenName) },
  ...given('birthDate', birthDate === undefined ? undefined : dayIn(birthDate)),
  ...{ ...given('email', email), ...given('address', address) },
});

const fromIn = ({ from }: MemberCells, today: string): string => (from === undefined ? today : dayIn(from));

/** The licence that the line asks for, whatever it lacks: the act itself says what is missing. */
export const registration = (cells: MemberCells, today: string): MemberAct => {
  const { licence, category, club, year } = cells;
  const terms = { category, club, year: yearOf(year), from: fromIn(cells, today) };
  const told = Object.entries({ licence, ...personalIn(cells), ...terms }).filter(
    ([, value]) => value !== undefined,
  );
  return { do: 'register-member', ...Object.fromEntries(told) } as unknown as MemberAct;
};

/** What makes a member as the line says: nothing where it is so already. What a line leaves empty stays as it is. */
export const corrections = (
  { clubs, categories, years }: MemberState,
  known: Personal,
  cells: MemberCells,
  today: string,
): readonly MemberAct[] => {
  const { club, category } = cells;
  const [from, year] = [fromIn(cells, today), yearOf(cells.year)];
  const personal = personalOf({ ...known, ...personalIn(cells) });
  const acts: readonly (object | false)[] = [
    canonicalJson(personal) !== canonicalJson(personalOf(known)) && { do: 'correct-personal', ...personal },
    club !== undefined && openSpan(clubs)?.value !== club && { do: 'transfer-member', club, from },
    category !== undefined &&
      openSpan(categories)?.value !== category && { do: 'set-category', category, from },
    year !== undefined && !(Number(year) <= (years.at(-1) ?? 0)) && { do: 'renew-licence', year },
  ];
  return acts.filter((act) => act !== false) as readonly MemberAct[];
};

/** Why these acts would not be taken; null when they would. */
export const refusalOf = (
  state: MemberState | null,
  acts: readonly MemberAct[],
): Pick<Refusal, 'violation'> | null => {
  const decided = decideActs(state ?? UNREGISTERED_MEMBER, acts, {
    decide: (known, act) => decideMember(known, act, { seal: () => ({ sealed: '_' }) }),
    evolve: (known, event) => evolveMember(known, event as MemberEvent),
  });
  return decided.ok ? null : { violation: decided.violation };
};

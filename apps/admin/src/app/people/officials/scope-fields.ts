import { integer } from '@arbitre/rules/kernel/declare/values';
import type { Choice, FormField, Given } from '../../writes/form-field';
import type { officialsTexts } from './officials-texts';

type Texts = (typeof officialsTexts)['fr'];
type Part = keyof Texts['parts'];

/** What a kind of place is named by, where it is not offered as it stands. */
const PARTS = {
  region: ['region'],
  club: ['club'],
  competition: ['competition'],
  session: ['competition', 'session'],
  table: ['competition', 'session', 'table'],
  entry: ['competition', 'entry'],
  member: ['licence'],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

type Kind = keyof typeof PARTS;

export const ACCOUNT_KINDS = Object.keys(PARTS) as Kind[];
/** The kinds of places where officials hold their roles. */
export const OFFICIAL_KINDS = ['region', 'club', 'competition', 'session', 'table'] as const;

/** The value of the choice behind which a place is named by its parts. */
const other = (kind: Kind): string => `${kind}:`;

const kindIn = (scope = ''): Kind | null => ACCOUNT_KINDS.find((kind) => other(kind) === scope) ?? null;

type Offered = {
  /** Places as scopes, the first of which the form begins with. */
  readonly places: readonly Choice[];
  readonly kinds: readonly Kind[];
  /** The competition that the page is about. */
  readonly competition?: string;
  readonly refusedBy: readonly string[];
};

/** Where a role holds: one of the places that are offered, or a kind of place and, once it is chosen, what names it. */
export const scopeFields = (
  { where, places: names, otherPlace, parts }: Texts,
  { places, kinds, competition = '', refusedBy }: Offered,
): readonly FormField[] => {
  const part = (name: Part, further: Partial<FormField> = {}): FormField => ({
    ...{ name, label: parts[name] },
    ...further,
    asked: ({ scope }) => {
      const kind = kindIn(scope);
      return kind !== null && (PARTS[kind] as readonly Part[]).includes(name);
    },
  });
  const choices = [
    ...places,
    ...kinds.map((kind) => ({ value: other(kind), label: otherPlace(names[kind]) })),
  ];
  return [
    { name: 'scope', label: where, choices, value: choices[0]?.value ?? '', refusedBy },
    part('region'),
    part('club'),
    part('competition', { value: competition }),
    part('session', { kind: 'number', value: '1', of: integer(1, 9999) }),
    part('table'),
    part('entry'),
    part('licence'),
  ];
};

/** The scope that was chosen or named, as grants write it. */
export const scopeIn = ({ scope = '', ...given }: Given): string => {
  const {
    region = '',
    club = '',
    competition = '',
    session = '',
    table = '',
    entry = '',
    licence = '',
  } = given;
  switch (kindIn(scope)) {
    case null:
      return scope;
    case 'region':
      return `region:${region}`;
    case 'club':
      return `club:${club}`;
    case 'competition':
      return `competition:${competition}`;
    case 'session':
      return `session:${competition}.s${session}`;
    case 'table':
      return `table:${competition}.s${session}/${table}`;
    case 'entry':
      return `entry:${competition}/${entry}`;
    case 'member':
      return `member:${licence}`;
  }
};

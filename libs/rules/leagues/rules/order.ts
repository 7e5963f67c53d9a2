import { notation } from '@arbitre/rules/kernel/declare/values';
import type { Sentence } from '@arbitre/rules/kernel/refusals';
import { several } from './declare';

/** Formats in which a criterion can be asked: `path` ranks its phases as circuits do. */
type Ranks = 'circuit' | 'fixtures' | 'both';

/** One criterion of a chain that parts what is level. */
type CriterionRow = { readonly in: Ranks; readonly says: Sentence };

/** Every criterion, one line each; rules, schema, checks, tables and handbook read this one. */
export const CRITERIA = {
  'direct-points': {
    in: 'fixtures',
    says: { fr: 'points des rencontres directes', en: 'points of the direct encounters' },
  },
  'direct-difference': {
    in: 'fixtures',
    says: { fr: 'différence des rencontres directes', en: 'difference of the direct encounters' },
  },
  'direct-scored': {
    in: 'fixtures',
    says: { fr: 'score marqué dans les rencontres directes', en: 'score made in the direct encounters' },
  },
  'direct-wins': {
    in: 'both',
    says: { fr: 'victoires directes', en: 'wins in the direct encounters' },
  },
  points: { in: 'fixtures', says: { fr: 'points', en: 'points' } },
  wins: { in: 'both', says: { fr: 'victoires', en: 'wins' } },
  'best-result': { in: 'both', says: { fr: 'meilleur résultat', en: 'best single result' } },
  'next-best': {
    in: 'both',
    says: { fr: 'meilleurs résultats l’un après l’autre', en: 'best results one after the other' },
  },
  'last-competition': {
    in: 'both',
    says: {
      fr: 'dernière compétition, puis celle d’avant',
      en: 'last competition, then the one before',
    },
  },
  places: {
    in: 'circuit',
    says: {
      fr: 'nombre de premières places, puis de deuxièmes…',
      en: 'number of first places, then of second ones…',
    },
  },
  participations: { in: 'circuit', says: { fr: 'participations', en: 'participations' } },
  difference: { in: 'fixtures', says: { fr: 'différence', en: 'difference' } },
  average: { in: 'fixtures', says: { fr: 'quotient marqué sur encaissé', en: 'scored divided by conceded' } },
  scored: { in: 'fixtures', says: { fr: 'score marqué', en: 'scored' } },
  'minor-scored': { in: 'fixtures', says: { fr: 'petits points marqués', en: 'minor points scored' } },
  'minor-difference': {
    in: 'fixtures',
    says: { fr: 'différence des petits points', en: 'difference of the minor points' },
  },
  'minor-average': {
    in: 'fixtures',
    says: { fr: 'quotient des petits points', en: 'minor points scored divided by conceded' },
  },
  'rounded-down': {
    in: 'fixtures',
    says: { fr: 'demi-point perdu par l’arrondi', en: 'half a point lost by rounding' },
  },
  'fewer-penalties': { in: 'both', says: { fr: 'moins de pénalités', en: 'fewer penalties' } },
  decided: { in: 'both', says: { fr: 'départage décidé', en: 'order that was decided' } },
  lot: { in: 'both', says: { fr: 'tirage au sort', en: 'lot' } },
} as const satisfies Readonly<Record<string, CriterionRow>>;

export type CriterionName = keyof typeof CRITERIA;
/** A named criterion, or the most of something that results count by name: `most:firsts`. */
export type Criterion = CriterionName | `most:${string}`;

/** Where the chain ends: whatever comes after a lot is never asked. */
export const LAST: Criterion = 'lot';

const NAMES = Object.keys(CRITERIA);

const criterion = notation<Criterion>(
  `one of ${NAMES.join(' ')}, or most:NAME for a count`,
  `^(?:${NAMES.join('|')}|most:[a-z][a-z-]{0,38})$`,
  'What parts those who are level, the first that does',
);

export const order = several(criterion, { most: 20 }, 'The chain that parts those who are level, in order');

export const isNamed = (name: string): name is CriterionName => Object.hasOwn(CRITERIA, name);

/** What people read of a criterion. */
export const criterionSays = (name: string): Sentence => {
  if (isNamed(name)) return CRITERIA[name].says;
  const count = name.slice(name.indexOf(':') + 1);
  return { fr: `plus de : ${count}`, en: `most: ${count}` };
};

import type { Adjustment, Ruling, RulingGiven } from './contract';

type Adjustments = Readonly<Record<string, Adjustment>>;

/** The id of the ruling that is the so-manieth of its deal, from 0. */
export const rulingId = (index: number): string => `r${index + 1}`;

/** The rulings after another was given; its id says which of the deal it is. */
export const withRuling = (rulings: readonly Ruling[], given: RulingGiven['data']): readonly Ruling[] => [
  ...rulings,
  { ...given, id: rulingId(rulings.length), status: 'in-force' },
];

/** The rulings after one was withdrawn. */
export const withoutRuling = (rulings: readonly Ruling[], id: string): readonly Ruling[] =>
  rulings.map((each) => (each.id === id ? { ...each, status: 'withdrawn' } : each));

/** What the rulings in force give each side, a later one in place of an earlier; null where none gives anything. */
export const adjustmentsOf = (rulings: readonly Ruling[]): Adjustments | null => {
  const inForce = rulings.filter(
    ({ status, adjustments }) => status === 'in-force' && Object.keys(adjustments).length > 0,
  );
  if (inForce.length === 0) return null;
  return inForce.reduce<Adjustments>((all, { adjustments }) => ({ ...all, ...adjustments }), {});
};

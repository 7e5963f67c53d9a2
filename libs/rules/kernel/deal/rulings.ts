import type { Adjustment, Ruling, RulingGiven } from './contract';

type Adjustments = Readonly<Record<string, Adjustment>>;

/** The rulings after another was given; its id says which of the deal it is. */
export const withRuling = (rulings: readonly Ruling[], given: RulingGiven['data']): readonly Ruling[] => [
  ...rulings,
  { ...given, id: `r${rulings.length + 1}`, status: 'in-force' },
];

/** The rulings after one was withdrawn. */
export const withoutRuling = (rulings: readonly Ruling[], id: string): readonly Ruling[] =>
  rulings.map((each) => (each.id === id ? { ...each, status: 'withdrawn' } : each));

/** What the rulings in force give each side, a later one in place of an earlier; null where none gives anything. */
export const adjustmentsOf = (rulings: readonly Ruling[]): Adjustments | null => {
  const inForce = rulings.filter(({ status }) => status === 'in-force');
  if (inForce.length === 0) return null;
  return inForce.reduce<Adjustments>((all, { adjustments }) => ({ ...all, ...adjustments }), {});
};

/** What an arbiter is about to give a side, as it is typed. */
export type GivenSide = { readonly kind: '' | 'artificial' | 'assigned'; readonly amount: string };

/** What sides of the game can be given (the manifest’s `scale`). */
export type Bounds = {
  readonly percent: boolean;
  readonly least: number;
  readonly most: number;
  readonly step: number;
};

export type AdjustmentInput = {
  readonly side: string;
  readonly artificialPercent?: number;
  readonly assignedScore?: number;
};

const WHOLE = /^[+\-−]?\d{1,6}$/u;

/** The number that is typed; null while it is none that the side can be given. */
const amountOf = ({ kind, amount }: GivenSide, { least, most, step }: Bounds): number | null => {
  const text = amount.trim().replace('−', '-');
  if (!WHOLE.test(text)) return null;
  const value = Number(text);
  if (kind === 'artificial') return value >= 0 && value <= 100 ? value : null;
  return value >= least && value <= most && value % step === 0 ? value : null;
};

/** What the sides are given; null while something that is typed cannot be given, or nothing is. */
export const adjustmentsIn = (
  given: Readonly<Record<string, GivenSide>>,
  bounds: Bounds,
): readonly AdjustmentInput[] | null => {
  const sides = Object.entries(given).filter(([, { kind }]) => kind !== '');
  const inputs = sides.map(([side, each]) => {
    const amount = amountOf(each, bounds);
    if (amount === null) return null;
    return each.kind === 'artificial' ? { side, artificialPercent: amount } : { side, assignedScore: amount };
  });
  const complete = inputs.filter((each) => each !== null);
  return complete.length === inputs.length && complete.length > 0 ? complete : null;
};

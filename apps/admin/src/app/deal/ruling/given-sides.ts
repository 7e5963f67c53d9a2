/** What an arbiter is about to give a side, as it is typed. */
export type GivenSide = {
  readonly kind: '' | 'artificial' | 'assigned' | 'weighted' | 'apart';
  readonly amount: string;
  /** Of an assigned score: percent of the top that it is worth at least, or at most. */
  readonly least?: string;
  readonly most?: string;
};

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
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly weighed?: readonly Weighed[];
  readonly form?: string;
};

type Weighed = { readonly score: number; readonly percent: number };

const WHOLE = /^[+\-−]?\d{1,6}$/u;

const isPossible = (value: number, { least, most, step }: Bounds): boolean =>
  value >= least && value <= most && value % step === 0;

const ONE_OF_SEVERAL = /^(\d{1,2})\s*%\s*(?:×|x|\*|de|of)?\s*([+\-−]?\d{1,6})$/iu;

/** `60 % 620, 40 % -100`: results that might have come with what each weighs, 100 together; null while it is none. */
const weighedIn = (text: string, bounds: Bounds): readonly Weighed[] | null => {
  const found = text.split(/[,;/]|\s\+\s/u).map((part): Weighed | null => {
    const [, percent, score = ''] = ONE_OF_SEVERAL.exec(part.trim()) ?? [];
    const value = Number(score.replace('−', '-'));
    return percent === undefined || Number(percent) === 0 || !isPossible(value, bounds)
      ? null
      : { score: value, percent: Number(percent) };
  });
  const weighed = found.filter((each) => each !== null);
  const sum = weighed.reduce((all, { percent }) => all + percent, 0);
  return weighed.length === found.length && weighed.length <= 6 && sum === 100 ? weighed : null;
};

/** The number that is typed; null while it is none that the side can be given. */
const amountOf = ({ kind, amount }: GivenSide, bounds: Bounds): number | null => {
  const text = amount.trim().replace('−', '-');
  if (!WHOLE.test(text)) return null;
  const value = Number(text);
  if (kind === 'artificial') return value >= 0 && value <= 100 ? value : null;
  return isPossible(value, bounds) ? value : null;
};

const SHARE = /^\d{1,3}$/u;

/** Nothing where no bound is typed; null while one is none. */
const boundsIn = ({
  least = '',
  most = '',
}: GivenSide): Pick<AdjustmentInput, 'atLeast' | 'atMost'> | null => {
  const typed = [least.trim(), most.trim()];
  if (typed.some((text) => text !== '' && (!SHARE.test(text) || Number(text) > 100))) return null;
  return {
    ...(typed[0] === '' ? {} : { atLeast: Number(typed[0]) }),
    ...(typed[1] === '' ? {} : { atMost: Number(typed[1]) }),
  };
};

/** What the sides are given; null while something that is typed cannot be given, or nothing is. */
export const adjustmentsIn = (
  given: Readonly<Record<string, GivenSide>>,
  bounds: Bounds,
): readonly AdjustmentInput[] | null => {
  const sides = Object.entries(given).filter(([, { kind }]) => kind !== '');
  const inputs = sides.map(([side, each]) => {
    const form = each.amount.trim().toUpperCase();
    if (each.kind === 'apart') return /^[A-Z]$/.test(form) ? { side, form } : null;
    if (each.kind === 'weighted') {
      const weighed = weighedIn(each.amount, bounds);
      return weighed === null ? null : { side, weighed };
    }
    const amount = amountOf(each, bounds);
    if (amount === null) return null;
    if (each.kind === 'artificial') return { side, artificialPercent: amount };
    const within = boundsIn(each);
    return within === null ? null : { side, assignedScore: amount, ...within };
  });
  const complete = inputs.filter((each) => each !== null);
  return complete.length === inputs.length && complete.length > 0 ? complete : null;
};

const PERCENT = /^\d{1,3}$/u;

/**
 * What all sides get in one line, in their order: `60/40` (percent of the top where the game has one, points otherwise), `+100/-100`
 * (points), `=` (the result stands). Null while it is none of these.
 */
export const shortGiven = (
  text: string,
  sides: readonly { readonly side: string; readonly score: number | null }[],
  { percent }: Bounds,
): Readonly<Record<string, GivenSide>> | null => {
  const of = (amounts: readonly string[], kind: GivenSide['kind']) =>
    Object.fromEntries(
      sides.map(({ side }, at): [string, GivenSide] => [side, { kind, amount: amounts[at] ?? '' }]),
    );
  const scores = sides.flatMap(({ score }) => (score === null ? [] : [String(score)]));
  if (text.trim() === '=') return scores.length === sides.length ? of(scores, 'assigned') : null;
  const parts = text.trim().split(/\s*[/ ]\s*/u);
  if (parts.length !== sides.length || !parts.every((part) => WHOLE.test(part))) return null;
  return of(parts, percent && parts.every((part) => PERCENT.test(part)) ? 'artificial' : 'assigned');
};

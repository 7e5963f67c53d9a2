import type { Seat, Strain } from '../events';

/** Tricks that each hand takes as declarer with all hands open, by denomination (BD-PBN-24). */
export type Optimum = Readonly<Record<Seat, Readonly<Record<Strain, number>>>>;

/** The order of the digits of `DoubleDummyTricks`: these hands, each in these denominations. */
const DIGIT_SEATS = ['N', 'S', 'E', 'W'] as const satisfies readonly Seat[];
export const OPTIMUM_SEATS = ['N', 'E', 'S', 'W'] as const satisfies readonly Seat[];
export const DENOMINATIONS = ['NT', 'S', 'H', 'D', 'C'] as const satisfies readonly Strain[];

const MOST = 13;
type Figure = (seat: Seat, denomination: Strain) => number | undefined;

const optimumBy = (figure: Figure): Optimum | null => {
  const of = (seat: Seat) => DENOMINATIONS.map((strain) => [strain, figure(seat, strain)] as const);
  const all = OPTIMUM_SEATS.map((seat) => [seat, of(seat)] as const);
  const sound = all.every(([, row]) =>
    row.every(
      ([, tricks]) => tricks !== undefined && Number.isInteger(tricks) && tricks >= 0 && tricks <= MOST,
    ),
  );
  return sound
    ? (Object.fromEntries(all.map(([seat, row]) => [seat, Object.fromEntries(row)])) as Optimum)
    : null;
};

/** `89967899674347643476`: twenty hexadecimal digits; null for any other text. */
export const optimumOfDigits = (text: string): Optimum | null =>
  /^[\da-f]{20}$/i.test(text)
    ? optimumBy((seat, strain) =>
        Number.parseInt(text.charAt(DIGIT_SEATS.indexOf(seat) * 5 + DENOMINATIONS.indexOf(strain)), 16),
      )
    : null;

type Cells = Readonly<Record<string, string>>;

/** Rows of an `OptimumResultTable` in any order; null where one of the twenty is missing. */
export const optimumOfRows = (rows: readonly Cells[]): Optimum | null => {
  const given = new Map(
    rows.map(({ Declarer = '', Denomination = '', Result = '' }) => [
      `${Declarer} ${Denomination === 'N' ? 'NT' : Denomination}`.toUpperCase(),
      /^\d{1,2}$/.test(Result) ? Number(Result) : undefined,
    ]),
  );
  return optimumBy((seat, strain) => given.get(`${seat} ${strain}`));
};

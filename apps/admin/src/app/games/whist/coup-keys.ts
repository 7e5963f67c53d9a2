import type { EveningView } from '@arbitre/rules/whist';
import { plainText } from '../../cards/notation';
import type { TapBoard, TapKey } from '../../tap/tap-keys';

export type Points = EveningView['partie']['points'];
/** What stands in the fields of both sides; empty where nobody has said it. */
export type TypedPoints = { readonly NS: string; readonly EW: string };

const SIDES = ['NS', 'EW'] as const;
const otherOf = { NS: 'EW', EW: 'NS' } as const;

/** The points of the other side, where a coup leaves it no choice: whoever writes those of one side has written both. */
export const completed = (typed: TypedPoints, possible: readonly Points[]): TypedPoints => {
  const [side, missing] = SIDES.filter((each) => typed[each] !== '');
  if (side === undefined || missing !== undefined) return typed;
  const other = otherOf[side];
  const left = new Set(
    possible.filter((points) => points[side] === Number(typed[side])).map((points) => points[other]),
  );
  const [only] = left;
  return left.size === 1 && only !== undefined ? { ...typed, [other]: String(only) } : typed;
};

export const isPossible = ({ NS, EW }: TypedPoints, possible: readonly Points[]): boolean =>
  NS !== '' && EW !== '' && possible.some((points) => points.NS === Number(NS) && points.EW === Number(EW));

/** `3-0`, `3-`, `-2`: both fields as one text, as the pad of keys has it. */
const textOf = ({ NS, EW }: TypedPoints): string => `${NS}-${EW}`;

export const pointsOf = (text: string): TypedPoints => {
  const [NS = '', EW = ''] = text.split('-');
  return { NS, EW };
};

/** A key for each number of points that some coup gives a side; what no coup gives beside it goes. */
export const coupKeys = (
  typed: TypedPoints,
  possible: readonly Points[],
  names: Readonly<Record<'NS' | 'EW', string>>,
): TapBoard => ({
  groups: SIDES.map((side) => {
    const values = [...new Set(possible.map((points) => points[side]))].toSorted((a, b) => a - b);
    const keys = values.map((value): TapKey => {
      const both = { ...typed, [side]: String(value) };
      const fits = both[otherOf[side]] === '' || isPossible(both, possible);
      return {
        ...{ label: plainText(String(value)), says: `${names[side]} ${value}` },
        on: typed[side] === String(value),
        text: textOf(completed(fits ? both : { ...both, [otherOf[side]]: '' }, possible)),
      };
    });
    return { name: names[side], keys };
  }),
  back: typed.NS === '' && typed.EW === '' ? null : textOf({ NS: '', EW: '' }),
});

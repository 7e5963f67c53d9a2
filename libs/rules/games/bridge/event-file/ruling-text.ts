import type { Adjustment } from '@arbitre/rules/kernel/deal/contract';
import type { Awarded } from './contract';

/**
 * What a ruling gave, as a comment says it (BD-PBN-GAP-1): `adjusted BD-L12C1a: NS +400 EW -400`, `NS 60% EW 40%`,
 * `NS 67%:+170/33%:+140` for a weighted score. No reason: somebody could be named in it.
 */
const SIDES = ['NS', 'EW'] as const;

const signed = (score: number): string => (score > 0 ? `+${score}` : String(score));

const figureOf = (adjustment: Adjustment): string => {
  switch (adjustment.kind) {
    case 'artificial':
      return `${adjustment.percent}%`;
    case 'assigned': {
      const { score, least, most } = adjustment;
      return `${signed(score)}${least === undefined ? '' : `>=${least}%`}${most === undefined ? '' : `<=${most}%`}`;
    }
    case 'weighted':
      return adjustment.of.map(({ score, percent }) => `${percent}%:${signed(score)}`).join('/');
    case 'apart':
      return `form:${adjustment.form}`;
  }
};

export const rulingText = ({ article, adjustments }: Awarded): string =>
  `adjusted ${article}:${SIDES.map((side) => {
    const given = adjustments[side];
    return given === undefined ? '' : ` ${side} ${figureOf(given)}`;
  }).join('')}`;

const ASSIGNED = /^([+-]?\d{1,5})(?:>=(\d{1,3}(?:\.\d+)?)%)?(?:<=(\d{1,3}(?:\.\d+)?)%)?$/;

const assignedIn = (text: string): Adjustment | null => {
  const [, score, least, most] = ASSIGNED.exec(text) ?? [];
  if (score === undefined) return null;
  return {
    kind: 'assigned',
    score: Number(score),
    ...(least === undefined ? {} : { least: Number(least) }),
    ...(most === undefined ? {} : { most: Number(most) }),
  };
};

const weightedIn = (text: string): Adjustment | null => {
  const parts = text.split('/').map((part) => /^(\d{1,2})%:([+-]?\d{1,5})$/.exec(part));
  if (parts.length < 2 || parts.length > 6 || parts.includes(null)) return null;
  return {
    kind: 'weighted',
    of: parts.map((part) => ({ score: Number(part?.[2]), percent: Number(part?.[1]) })),
  };
};

const adjustmentIn = (text: string): Adjustment | null => {
  const percent = /^(\d{1,3}(?:\.\d{1,2})?)%$/.exec(text)?.[1];
  if (percent !== undefined)
    return Number(percent) > 100 ? null : { kind: 'artificial', percent: Number(percent) };
  const form = /^form:([A-Z])$/.exec(text)?.[1];
  if (form !== undefined) return { kind: 'apart', form };
  return assignedIn(text) ?? weightedIn(text);
};

/** The ruling that a comment states; null for any other comment. */
export const rulingIn = (text: string): Awarded | null => {
  const [, article = '', rest = ''] =
    /^adjusted (BD-[A-Za-z0-9-]{1,30}):((?: (?:NS|EW) \S+){1,2})$/.exec(text.trim()) ?? [];
  const given = [...rest.matchAll(/(NS|EW) (\S+)/g)].map(
    ([, side = '', figure = '']) => [side, adjustmentIn(figure)] as const,
  );
  if (given.length === 0 || given.some(([, adjustment]) => adjustment === null)) return null;
  return { article, adjustments: Object.fromEntries(given) as Readonly<Record<string, Adjustment>> };
};

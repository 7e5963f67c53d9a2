import { SEATS, type Seat } from '../compass';
import type { Risk, Strain } from './calls';

/** What the last bid of an auction stands for, and who plays it. */
export type Contract = {
  readonly level: number;
  readonly strain: Strain;
  readonly risk: Risk;
  readonly declarer: Seat;
};

/** A contract without its declarer. */
export type Undertaking = Omit<Contract, 'declarer'>;

/** `4SX` to its parts (`N` and lower case are accepted); null for any other text. */
export const parseUndertaking = (text: string): Undertaking | null => {
  const match = /^([1-7])(C|D|H|S|NT?)(XX?)?$/.exec(text.toUpperCase());
  if (match === null) return null;
  const [, level = '', strain = '', risk = ''] = match;
  return {
    level: Number(level),
    strain: strain === 'N' ? 'NT' : (strain as Strain),
    risk: risk as Risk,
  };
};

export const formatUndertaking = (contract: Undertaking): string =>
  `${contract.level}${contract.strain}${contract.risk}`;

/** `=`, `+1`, `-2`: declarer's tricks against the contract. */
export const formatMargin = (level: number, tricks: number): string => {
  const margin = tricks - 6 - level;
  if (margin === 0) return '=';
  return margin > 0 ? `+${margin}` : String(margin);
};

/** A whole result in the score sheet's short form. */
export type ResultNotation =
  | { readonly kind: 'passed-out' }
  | { readonly kind: 'played'; readonly contract: Contract; readonly tricks: number };

/** `4SXN-1`, `3NT S +1`, `Pass`; null for any other text. Tricks may come out beyond 0 to 13. */
export const parseResult = (text: string): ResultNotation | null => {
  const compact = text.replace(/\s+/g, '').toUpperCase();
  if (compact === 'PASS') return { kind: 'passed-out' };
  const match = /^([1-7](?:C|D|H|S|NT)X{0,2})([NESW])(=|[+-]\d{1,2})$/.exec(compact);
  const undertaking = parseUndertaking(match?.[1] ?? '');
  const seat = SEATS.find((each) => each === match?.[2]);
  if (match === null || undertaking === null || seat === undefined) return null;
  const margin = match[3] === '=' ? 0 : Number(match[3]);
  return {
    kind: 'played',
    contract: { ...undertaking, declarer: seat },
    tricks: 6 + undertaking.level + margin,
  };
};

export const formatResult = (contract: Contract, tricks: number): string =>
  `${formatUndertaking(contract)}${contract.declarer}${formatMargin(contract.level, tricks)}`;

/** The contract as tables show it: `4SX N`. */
export const formatContract = (contract: Contract): string =>
  `${formatUndertaking(contract)} ${contract.declarer}`;

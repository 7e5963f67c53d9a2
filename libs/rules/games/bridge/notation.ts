import type { Contract, Risk } from './events';
import { SEATS } from '@arbitre/rules/kernel/compass';

/** Ascending (BD-L18E). A strain's index is its suit in the kernel; 4 is no trump. */
export const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;
export type Strain = (typeof STRAINS)[number];

/** A call as a small integer: pass, double, redouble, the 35 bids in ascending order, then those above seven (BD-L38). */
export type Call = number;
export const PASS: Call = 0;
export const DOUBLE: Call = 1;
export const REDOUBLE: Call = 2;
export const LOWEST_BID: Call = 3;
export const HIGHEST_BID: Call = 37;

const bidName = (call: Call): string =>
  `${Math.floor((call - LOWEST_BID) / 5) + 1}${STRAINS[(call - LOWEST_BID) % 5] ?? ''}`;

/** Every call by its number: `Pass X XX 1C ... 7NT`, and what is above seven to `9NT`: said, and never a contract. */
export const CALLS: readonly string[] = [
  'Pass',
  'X',
  'XX',
  ...Array.from({ length: 45 }, (_, bid) => bidName(bid + LOWEST_BID)),
];

/** The number of a call in notation; -1 for any other text. */
export const parseCall = (text: string): Call => CALLS.indexOf(text);
export const formatCall = (call: Call): string => CALLS[call] ?? '';
export const isBid = (call: Call): boolean => call >= LOWEST_BID;
export const isAboveSeven = (call: Call): boolean => call > HIGHEST_BID;
export const levelOf = (bid: Call): number => Math.floor((bid - LOWEST_BID) / 5) + 1;
export const strainOf = (bid: Call): number => (bid - LOWEST_BID) % 5;
export const strainName = (strain: number): Strain => STRAINS[strain] ?? 'NT';
export const riskName = (risk: number): Risk => (['', 'X', 'XX'] as const)[risk] ?? '';

/** A contract without its declarer. */
export type Undertaking = Omit<Contract, 'declarer'>;

/** `4SX` to its parts (BD-NOT-1; `N` and lower case are accepted as in BD-PBN-26); null for any other text. */
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

/** `4SXN-1`, `3NT S +1`, `Pass` (BD-NOT-1); null for any other text. Tricks may come out beyond 0 to 13. */
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

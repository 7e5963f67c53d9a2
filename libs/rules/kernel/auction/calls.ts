// The calls of an auction for tricks above six in a suit or at no trump, as numbers and as they are written.

/** Ascending. A strain's index is its suit in the kernel; 4 is no trump. */
export const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;
export type Strain = (typeof STRAINS)[number];

/** A call as a small integer: pass, double, redouble, the 35 bids in ascending order, then those above seven that somebody may have said. */
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

const NUMBERS: ReadonlyMap<string, Call> = new Map(CALLS.map((name, call) => [name, call]));

/** The number of a call in notation; -1 for any other text. */
export const parseCall = (text: string): Call => NUMBERS.get(text) ?? -1;
export const formatCall = (call: Call): string => CALLS[call] ?? '';
export const isBid = (call: Call): boolean => call >= LOWEST_BID;
export const isAboveSeven = (call: Call): boolean => call > HIGHEST_BID;
export const levelOf = (bid: Call): number => Math.floor((bid - LOWEST_BID) / 5) + 1;
export const strainOf = (bid: Call): number => (bid - LOWEST_BID) % 5;
export const strainName = (strain: number): Strain => STRAINS[strain] ?? 'NT';

/** Undoubled, doubled, redoubled. */
export const RISKS = ['', 'X', 'XX'] as const;
export type Risk = (typeof RISKS)[number];
export const riskName = (risk: number): Risk => RISKS[risk] ?? '';

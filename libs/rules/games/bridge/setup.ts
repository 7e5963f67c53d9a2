import { SEATS } from '@arbitre/rules/kernel/compass';
import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { type DataOf, described } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { integer, oneOf } from '@arbitre/rules/kernel/declare/values';
import type { Side } from './events';

export type Vulnerability = 'None' | 'NS' | 'EW' | 'All';
export const VULNERABILITIES = ['None', 'NS', 'EW', 'All'] as const satisfies readonly Vulnerability[];

export const setupFields = {
  board: integer(1, 9999, 'The number of the board, from 1'),
  dealer: optional(described(seat, 'Who deals; as a standard board has it unless given')),
  vulnerable: optional(oneOf(VULNERABILITIES, 'Who is vulnerable; as a standard board has it unless given')),
};
export type BridgeSetup = Required<DataOf<typeof setupFields>>;

/** BD-L2-2: boards 1 to 16. Each group of four starts one step further. */
const VULNERABLE_BY_BOARD = [
  ...['None', 'NS', 'EW', 'All'],
  ...['NS', 'EW', 'All', 'None'],
  ...['EW', 'All', 'None', 'NS'],
  ...['All', 'None', 'NS', 'EW'],
] as readonly Vulnerability[];

/** The marks of a standard board; the cycle repeats every sixteen (BD-L2-1 to BD-L2-3). */
export const standardBoard = (board: number): BridgeSetup => ({
  board,
  dealer: SEATS[(board - 1) % 4] ?? 'N',
  vulnerable: VULNERABLE_BY_BOARD[(board - 1) % 16] ?? 'None',
});

export const isVulnerable = (vulnerable: Vulnerability, side: Side): boolean =>
  vulnerable === 'All' || vulnerable === side;

/** What is marked on the board applies even where it is not standard (BD-L2-4), so both marks may be given. */
export const readSetup = setupReader(setupFields, ({ board, dealer, vulnerable }) => {
  const standard = standardBoard(board);
  return {
    ok: true,
    setup: { board, dealer: dealer ?? standard.dealer, vulnerable: vulnerable ?? standard.vulnerable },
  };
});

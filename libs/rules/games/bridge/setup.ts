import { integer, invalidField, oneOf } from '@arbitre/rules/kernel/act-shape';
import type { SetupReading } from '@arbitre/rules/kernel/game';
import type { Seat, Side } from './events';
import { SEATS } from '@arbitre/rules/kernel/compass';

export type Vulnerability = 'None' | 'NS' | 'EW' | 'All';
export const VULNERABILITIES = ['None', 'NS', 'EW', 'All'] as const satisfies readonly Vulnerability[];

export type BridgeSetup = {
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
};

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

const BOARD = integer(1, 9999);
const DEALER = oneOf(SEATS);
const VULNERABLE = oneOf(VULNERABILITIES);

/** What is marked on the board applies even where it is not standard (BD-L2-4), so both marks may be given. */
export const readSetup = (given: Readonly<Record<string, unknown>>): SetupReading<BridgeSetup> => {
  const { board, dealer, vulnerable } = given;
  if (!BOARD.accepts(board)) return invalidField('board', board, BOARD.expected);
  const standard = standardBoard(board as number);
  if (dealer !== undefined && !DEALER.accepts(dealer)) return invalidField('dealer', dealer, DEALER.expected);
  if (vulnerable !== undefined && !VULNERABLE.accepts(vulnerable))
    return invalidField('vulnerable', vulnerable, VULNERABLE.expected);
  return {
    ok: true,
    setup: {
      board: standard.board,
      dealer: (dealer as Seat | undefined) ?? standard.dealer,
      vulnerable: (vulnerable as Vulnerability | undefined) ?? standard.vulnerable,
    },
  };
};

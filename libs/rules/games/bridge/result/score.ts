import { type DealScore, VOID } from '@arbitre/rules/kernel/game';
import type { Contract, Side } from '../events';
import { formatResult, formatUndertaking } from '@arbitre/rules/kernel/auction/contract';
import { isVulnerable, type Vulnerability } from '../setup';

/** Tricks that declarer needs before the odd ones count (BD-L18A). */
const BOOK = 6;

/** BD-L77-1: points for the odd tricks of the contract itself. */
const trickPoints = ({ level, strain, risk }: Contract): number => {
  const each = strain === 'C' || strain === 'D' ? 20 : 30;
  const undoubled = level * each + (strain === 'NT' ? 10 : 0);
  return undoubled * (risk === 'XX' ? 4 : risk === 'X' ? 2 : 1);
};

/** BD-L77-6: points for one trick above the contract. */
const overtrickPoints = ({ strain, risk }: Contract, vulnerable: boolean): number => {
  if (risk === '') return strain === 'C' || strain === 'D' ? 20 : 30;
  return (vulnerable ? 200 : 100) * (risk === 'XX' ? 2 : 1);
};

/** BD-L77-3 to BD-L77-5: partscore, game, slam, and the bonus for making a doubled contract. */
const bonusPoints = (contract: Contract, vulnerable: boolean): number => {
  const game = trickPoints(contract) >= 100 ? (vulnerable ? 500 : 300) : 50;
  const slam =
    contract.level === 7 ? (vulnerable ? 1500 : 1000) : contract.level === 6 ? (vulnerable ? 750 : 500) : 0;
  return game + slam + (contract.risk === 'XX' ? 100 : contract.risk === 'X' ? 50 : 0);
};

/** BD-L77-7 to BD-L77-10: what the defenders receive for `down` tricks. */
const undertrickPoints = (down: number, { risk }: Contract, vulnerable: boolean): number => {
  if (risk === '') return down * (vulnerable ? 100 : 50);
  const doubled = vulnerable
    ? 200 + 300 * (down - 1)
    : 100 + 200 * Math.min(down - 1, 2) + 300 * Math.max(down - 3, 0);
  return risk === 'XX' ? doubled * 2 : doubled;
};

/** Declarer's score for 0 to 13 tricks (Law 77); negative when the defenders score. */
export const declarerScore = (contract: Contract, tricks: number, vulnerable: boolean): number => {
  const margin = tricks - BOOK - contract.level;
  if (margin < 0) return -undertrickPoints(-margin, contract, vulnerable);
  return (
    trickPoints(contract) + bonusPoints(contract, vulnerable) + margin * overtrickPoints(contract, vulnerable)
  );
};

export const declarerSide = (contract: Contract): Side =>
  contract.declarer === 'N' || contract.declarer === 'S' ? 'NS' : 'EW';

/** BD-L77-11, BD-L22B: nothing to either side. */
export const PASSED_OUT: DealScore = {
  notation: 'Pass',
  result: { contract: 'Pass', declarer: null, tricks: null },
  scores: { NS: 0, EW: 0 },
};

/** Takes the place of a passed-out score while the auction goes on (BD-L17D2). */
export const VOID_SCORE: DealScore = { ...PASSED_OUT, notation: VOID };

/** The one way to a deal's score, at full grain and at result grain alike; the two sides mirror (BD-L77-12). */
export const dealScore = (contract: Contract, tricks: number, vulnerable: Vulnerability): DealScore => {
  const side = declarerSide(contract);
  const score = declarerScore(contract, tricks, isVulnerable(vulnerable, side));
  const ns = side === 'NS' ? score : -score;
  return {
    notation: formatResult(contract, tricks),
    result: { contract: formatUndertaking(contract), declarer: contract.declarer, tricks },
    scores: { NS: ns, EW: -ns },
  };
};

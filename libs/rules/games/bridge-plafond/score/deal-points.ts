import type { Contract } from '@arbitre/rules/kernel/auction/contract';
import { otherSide, type Seat, seatIndex, type Side, sideName } from '@arbitre/rules/kernel/compass';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import type { Honours } from './honours';
import { BOOK, SCORE_TABLE } from './table';

/** What a deal came to: a contract with its tricks and honours, or passed out. */
export type DealResult =
  | { readonly kind: 'passed-out' }
  | {
      readonly kind: 'played';
      readonly contract: Contract;
      /** Won by declarer's side in the final count. */
      readonly tricks: number;
      /** At most one hand of a deal holds any. */
      readonly honours: Honours | null;
    };

export type Points = Readonly<Record<Side, number>>;

/** Where points of a deal come from; `tricks` stand below the line, all others above it (BP-COLONNE-1). */
export type DealPart =
  'tricks' | 'contract' | 'overtricks' | 'undertricks' | 'honours' | 'small-slam' | 'grand-slam';

/** One figure of a deal, as the sheet prints it. */
export type ScorePart<Kind extends string = DealPart> = {
  readonly part: Kind;
  readonly side: Side;
  readonly points: number;
};

export type DealPoints = {
  readonly parts: readonly ScorePart[];
  /** Trick points bid and made. */
  readonly below: Points;
  readonly above: Points;
};

export const sideOfSeat = (seat: Seat): Side => sideName(seatIndex(seat));

export const sumOf = (parts: readonly ScorePart<string>[]): Points => ({
  NS: parts.reduce((sum, { side, points }) => (side === 'NS' ? sum + points : sum), 0),
  EW: parts.reduce((sum, { side, points }) => (side === 'EW' ? sum + points : sum), 0),
});

/** BP-INTRO-1: tricks beyond the contract never count towards a game. */
const madeParts = ({ level, strain, risk }: Contract, side: Side, over: number): readonly ScorePart[] => {
  const times = SCORE_TABLE.multiplier[risk];
  return [
    { part: 'tricks', side, points: level * SCORE_TABLE.trick[strain] * times },
    { part: 'contract', side, points: SCORE_TABLE.contract * times },
    ...(over > 0
      ? [{ part: 'overtricks', side, points: over * SCORE_TABLE.overtrick * times } as const]
      : []),
  ];
};

/** BP-CHELEM-GAP-2: to the side that won the tricks, whatever was bid and by whom. */
const slamParts = (declarers: Side, tricks: number): readonly ScorePart[] => {
  const most = Math.max(tricks, TRICKS - tricks);
  if (most < TRICKS - 1) return [];
  const side = tricks === most ? declarers : otherSide(declarers);
  return [
    most === TRICKS
      ? { part: 'grand-slam', side, points: SCORE_TABLE.slam.grand }
      : { part: 'small-slam', side, points: SCORE_TABLE.slam.small },
  ];
};

const partsOf = (result: DealResult): readonly ScorePart[] => {
  if (result.kind === 'passed-out') return [];
  const { contract, tricks, honours } = result;
  const side = sideOfSeat(contract.declarer);
  const over = tricks - BOOK - contract.level;
  const missing = SCORE_TABLE.undertrick * SCORE_TABLE.multiplier[contract.risk] * -over;
  return [
    ...(over >= 0
      ? madeParts(contract, side, over)
      : [{ part: 'undertricks', side: otherSide(side), points: missing } as const]),
    ...slamParts(side, tricks),
    ...(honours === null
      ? []
      : [{ part: 'honours', side: honours.side, points: SCORE_TABLE.honours[honours.kind] } as const]),
  ];
};

/** What a deal brings each side, games and rubber aside. */
export const dealPoints = (result: DealResult): DealPoints => {
  const parts = partsOf(result);
  return {
    parts,
    below: sumOf(parts.filter(({ part }) => part === 'tricks')),
    above: sumOf(parts.filter(({ part }) => part !== 'tricks')),
  };
};

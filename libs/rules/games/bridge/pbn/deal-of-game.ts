import type { Act } from '@arbitre/rules/kernel/decider';
import type { Remarks } from '../event-file/contract';
import { formatResult, formatUndertaking } from '@arbitre/rules/kernel/auction/contract';
import { type BridgeSetup, standardBoard } from '../setup';
import type { PbnGame } from './game';
import type { DealRecord, Expected, GameSeating, Note, Notes } from './deal-record';

const setupOf = (game: PbnGame, board: number): BridgeSetup => {
  const standard = standardBoard(board);
  return {
    board,
    dealer: game.dealer ?? standard.dealer,
    vulnerable: game.vulnerable ?? standard.vulnerable,
  };
};

/** `NS 120`, `EW 4 NS -4`, or declarer's `-50`: the figure from NS's side (BD-PBN-20). */
const figureOfNS = (game: PbnGame, tag: string): number | null => {
  const value = game.tags.get(tag)?.value ?? '';
  const side = /(NS|EW)\s+([+-]?\d+(?:\.\d+)?)/i.exec(value);
  if (side !== null) return Number(side[2]) * (side[1]?.toUpperCase() === 'NS' ? 1 : -1) || 0;
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(value.trim()) || game.declarer === null) return null;
  return Number(value) * (game.declarer === 'N' || game.declarer === 'S' ? 1 : -1) || 0;
};

const resultOf = ({ contract, declarer, tricks }: PbnGame): string | undefined => {
  if (contract?.kind === 'passed-out') return 'Pass';
  if (contract?.kind !== 'played' || declarer === null || tricks === null) return undefined;
  return formatResult({ ...contract, declarer }, tricks);
};

const expectedOf = (game: PbnGame): Expected => {
  // After a ruling the file's score is what was awarded, not what the table scored.
  const score = game.awarded === null ? figureOfNS(game, 'Score') : null;
  const imps = figureOfNS(game, 'ScoreIMP');
  const result = resultOf(game);
  return {
    ...(score === null ? {} : { score }),
    ...(imps === null ? {} : { imps }),
    ...(result === undefined ? {} : { result }),
  };
};

const recordResult = (game: PbnGame): Act[] => {
  const { contract, declarer, tricks } = game;
  if (contract?.kind === 'passed-out') return [{ do: 'record-result', ...{ contract: 'Pass' } }];
  if (contract?.kind !== 'played' || declarer === null || tricks === null) return [];
  return [{ do: 'record-result', ...{ contract: formatUndertaking(contract), declarer, tricks } }];
};

/**
 * How a play that did not reach its last card ends: `*` is a claim (by whom the format does not say; declarer stands
 * for the table), no mark is a play that stopped and whose result was recorded.
 */
const endOfPlay = (game: PbnGame, note: Note): readonly Act[] => {
  const { play, declarer, tricks } = game;
  if (play?.cards.length === 52 || game.contract?.kind === 'passed-out') return [];
  if (tricks === null || declarer === null) {
    note(game.line, game.number, 'result-not-given');
    return [];
  }
  if (play?.ended === '*') return [{ do: 'claim', ...{ by: declarer, tricks } }];
  note(play?.line ?? game.line, game.number, 'play-stops-without-claim', { cards: play?.cards.length ?? 0 });
  return recordResult(game);
};

const playActs = (game: PbnGame, note: Note): readonly Act[] => {
  const { auction, play } = game;
  return [
    ...(auction?.calls ?? []).map(({ line: _, nags: _nags, ...call }) => ({ do: 'call', ...call })),
    ...(play?.cards ?? []).map(({ seat, card }) => ({ do: 'play', ...{ seat, card } })),
    ...endOfPlay(game, note),
  ];
};

/** Only a complete and regular auction can be played again act by act. */
const isFull = (game: PbnGame): boolean =>
  game.auction?.complete === true &&
  !game.auction.irregular &&
  game.play?.irregular !== true &&
  !game.swapped;

const actsOf = (game: PbnGame, full: boolean, note: Note): readonly Act[] => {
  const deal: readonly Act[] = game.hands === null ? [] : [{ do: 'deal', ...{ hands: game.hands } }];
  if (full) return [...deal, ...playActs(game, note)];
  if (game.auction !== null)
    note(
      game.auction.line,
      game.number,
      game.auction.complete ? 'irregularity-not-translated' : 'auction-unfinished',
    );
  const result = recordResult(game);
  if (result.length === 0 && game.awarded === null) note(game.line, game.number, 'no-result');
  return [...deal, ...result];
};

/** What people thought of calls and cards (BD-PBN-14, BD-PBN-16); null where nobody wrote anything. */
const remarksOf = ({ auction, play }: PbnGame): Remarks | null => {
  const calls = (auction?.calls ?? []).map(({ nags = [] }) => ({ nags }));
  const cards = (play?.cards ?? []).map(({ nags = [], note }) => ({
    nags,
    ...(note === undefined ? {} : { note }),
  }));
  const any = [...calls, ...cards].some((each) => each.nags.length > 0 || 'note' in each);
  return any ? { calls, cards } : null;
};

/** One game as acts; null where it says nothing that could be recorded. */
export const dealOfGame = (
  game: PbnGame,
  { place, seating }: GameSeating,
  withAuctions: boolean,
  { note, drop }: Notes,
): DealRecord | null => {
  if (game.contract?.kind === 'passed-out' && game.auction === null && withAuctions) {
    // Among games with auctions, a bare "Pass" is a board that was never played.
    drop(game.line, game.number, 'passed-out-without-auction');
    return null;
  }
  const full = isFull(game);
  return {
    line: game.line,
    game: game.number,
    place,
    seating,
    setup: setupOf(game, place.board),
    grain: full || (withAuctions && game.contract === null) ? 'full' : 'result',
    acts: actsOf(game, full, note),
    expected: expectedOf(game),
    awarded: game.awarded,
    remarks: full ? remarksOf(game) : null,
    optimum: game.optimum,
  };
};

import { parseContract } from '../contract';
import { restTo } from '../decide-shorten';
import type { Player } from '../seats';
import { seatIndex } from '../seats';
import { LEVELS, type Level, levelOf, valuePlayed } from '../value';
import type { IssResult } from './game';
import type { IssPlay } from './play-game';

/** A figure in which the record and the rules differ. */
export type IssDifference = {
  readonly field:
    | 'kind'
    | 'declarer'
    | 'outcome'
    | 'value'
    | 'matadors'
    | 'overbid'
    | 'points'
    | 'tricks'
    | 'schneider'
    | 'schwarz';
  readonly recorded: string | number | boolean | null;
  readonly ours: string | number | boolean | null;
};

/**
 * How a game of a record stands to its own result.
 * `equal`: every figure that can be compared is ours; `article` says what ended it before its last card.
 * `server-rest`: it was given up, and the server gave every remaining trick to the other side where the rules decide by what
 * the sides held (SKAT-4.3.1, SKAT-4.3.3); its value follows from that.
 * `aborted`: somebody left or ran out of time: no value of the server is taken over (SKAT-ISS-GAP-1).
 * `differs`: the record contradicts its own cards.
 */
export type IssVerdict =
  | { readonly kind: 'equal'; readonly article: string | null }
  | {
      readonly kind: 'server-rest';
      readonly article: string;
      readonly differences: readonly IssDifference[];
    }
  | { readonly kind: 'aborted'; readonly cause: 'left' | 'timeout' | 'penalty'; readonly recorded: number }
  | { readonly kind: 'differs'; readonly differences: readonly IssDifference[] };

type Scored = Extract<IssResult, { kind: 'scored' }>;

/** What the score of a played game says (score.ts). */
type Ours = {
  readonly declarer: Player;
  readonly contract: string;
  readonly matadors: number;
  readonly bid: number;
  readonly won: boolean;
  readonly score: number;
  readonly overbid: boolean;
  readonly points: number | null;
  readonly tricks: number | null;
  readonly article: string | null;
};

type Figures = Pick<Ours, 'declarer' | 'matadors' | 'won' | 'score' | 'overbid' | 'points' | 'tricks'> & {
  /** Null games have no levels. */
  readonly level: Level | null;
};

const atLeast = (level: Level | null, least: Level): boolean =>
  level !== null && LEVELS.indexOf(level) >= LEVELS.indexOf(least);

/** Figures that the record leaves out, and those that the rules do not count in this game, are passed over. */
const differencesOf = (recorded: Scored, ours: Figures): readonly IssDifference[] => {
  const { points, tricks, level } = ours;
  const counted = points !== null && tricks !== null;
  const rows: readonly (readonly [
    IssDifference['field'],
    IssDifference['recorded'],
    IssDifference['ours'],
  ])[] = [
    ['declarer', recorded.declarer, seatIndex(ours.declarer)],
    ['outcome', recorded.outcome, ours.won ? 'win' : 'loss'],
    ['value', recorded.value, ours.score],
    ['matadors', recorded.matadors, ours.matadors],
    ['overbid', recorded.overbid, ours.overbid],
    ['points', counted ? recorded.points : null, points],
    ['tricks', counted ? recorded.tricks : null, tricks],
    ['schneider', counted ? recorded.schneider : null, atLeast(level, 'schneider')],
    ['schwarz', counted ? recorded.schwarz : null, atLeast(level, 'schwarz')],
  ];
  return rows
    .filter(([field, given, own]) => (field === 'declarer' || given !== null) && given !== own)
    .map(([field, given, own]) => ({ field, recorded: given, ours: own }));
};

const levelShown = ({ contract, points, tricks }: Ours): Level | null =>
  contract.startsWith('N') || points === null || tricks === null ? null : levelOf(points, tricks);

/** The figures of a game that was given up as the server counts them: the rest goes to the other side. */
const serverFigures = ({ state, game }: IssPlay, ours: Ours): Figures | null => {
  const contract = parseContract(ours.contract);
  const gaveUp = game.moves.findLast(({ kind }) => kind === 'resign');
  if (contract === null || gaveUp?.kind !== 'resign' || contract.game === 'N') return null;
  const rest = restTo(state, gaveUp.by === seatIndex(ours.declarer) ? 'opponents' : 'declarer');
  if (rest === null) return null;
  const { points, tricks } = rest;
  const { won, score, overbid } = valuePlayed(contract, ours.matadors, ours.bid, points, tricks);
  return { ...ours, won, score, overbid, points, tricks, level: levelOf(points, tricks) };
};

/** Compares the result of a record with what the rules make of its cards (SKAT-ISS-5). */
export const compareIss = (play: IssPlay): IssVerdict => {
  const { result } = play.game;
  const { score } = play.state;
  if (score === null)
    return {
      kind: 'aborted',
      cause: play.aborted?.cause ?? 'penalty',
      recorded: result.kind === 'scored' ? result.value : 0,
    };
  const kind = String(score.result.kind);
  if (result.kind === 'passed' || kind !== 'game')
    return (result.kind === 'passed') === (kind === 'passed')
      ? { kind: 'equal', article: null }
      : { kind: 'differs', differences: [{ field: 'kind', recorded: result.kind, ours: kind }] };
  const ours = score.result as Ours;
  const differences = differencesOf(result, { ...ours, level: levelShown(ours) });
  if (differences.length === 0) return { kind: 'equal', article: ours.article };
  const server = serverFigures(play, ours);
  return ours.article !== null && server !== null && differencesOf(result, server).length === 0
    ? { kind: 'server-rest', article: ours.article, differences }
    : { kind: 'differs', differences };
};

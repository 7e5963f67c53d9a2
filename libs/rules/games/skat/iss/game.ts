import type { Facts } from '@arbitre/rules/kernel/decider';
import type { Contract } from '../contract';

/** Forehand, middlehand, rearhand: the numbers by which records of the International Skat Server name players. */
export type IssPlayer = 0 | 1 | 2;

/** One action of a record, in the order in which the server saw them (SKAT-ISS-2, SKAT-ISS-4). */
export type IssMove =
  | { readonly kind: 'deal'; readonly cards: readonly string[] }
  | { readonly kind: 'skat'; readonly cards: readonly string[] }
  | { readonly kind: 'bid'; readonly by: IssPlayer; readonly value: number }
  | { readonly kind: 'hold' | 'pass' | 'take-skat' | 'resign' | 'unknown'; readonly by: IssPlayer }
  | {
      readonly kind: 'announce';
      readonly by: IssPlayer;
      readonly contract: Contract;
      /** The two cards laid away and, where the server shows them, the ten of an ouvert game. */
      readonly cards: readonly string[];
    }
  /** Two cards laid away after the announcement, as one variant of the format has them. */
  | { readonly kind: 'discard'; readonly by: IssPlayer; readonly cards: readonly string[] }
  | { readonly kind: 'card'; readonly by: IssPlayer; readonly card: string }
  | { readonly kind: 'show'; readonly by: IssPlayer; readonly cards: readonly string[] }
  | { readonly kind: 'left' | 'timeout'; readonly player: IssPlayer };

/** What the server made of a game (SKAT-ISS-5); figures that the record leaves out are null. */
export type IssResult =
  | { readonly kind: 'passed' }
  | {
      readonly kind: 'scored';
      /** Null where the game never had one. */
      readonly declarer: IssPlayer | null;
      readonly outcome: 'win' | 'loss' | 'penalty';
      /** Game points: doubled and negative for a lost game. */
      readonly value: number;
      readonly matadors: number | null;
      readonly overbid: boolean | null;
      /** Card points and tricks of the declarer, the skat included. */
      readonly points: number | null;
      readonly tricks: number | null;
      readonly schneider: boolean | null;
      readonly schwarz: boolean | null;
      /** Penalty flags of the three players. */
      readonly penalties: readonly [number, number, number];
      readonly left: IssPlayer | null;
      readonly timedOut: IssPlayer | null;
      /** Null in records of the years before the server wrote it. */
      readonly resigned: boolean | null;
    };

type Three = readonly [string, string, string];

export type IssGame = {
  /** Where the game stands: its line in the text, and its number among the games, both from 1. */
  readonly line: number;
  readonly game: number;
  readonly place: string;
  /** Null where the record has none: it is left out when written again. */
  readonly comment: string | null;
  readonly series: string | null;
  readonly id: string | null;
  /** UTC, ISO 8601. */
  readonly date: string | null;
  /** Names as the server knows them: only for telling players apart, never shown. */
  readonly players: Three;
  readonly ratings: Three;
  readonly moves: readonly IssMove[];
  readonly result: IssResult;
};

/** Why a game cannot be read: where, and the article of the format or a code in lower case. */
export type IssProblem = {
  readonly line: number;
  readonly game: number;
  /** The number of the move, from 1; 0 where it is none of them. */
  readonly move: number;
  readonly code: string;
  readonly facts: Facts;
};

export type IssReading = { readonly games: readonly IssGame[]; readonly problems: readonly IssProblem[] };

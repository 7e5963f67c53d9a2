import {
  type AnyAct,
  given,
  type Outcome as TableOutcome,
  playOut as playOutAt,
} from '@arbitre/rules/kernel/testing/given';
import type { Policy } from '@arbitre/rules/kernel/game';
import type { SkatEvent } from '../events';
import type { Player } from '../seats';
import { skat } from '../game';
import { readSetup, type SkatSetup } from '../setup';
import type { SkatState } from '../state';

export type Outcome = TableOutcome<SkatState, SkatEvent>;
export type { AnyAct };

export type TableOptions = {
  readonly policy?: Policy;
  readonly grain?: 'full' | 'result';
  readonly players?: number;
  readonly deal?: number;
};

export const setupOf = ({ players = 3, deal = 1 }: TableOptions): SkatSetup => {
  const reading = readSetup({ players, deal });
  if (!reading.ok) throw new Error(reading.violation.article);
  return reading.setup;
};

const SHORT: Readonly<Record<string, string>> = {
  F: 'forehand',
  M: 'middlehand',
  R: 'rearhand',
  D: 'dealer',
};
/** `F`, `M`, `R`, `D` to the names of the seats. */
export const seat = (letter: string): Player => (SHORT[letter] ?? letter) as Player;

/** Plays acts at a real table of three (`observed`) unless the options say otherwise. */
export const atTable = (acts: readonly AnyAct[], options: TableOptions = {}): Outcome => {
  const { policy = 'observed', grain = 'full' } = options;
  return given(skat, { setup: setupOf(options), policy, grain }).when(acts);
};

/** `CJ SJ HA`: cards in one line. */
export const list = (text: string): readonly string[] => text.split(' ').filter((each) => each !== '');

/** The hands of forehand, middlehand, rearhand, and the skat. */
export const deal = (forehand: string, middlehand: string, rearhand: string, aside: string): AnyAct => ({
  do: 'deal',
  hands: { forehand: list(forehand), middlehand: list(middlehand), rearhand: list(rearhand) },
  skat: list(aside),
});

/** `M:18 F:hold M:pass`: a dialogue in the order in which it was spoken. */
export const bidding = (text: string): readonly AnyAct[] =>
  list(text).map((each) => {
    const [who = '', said = ''] = each.split(':');
    if (said === 'hold' || said === 'pass') return { do: said, seat: seat(who) };
    return { do: 'bid', seat: seat(who), call: Number(said) };
  });

/** `F:CJ M:C7 R:C8`: cards with their players. */
export const cards = (text: string): readonly AnyAct[] =>
  list(text).map((each) => ({ do: 'play', seat: seat(each.charAt(0)), card: each.slice(2) }));

export const take = (who: string): AnyAct => ({ do: 'take-skat', seat: seat(who) });
export const discard = (who: string, text: string): AnyAct => ({
  do: 'discard',
  seat: seat(who),
  cards: list(text),
});
export const announce = (who: string, contract: string): AnyAct => ({
  do: 'announce',
  seat: seat(who),
  contract,
});

export const playOut = (state: SkatState): SkatState => playOutAt(skat, state);

/** The line of the list, as people write it: `forehand C with 2 +36`; null without a score. */
export const scoreOf = ({ score }: SkatState): string | null => score?.notation ?? null;
/** What the declarer writes; null without a score. */
export const pointsOf = ({ score }: SkatState): number | null => {
  if (score === null) return null;
  return Object.values(score.scores).find((points) => points !== 0) ?? 0;
};

export const legal = (state: SkatState): readonly string[] => skat.tableView(state).legal;
export const turn = (state: SkatState): string | null => skat.tableView(state).turn;

/** Forehand holds clubs with two; the hands of most examples. */
export const DEAL = deal(
  'CJ SJ CA CT CK C9 HA HT S7 D7',
  'HJ C8 SA ST SK S9 DA DT D9 H7',
  'DJ CQ C7 SQ S8 DK DQ D8 HK HQ',
  'H9 H8',
);
/** Forehand plays at 18 after middlehand's bid. */
export const AT_18 = [DEAL, ...bidding('M:18 F:hold M:pass R:pass')];
/** Forehand plays clubs at 18: he laid S7 and D7 away, and leads. */
export const CLUBS = [...AT_18, take('F'), discard('F', 'S7 D7'), announce('F', 'C')];

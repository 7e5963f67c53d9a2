import { cards as played, firstLegal } from '@arbitre/rules/kernel/testing/cards';
import { type AnyAct, tablesOf } from '@arbitre/rules/kernel/testing/given';
import { skat } from '../game';
import type { Player } from '../seats';
import type { SkatState } from '../state';

/** A real table of three at its first deal unless the options say otherwise. */
export const given = tablesOf(skat);
type Table = ReturnType<typeof given>;

const SHORT: Readonly<Record<string, string>> = {
  F: 'forehand',
  M: 'middlehand',
  R: 'rearhand',
  D: 'dealer',
};
/** `F`, `M`, `R`, `D` to the names of the seats. */
export const seat = (letter: string): Player => (SHORT[letter] ?? letter) as Player;

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
export const cards = (text: string): readonly AnyAct[] => played(text, seat);

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

/** Plays on with the first legal card of whoever has to play. */
export const playOut = (table: Table): Table => table.goingOn(firstLegal(skat));

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
/** Forehand plays at 18 after middlehand's bid: what he laid away, and his game. */
export const playsAt18 = (dealt: AnyAct, aside: string, contract: string): readonly AnyAct[] => [
  ...[dealt, ...AT_18.slice(1), take('F'), discard('F', aside), announce('F', contract)],
];
/** Forehand plays clubs at 18: he laid S7 and D7 away, and leads. */
export const CLUBS = playsAt18(DEAL, 'S7 D7', 'C');

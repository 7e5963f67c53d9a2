import { hand } from '@arbitre/rules/kernel/testing/cards';
import { type AnyAct, type TableOptions, tablesOf } from '@arbitre/rules/kernel/testing/given';
import { bridgePlafond } from '../game';
import type { BridgePlafondState } from '../state';

/** A table at which the rules keep the cards; North deals the first deal. */
const enforced = tablesOf(bridgePlafond, { board: 1, policy: 'enforced' });
export type Table = ReturnType<typeof enforced>;

/** The deal of most examples; every card is where the reader can see it. */
export const HANDS = {
  N: hand('AKQ2.AKQ.432.432'),
  E: hand('JT9.JT98.AKQ.876'),
  S: hand('8765.765.JT9.AKQ'),
  W: hand('43.432.8765.JT95'),
};
export const DEAL: AnyAct = { do: 'deal', hands: HANDS };

export const given = (options: TableOptions = {}): Table => enforced({ policy: 'enforced', ...options });
export const atRealTable = (options: TableOptions = {}): Table => given({ policy: 'observed', ...options });

/** Calls in turn from North on, or from the seat named: `1S Pass 2S`, `E: Pass 1H`. */
export const calls = (text: string): readonly AnyAct[] => {
  const [, from = 'N', said = ''] = /^(?:([NESW]): )?(.*)$/.exec(text) ?? [];
  return said
    .split(' ')
    .map((call, index) => ({ do: 'call', seat: 'NESW'.charAt(('NESW'.indexOf(from) + index) % 4), call }));
};

/** `W:C5 N:C2`: cards in their order. */
export const cards = (text: string): readonly AnyAct[] =>
  text.split(' ').map((each) => ({ do: 'play', seat: each.charAt(0), card: each.slice(2) }));

/** The hands dealt and a contract bid: `1S Pass Pass Pass`. */
export const playing = (text: string, options: TableOptions = {}): Table =>
  given(options).and(DEAL, calls(text));

/** The first card that may be played, until none may. */
export const playOn = (state: BridgePlafondState): AnyAct | null => {
  const { turn, legal, phase } = bridgePlafond.tableView(state);
  return phase === 'play' && turn !== null ? { do: 'play', seat: turn, card: legal[0] ?? '' } : null;
};

export const viewOf = ({ state }: Table) => bridgePlafond.tableView(state);

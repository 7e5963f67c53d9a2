import { cards as plainCards, hand } from '@arbitre/rules/kernel/testing/cards';
import { type AnyAct, type TableOptions, tablesOf } from '@arbitre/rules/kernel/testing/given';
import { whistBridge } from '../game';
import type { WhistBridgeState } from '../state';

/** A real table: place 4 deals and place 1 speaks first, unless the options say otherwise. */
export const given = tablesOf(whistBridge, { dealer: 4 });
export type Table = ReturnType<typeof given>;

const hands = (...texts: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(texts.map((text, at) => [String(at + 1), hand(text)]));

/** Everybody holds every suit and one ace; spades, hearts, diamonds, clubs. */
export const EVEN = hands('AKQ2.543.876.543', '543.AKQ2.543.876', '876.876.AKQ2.JT9', 'JT9.JT9.JT9.AKQ2');
/** 1 has seven spades and no heart, 3 seven hearts, 4 seven clubs and no spade. */
export const SHAPED = hands('AKQJT98..AKQ.432', '5432.AKQ.JT98.AK', '76.JT98765.765.Q', '.432.432.JT98765');
/** 2 has three aces, 4 the ace of clubs. */
export const TROU = hands('KQ32.543.876.543', 'A54.AKQ2.A54.876', '876.876.KQ32.JT9', 'JT9.JT9.JT9.AKQ2');
/** 2 has all four. */
export const FOUR_ACES = hands(
  'KQ32.543.876.543',
  'A54.AKQ2.A54.A76',
  '876.876.KQ32.JT9',
  'JT9.JT9.JT9.KQ82',
);

export const CUT: AnyAct = { do: 'cut', seat: '3' };
export const deal = (given_: Readonly<Record<string, readonly string[]>> = EVEN): AnyAct => ({
  do: 'deal',
  hands: given_,
});

/** `1:premier 2:propose-H`: calls in their order. */
export const calls = (text: string): readonly AnyAct[] =>
  text.split(' ').map((each) => ({ do: 'call', seat: each.charAt(0), call: each.slice(2) }));

export const ask = (seat: string, call: string): AnyAct => ({ do: 'ask-arbiter', seat, call });
export const answer = (granted = true, arbiter = 'arbiter'): AnyAct => ({
  do: 'answer-call',
  arbiter,
  granted,
});
/** Asks for what the arbiter then grants. */
export const granted = (seat: string, call: string, arbiter = 'arbiter'): readonly AnyAct[] => [
  ask(seat, call),
  answer(true, arbiter),
];

/** `1:SA 2:S3`: cards in the order in which they fall. */
export const cards = plainCards;

/** A table that holds everybody to the rules, dealt. */
export const enforced = (dealt = EVEN, options: TableOptions = {}): Table =>
  given({ ...options, policy: 'enforced' }).and(CUT, deal(dealt));

/** A real table whose cards nobody recorded, or whose cards are known. */
export const table = (dealt?: typeof EVEN, options: TableOptions = {}): Table =>
  dealt === undefined ? given(options) : given(options).and(deal(dealt));

/** The last contract that the table recorded, with its declarers: `E8-H 3+1`. */
export const contractOf = (
  events: readonly { readonly type: string; readonly data: unknown }[],
): string | null => {
  const closed = events.findLast(({ type }) => type === 'AuctionClosed');
  if (closed === undefined) return null;
  const { contract, declarers } = closed.data as {
    readonly contract: string;
    readonly declarers: readonly string[];
  };
  return [contract, declarers.join('+')].filter((part) => part !== '').join(' ');
};

export const view = (state: WhistBridgeState) => whistBridge.tableView(state);
export const legal = (state: WhistBridgeState): readonly string[] => view(state).legal;
export const turn = (state: WhistBridgeState): string | null => view(state).turn;
/** What stands in the auction: `E8-H`, or nothing. */
export const standing = (state: WhistBridgeState): string => view(state).facts.standing ?? 'none';
/** `to-speak`, `proposed-H`: where a player stands in the auction. */
export const status = (state: WhistBridgeState, seat: string): string =>
  view(state)
    .facts.statuses?.split(' ')
    .find((each) => each.startsWith(`${seat}:`))
    ?.slice(2) ?? '';
export const points = (state: WhistBridgeState): readonly (number | undefined)[] =>
  ['1', '2', '3', '4'].map((seat) => state.score?.scores[seat]);

/** The first legal card, or the first call that leads on, of whoever's turn it is; null when nobody has to act. */
export const goOn = (state: WhistBridgeState): AnyAct | null => {
  const { turn: seat, legal: open, phase, facts } = view(state);
  if (facts.discards !== undefined) {
    const [laying = ''] = facts.discards.split(' ');
    const [card = null] = view(state).seats.find((each) => each.seat === laying)?.hand ?? [];
    return { do: 'discard', seat: laying, ...(card === null ? {} : { card }) };
  }
  if (facts.namesTrump !== undefined) return { do: 'name-trump', seat: facts.namesTrump, suit: 'S' };
  if (seat === null) return null;
  if (phase === 'auction')
    return { do: 'call', seat, call: ['pass', 'pass-all', 'premier'].find((each) => open.includes(each)) };
  return { do: 'play', seat, card: open[0] };
};
export const playOut = (from: Table): Table => from.goingOn(goOn);

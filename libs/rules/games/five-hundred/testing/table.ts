import { seatIndex, SEATS } from '@arbitre/rules/kernel/compass';
import { cards as plainCards } from '@arbitre/rules/kernel/testing/cards';
import { type AnyAct, type TableOptions, tablesOf } from '@arbitre/rules/kernel/testing/given';
import { type Denomination, formatCard, PACK, parseCard, rankingWith } from '../cards';
import type { FiveHundredEvent } from '../events';
import { fiveHundred } from '../game';
import { contractOf, type FiveHundredState } from '../state';

/** A real table: deal 1, North deals, unless the options say otherwise. */
export const given = tablesOf(fiveHundred, { deal: 1 });
export type Table = ReturnType<typeof given>;

/** `AK4.T7..65 BL`: spades, hearts, diamonds, clubs, and jokers. */
export const hand = (text: string): readonly string[] => {
  const [suits = '', ...jokers] = text.split(' ');
  return [
    ...suits.split('.').flatMap((ranks, suit) => Array.from(ranks, (rank) => 'SHDC'.charAt(suit) + rank)),
    ...jokers,
  ];
};

/** The hands of most examples; the kitty has one joker, South holds the other. */
export const HANDS = {
  N: hand('AK4.96.T87.54'),
  E: hand('QT.AKQ.AKQ.AK'),
  S: hand('J97.T84.6.76 BL'),
  W: hand('865.J.J95.QT8'),
};
export const KITTY = hand('.7.4.J9 BO').concat('H5');

export const CUT: AnyAct = { do: 'cut', seat: 'W' };
export const DEAL: AnyAct = { do: 'deal', hands: HANDS, kitty: KITTY };
export const UNKNOWN: AnyAct = { do: 'deal', hands: {} };

/** The pack that is dealt out to these hands and this kitty, North dealing (C500-3.2). */
export const packOf = (
  hands: Readonly<Record<string, readonly string[]>>,
  kitty: readonly string[],
): readonly string[] => {
  const left = {
    ...Object.fromEntries(SEATS.map((seat) => [seat, [...(hands[seat] ?? [])]])),
    kitty: [...kitty],
  };
  const draw = (place: string, count: number): readonly string[] => left[place as 'kitty'].splice(0, count);
  return [3, 2, 3, 2].flatMap((each, round) => [
    ...['E', 'S', 'W', 'N'].flatMap((seat) => draw(seat, each)),
    ...(round < 3 ? draw('kitty', 2) : []),
  ]);
};

/** `7S pass 8N pass`: the calls of one round from the dealer's left, North dealing unless told. */
export const calls = (text: string, dealer = 'N'): readonly AnyAct[] =>
  text.split(' ').map((call, at): AnyAct => {
    const seat = SEATS[(seatIndex(dealer) + 1 + at) & 3] ?? 'N';
    return bid(seat, call);
  });

/** `8H`, `pass`. */
export const bid = (seat: string, call: string): AnyAct =>
  call === 'pass'
    ? { do: 'pass', seat }
    : { do: 'bid', seat, tricks: Number.parseInt(call, 10), denomination: call.slice(-1) };

/** `E:HA S:BL*H`: cards in the order in which they fall, a joker with what it calls after a star. */
export const cards = (text: string): readonly AnyAct[] =>
  plainCards(text).map((act) => {
    const [card = '', called] = String(act.card).split('*');
    return { ...act, card, ...(called === undefined ? {} : { calls: called }) };
  });

/** The taker takes the kitty and puts the six cards away that are worth the least to him. */
export const discarding = (state: FiveHundredState): readonly AnyAct[] => {
  const contract = contractOf(state);
  if (contract === null) throw new Error('no contract');
  const { seat, bid: made } = contract;
  const { power } = rankingWith(made.denomination);
  const strength = (card: string): number => power[parseCard(card)] ?? 0;
  const own = fiveHundred.tableView(state).seats.find((each) => each.seat === seat)?.hand ?? [];
  const held = [...own, ...(state.kitty ?? []).map(formatCard)];
  const away = [...held].sort((a, b) => strength(a) - strength(b)).slice(0, 6);
  return [
    { do: 'take-kitty', seat },
    { do: 'discard', seat, cards: away },
  ];
};

/** An enforced table before its auction. */
export const enforced = (options: TableOptions = {}): Table =>
  given({ ...options, policy: 'enforced' }).and(CUT, DEAL);

/** East takes the contract at 8 of a denomination, takes the kitty and puts away the kitty's cards again. */
export const taken = (denomination: Denomination | 'NT' = 'H', table: Table = given().and(DEAL)): Table =>
  table.and(calls(`8${denomination === 'NT' ? 'N' : denomination} pass pass pass`), [
    { do: 'take-kitty', seat: 'E' },
    { do: 'discard', seat: 'E', cards: KITTY },
  ]);

/** A table of hands that are told card by card, with a contract whose taker puts the kitty away again. */
export const contract = (
  hands: Readonly<Record<string, readonly string[]>>,
  kitty: readonly string[],
  call: string,
  taker = 'E',
  table: Table = given(),
): Table => {
  const round = ['E', 'S', 'W', 'N'].map((seat) => bid(seat, seat === taker ? call : 'pass'));
  return table.and({ do: 'deal', hands, kitty }, round, [
    { do: 'take-kitty', seat: taker },
    { do: 'discard', seat: taker, cards: kitty },
  ]);
};

/** Low cards that lie in the kitty where the taker's hand is known. */
const LOW = ['D4', 'D5', 'D6', 'D7', 'C4', 'C5'];

/** Hands of which the record knows these; East, unless told, takes the contract and puts the kitty, or unknown cards, away. */
export const partly = (
  hands: Readonly<Record<string, readonly string[]>>,
  call: string,
  taker = 'E',
): Table => {
  const known = hands[taker] !== undefined;
  return given().and(
    { do: 'deal', hands, ...(known ? { kitty: LOW } : {}) },
    ['E', 'S', 'W', 'N'].map((seat) => bid(seat, seat === taker ? call : 'pass')),
    { do: 'take-kitty', seat: taker },
    { do: 'discard', seat: taker, ...(known ? { cards: LOW } : {}) },
  );
};

/** The first legal call, card or discard of whoever's turn it is, until nobody has to act. */
export const firstLegal = (state: FiveHundredState): AnyAct | null => {
  const { turn, legal, phase } = fiveHundred.tableView(state);
  if (turn === null) return null;
  if (state.phase === 'kitty') {
    const [take = null, discard = null] = discarding(state);
    return state.taken ? discard : take;
  }
  const [first = 'pass'] = legal;
  return phase === 'auction' ? bid(turn, first) : playing(turn, first);
};

/** `H7`, or `BL H` where a joker is led without trump. */
export const playing = (seat: string, written: string): AnyAct => {
  const [card = '', called] = written.split(' ');
  return { do: 'play', seat, card, ...(called === undefined ? {} : { calls: called }) };
};

export const playOut = (table: Table): Table => table.goingOn(firstLegal);

export const notationOf = (state: FiveHundredState): string | null => state.score?.notation ?? null;

/** The score of both sides, NS first. */
export const sidesOf = (state: FiveHundredState): readonly (number | undefined)[] => [
  state.score?.scores.NS,
  state.score?.scores.EW,
];

export const winnersOf = (events: readonly FiveHundredEvent[]): string =>
  events.flatMap((event) => (event.type === 'TrickWon' ? [event.data.seat] : [])).join('');

/** Seats and cards that lie visible, `W:S4`. */
export const visible = (state: FiveHundredState): readonly string[] =>
  fiveHundred
    .tableView(state)
    .obligations.filter(({ kind }) => kind === 'visible-card')
    .flatMap(({ seat, cards: shown }) => shown.map((card) => `${seat}:${card}`));

export const legal = (state: FiveHundredState): readonly string[] => fiveHundred.tableView(state).legal;

/** Every card of the pack as it is written. */
export const CARDS = PACK.map(formatCard);

import { auditDeal } from './life';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { type Seat, SEATS } from '@arbitre/rules/kernel/compass';
import type { TableView } from '@arbitre/rules/kernel/table-view';
import { firstLegal } from '@arbitre/rules/kernel/testing/cards';
import { type AnyAct, type TableOptions, tablesOf } from '@arbitre/rules/kernel/testing/given';
import { whistClassique } from '../game';
import type { WhistState } from '../state';

/** A real table of the first board, North to deal, unless the options say otherwise. */
export const given = tablesOf(whistClassique, { board: 1 });
export type Table = ReturnType<typeof given>;

export type Hands = Readonly<Record<Seat, readonly string[]>>;

const assign = (
  cards: readonly string[],
  hands: Record<Seat, string[]>,
  voids: Partial<Record<Seat, string>>,
): boolean => {
  const [card, ...rest] = cards;
  if (card === undefined) return true;
  for (const seat of SEATS) {
    if (hands[seat].length >= 13 || (voids[seat] ?? '').includes(card.charAt(0))) continue;
    hands[seat].push(card);
    if (assign(rest, hands, voids)) return true;
    hands[seat].pop();
  }
  return false;
};

/**
 * Whole hands from the few cards that a test names (`{ W: 'S2 D9' }`): the rest of the pack is dealt in a fixed order,
 * and no seat gets a card of a suit in `voids` (`{ W: 'C' }`).
 */
export const handsWith = (
  named: Partial<Record<Seat, string>>,
  voids: Partial<Record<Seat, string>> = {},
): Hands => {
  const hands: Record<Seat, string[]> = { N: [], E: [], S: [], W: [] };
  for (const seat of SEATS) hands[seat] = (named[seat] ?? '').split(' ').filter((card) => card !== '');
  const taken = new Set(Object.values(hands).flat());
  const narrow = SEATS.map((seat) => voids[seat] ?? '').join('');
  const rest = PACK_52.cards
    .map(formatCard)
    .filter((card) => !taken.has(card))
    .sort(
      (a, b) =>
        Number(narrow.includes(b.charAt(0))) - Number(narrow.includes(a.charAt(0))) ||
        (a.charAt(1) + a.charAt(0) < b.charAt(1) + b.charAt(0) ? -1 : 1),
    );
  if (!assign(rest, hands, voids)) throw new Error('these hands cannot be dealt');
  return hands;
};

/** A table in play: hands from the few cards named, the turn-up before the dealer, North unless the setup says. */
export const inPlay = (
  named: Partial<Record<Seat, string>>,
  turnUp: string,
  voids: Partial<Record<Seat, string>> = {},
  setup: TableOptions & { readonly dealer?: Seat } = {},
): Table => {
  const { dealer = 'N' } = setup;
  const own = (named[dealer] ?? '').split(' ');
  const withTurnUp = own.includes(turnUp)
    ? named
    : { ...named, [dealer]: `${named[dealer] ?? ''} ${turnUp}` };
  const hands = handsWith(withTurnUp, voids);
  return given(setup).and({ do: 'deal', hands }, { do: 'turn-trump', card: turnUp });
};

/** The same table without knowing a hand: cards are known as they are played. */
export const unknownHands = (turnUp: string, setup: TableOptions = {}): Table =>
  given(setup).and({ do: 'turn-trump', card: turnUp });

export const lead = (seat: string, card: string): AnyAct => ({ do: 'play', seat, card });
export const demand = (by: string, seat: string, what: string): AnyAct => ({
  ...{ do: 'demand', by, seat, demand: what },
});
export const waive = (by: string, seat: string): AnyAct => ({ do: 'waive', by, seat });
export const claim = (by: string, against: string): AnyAct => ({ do: 'claim-revoke', by, against });
export const report = (article: string, seat: string, facts: object = {}): AnyAct => ({
  ...{ do: 'report', article, seat, facts },
});

/** The first legal card of whoever's turn it is, until so many tricks are complete or the coup is over. */
export const upTo =
  (tricks = 13) =>
  (state: WhistState): AnyAct | null =>
    state.phase === 'play' && state.play.completed < tricks ? firstLegal(whistClassique)(state) : null;

/** The cards of a coup in the order in which they fell, to be played again. */
export const fallenIn = ({ stream }: Table): readonly AnyAct[] =>
  stream.flatMap(({ type, data }) =>
    type === 'CardPlayed' ? [{ do: 'play', seat: data.seat, card: data.card }] : [],
  );

export const viewOf = ({ state }: Table): TableView => whistClassique.tableView(state);
export const handOf = (table: Table, seat: Seat): readonly string[] =>
  viewOf(table).seats.find((each) => each.seat === seat)?.hand ?? [];

/** `W:D7`: the cards that lie penalised. */
export const penalised = ({ state }: Table): readonly string[] =>
  state.obligations
    .filter(({ kind }) => kind === 'penalised-card')
    .flatMap(({ seat, cards }) => cards.map((card) => `${seat}:${card}`));
/** Obligations of a kind as `seat by chooser`. */
export const owed = ({ state }: Table, kind: string): readonly string[] =>
  state.obligations
    .filter((each) => each.kind === kind)
    .map(({ seat, by }) => `${seat} by ${(by ?? []).join('/')}`);
/** The void deal of the last step: `misdeal E`. */
export const voided = ({ events }: Table): string | null => {
  const found = events.find((event) => event.type === 'DealVoided');
  return found?.type === 'DealVoided' ? `${found.data.kind} ${found.data.dealer}` : null;
};

/** The stream, as the audit reads it. */
export const audit = ({ state, stream }: Table): ReturnType<typeof auditDeal> =>
  auditDeal([
    {
      type: 'DealOpened',
      data: {
        ...{ competition: 'c', game: 'whist', ruleset: 'whist@1', policy: state.policy, grain: state.grain },
        place: { session: 1, round: 1, table: '1', board: 1 },
        seating: { N: 'a', E: 'b', S: 'a', W: 'b' },
        setup: state.setup,
      },
    },
    ...stream,
  ]);

/** A card of a hand that fell face up. */
export const dropped = (table: Table, seat: Seat, card: string): Table =>
  table.and(report('WHC-CP-A', seat, { card }));

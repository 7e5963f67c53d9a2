import { formatCard } from '@arbitre/rules/kernel/cards';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import type { AnyAct, TableOptions } from '@arbitre/rules/kernel/testing/given';
import { atRealTable as given, type Table } from './table';

export { atRealTable as given, type Table, viewOf } from './table';

/** Each hand one suit: spades, hearts, diamonds and clubs from North on. */
export const SUIT_HANDS = Object.fromEntries(
  SEATS.map((seat, at) => [
    seat,
    PACK_52.cards.map(formatCard).filter((card) => card.startsWith('SHDC'.charAt(at))),
  ]),
);

export const DEAL: AnyAct = { do: 'deal', hands: SUIT_HANDS };
export const UNKNOWN: AnyAct = { do: 'deal', hands: {} };

/** `N:1H E:Pass S:X/H`: calls in their order; after a stroke the denomination that a double names. */
export const calls = (text: string): readonly AnyAct[] =>
  text.split(' ').map((each) => {
    const [seat = '', said = ''] = each.split(':');
    const [call = '', named] = said.split('/');
    return { do: 'call', seat, call, ...(named === undefined ? {} : { of: named }) };
  });

/** A table whose cards are dealt and nobody knows. */
export const dealt = (options: TableOptions = {}): Table => given(options).and(UNKNOWN);

export const enforced = (options: TableOptions = {}): Table =>
  given({ ...options, policy: 'enforced' }).and({ do: 'cut', by: 'W' }, DEAL);

export const choose = (by: string, article: string, option: string): AnyAct => ({
  do: 'choose',
  ...{ by, article, option },
});

/** `E BP-39-1 new-deal cancel`: who may choose what, by which article. */
export const choicesOf = ({ state }: Table): readonly string[] =>
  state.choices.map(({ to, article, options }) => [to, article, ...options].join(' '));

/** `E must-pass-once`: what each seat owes. */
export const dutiesOf = ({ state }: Table): readonly string[] =>
  state.obligations.map(({ seat, kind, cards }) => [seat, kind, ...cards].join(' '));

/** The calls that count, `N:1H`. */
export const counting = ({ state }: Table): string =>
  state.calls
    .flatMap(({ seat, call, counts = call }) => (counts === null ? [] : [`${seat}:${counts}`]))
    .join(' ');

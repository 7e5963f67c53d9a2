import { formatCard } from '@arbitre/rules/kernel/cards';
import { PACK_32 } from '@arbitre/rules/kernel/decks';
import type { AnyAct, Situation } from '@arbitre/rules/kernel/testing/given';
import { type Seeded, seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { SkatEvent } from '../events';
import { skat } from '../game';
import type { SkatState } from '../state';
import { given } from './table';

export const CARDS = PACK_32.cards.map(formatCard);
export const packFrom = (random: Seeded): readonly string[] => shuffled(CARDS, random);
export const pick = <Item>(from: readonly Item[], random: Seeded): Item | undefined =>
  from[random(from.length)];

/** What the seat to act would do next: an act that the table offers, drawn by chance; modest bids, real games. */
export const offered = (state: SkatState, random: Seeded): AnyAct => {
  const { turn, legal, facts } = skat.tableView(state);
  const seat = turn ?? 'forehand';
  const act = facts.stage;
  if (act === 'bid') {
    const bids = legal.slice(0, 4).filter((each) => each !== 'pass');
    return random(5) < 2 || bids.length === 0
      ? { do: 'pass', seat }
      : { do: 'bid', seat, call: Number(pick(bids, random)) };
  }
  if (act === 'answer') return { do: random(2) === 0 ? 'hold' : 'pass', seat };
  if (act === 'lone') return random(2) === 0 ? { do: 'pass', seat } : { do: 'take-skat', seat };
  if (act === 'skat')
    return random(2) === 0
      ? { do: 'take-skat', seat }
      : { do: 'announce', seat, contract: pick(legal.slice(1), random) ?? 'G' };
  if (act === 'discard') return { do: 'discard', seat, cards: shuffled(legal, random).slice(0, 2) };
  if (act === 'announce') return { do: 'announce', seat, contract: pick(legal, random) };
  if (act === 'lay-open') return { do: 'lay-open', seat };
  return { do: 'play', seat, card: pick(legal, random) };
};

/** A whole deal at an enforced table, its acts drawn from what the table offers. */
export const randomDeal = (seed: number): Situation<SkatState, SkatEvent> => {
  const random = seeded(seed);
  const setup = { players: 3 + random(2), deal: random(40) + 1, policy: 'enforced' as const };
  return given(setup)
    .and({ do: 'deal', pack: packFrom(random) })
    .goingOn((state) => (state.phase === 'finished' ? null : offered(state, random)));
};

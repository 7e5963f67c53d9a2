import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { type Seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { whistBridge } from '../game';
import { cutterSeat } from '../seats';
import type { WhistBridgeState } from '../state';
import { SUITS_UPWARD } from '../ladder';

export const CARDS = PACK_52.cards.map(formatCard);

const oneOf = <T>(choices: readonly T[], random: Seeded): T | undefined => choices[random(choices.length)];

const acesOf = (state: WhistBridgeState, seat: string): number =>
  (whistBridge.tableView(state).seats.find((each) => each.seat === seat)?.hand ?? []).filter((card) =>
    card.endsWith('A'),
  ).length;

/** An announcement that the arbiter has to grant first is asked for. */
const calling = (state: WhistBridgeState, seat: string, call: string): AnyAct => {
  const said = { do: 'call', seat, call };
  return whistBridge.decide(state, said as never).ok ? said : { do: 'ask-arbiter', seat, call };
};

const settling = (state: WhistBridgeState, random: Seeded): AnyAct | null => {
  const { facts, seats } = whistBridge.tableView(state);
  if (facts.discards !== undefined) {
    const laying = oneOf(facts.discards.split(' '), random) ?? '';
    const hand = seats.find(({ seat }) => seat === laying)?.hand ?? [];
    return { do: 'discard', seat: laying, card: oneOf(hand, random) };
  }
  return facts.namesTrump === undefined
    ? null
    : { do: 'name-trump', seat: facts.namesTrump, suit: oneOf(SUITS_UPWARD, random) };
};

/** What a sensible table may do next, by a random number; null when nobody has to act. */
export const nextAct = (state: WhistBridgeState, random: Seeded): AnyAct | null => {
  const { auction, players, phase, arbiters } = state;
  if (phase === 'settling') return settling(state, random);
  if (auction.asked !== null)
    return { do: 'answer-call', arbiter: `arbiter-${arbiters.length + 2}`, granted: random(3) > 0 };
  const { turn, legal } = whistBridge.tableView(state);
  if (turn === null) return null;
  if (phase === 'play') return { do: 'play', seat: turn, card: oneOf(legal, random) };
  const holder = players.find((seat) => acesOf(state, seat) === 3);
  if (holder !== undefined && auction.trou < 0 && auction.announcements === 0 && state.trouKept === 0)
    return { do: 'declare-trou', seat: holder };
  // Tables say little: a pass now and then ends the climb before the top of the ladder.
  const quiet = legal.filter((call) => ['pass', 'pass-all', 'premier'].includes(call));
  const low = legal.filter((call) => !/^(GM|A|PC|CH|P$|PM|S8)/.test(call));
  const call =
    (quiet.length > 0 && random(3) === 0
      ? oneOf(quiet, random)
      : oneOf(random(4) > 0 && low.length > 0 ? low : legal, random)) ?? 'pass';
  return calling(state, turn, call);
};

/** The acts before the auction. */
export const dealing = (state: WhistBridgeState, random: Seeded): readonly AnyAct[] => [
  { do: 'cut', seat: cutterSeat(state.table) },
  { do: 'deal', pack: shuffled(CARDS, random) },
];

import { give } from '@arbitre/rules/kernel/hands';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { exposeCard } from '@arbitre/rules/kernel/tricks/revokes';
import { given } from './testing/table';
import type { WhistMilitaireAct } from './acts';
import { whistMilitaire } from './game';
import type { WhistMilitaireState } from './state';

/** The last cards of a deal: one text a seat from North on, the trump, the leader, and the cards that lie visible. */
type Ending = {
  readonly hands: readonly string[];
  readonly trump: string;
  readonly leader: number;
  readonly visible?: readonly string[];
};

/** A state in which the first tricks are over and these cards are left. */
const endingState = ({ hands, trump, leader, visible = [] }: Ending): WhistMilitaireState => {
  const { state } = given({ trump, policy: 'enforced' });
  const cards = hands.map((hand) => hand.split(' '));
  state.phase = 'play';
  state.dealt = true;
  state.confirmed = 15;
  state.play.known = 15;
  state.play.turn = leader;
  state.play.completed = 13 - (cards[0]?.length ?? 0);
  for (const [seat, hand] of cards.entries())
    for (const card of hand) {
      give(state.play.held, seat, parseCard(card));
      if (visible.includes(card)) exposeCard(state, seat, parseCard(card));
    }
  return state;
};

/** Plays that the decider accepts, counted to the last card by trying every card in every seat. */
const countDecided = (state: WhistMilitaireState): number => {
  if (state.phase === 'finished') return 1;
  let count = 0;
  for (const { seat, hand } of whistMilitaire.tableView(state).seats)
    for (const card of hand ?? []) {
      const command = { do: 'play', seat, card } as WhistMilitaireAct;
      const decision = whistMilitaire.decide(state, command);
      if (!decision.ok) continue;
      const next = whistMilitaire.copy(state);
      for (const event of decision.events) whistMilitaire.evolve(next, event);
      count += countDecided(next);
    }
  return count;
};

/** The cards that the booklet lets a hand play, by strings alone. */
const allowed = (
  own: readonly string[],
  partner: readonly string[],
  led: string | undefined,
  faced: readonly string[],
) => {
  const following = own.filter((card) => led !== undefined && card.startsWith(led));
  const playable = following.length > 0 ? following : own;
  const mustPlay = playable.filter((card) => faced.includes(card));
  if (mustPlay.length > 0) return mustPlay;
  if (led !== undefined) return playable;
  const barred = partner.filter((card) => faced.includes(card)).map((card) => card.charAt(0));
  const free = playable.filter((card) => !barred.includes(card.charAt(0)));
  return free.length > 0 ? free : playable;
};

/** The same count by strings and arrays, with nothing of the library. */
const countByHand = (
  hands: readonly (readonly string[])[],
  trump: string,
  turn: number,
  trick: readonly string[],
  faced: readonly string[],
): number => {
  if (trick.length === 4) {
    const led = trick[0]?.charAt(0) ?? '';
    const power = (card: string): number =>
      '23456789TJQKA'.indexOf(card.charAt(1)) +
      (card.startsWith(trump) ? 100 : card.startsWith(led) ? 0 : -100);
    const best = [...trick].sort((a, b) => power(b) - power(a))[0] ?? '';
    // The trick began four seats ago, which is the seat to move.
    return countByHand(hands, trump, (turn + trick.indexOf(best)) % 4, [], faced);
  }
  const own = hands[turn] ?? [];
  if (own.length === 0 && trick.length === 0) return 1;
  const choices = allowed(own, hands[(turn + 2) % 4] ?? [], trick[0]?.charAt(0), faced);
  return choices.reduce((count, card) => {
    const rest = hands.map((hand, seat) => (seat === turn ? hand.filter((each) => each !== card) : hand));
    return count + countByHand(rest, trump, (turn + 1) % 4, [...trick, card], faced);
  }, 0);
};

const ENDINGS: readonly (readonly [string, Ending])[] = [
  ['one card each', { hands: ['SA', 'SK', 'SQ', 'SJ'], trump: 'H', leader: 0 }],
  ['everyone void', { hands: ['SA SK', 'HA HK', 'DA DK', 'CA CK'], trump: 'H', leader: 0 }],
  ['two suits', { hands: ['SA H2 H3', 'S2 S3 H4', 'HA HK SK', 'SQ HQ HJ'], trump: 'H', leader: 1 }],
  [
    'four cards',
    { hands: ['SA CA D2 H5', 'SK C2 D3 H6', 'SQ HQ D4 S2', 'HJ C3 D5 C9'], trump: 'C', leader: 3 },
  ],
  [
    'a visible card',
    {
      hands: ['SA CA D2 H5', 'SK C2 D3 H6', 'SQ HQ D4 S2', 'HJ C3 D5 C9'],
      trump: 'C',
      leader: 3,
      visible: ['SK'],
    },
  ],
  [
    'visible cards on both sides',
    {
      hands: ['SA CA D2 H5', 'SK C2 D3 H6', 'SQ HQ D4 S2', 'HJ C3 D5 C9'],
      trump: 'D',
      leader: 1,
      visible: ['C3', 'D5', 'S2'],
    },
  ],
];

describe('legal sequences to the last card', () => {
  it.each(ENDINGS)('WM-R10.2 WM-R10.3 WM-4.3 %s', (_, ending) => {
    const hands = ending.hands.map((hand) => hand.split(' '));
    const counted = countByHand(hands, ending.trump, ending.leader, [], ending.visible ?? []);
    expect(counted).toBeGreaterThan(0);
    expect(countDecided(endingState(ending))).toBe(counted);
  });
  it('WM-4.3 counts 16 where everyone is void, and fewer once a card is visible', () => {
    const counts = ENDINGS.map(([, ending]) => countDecided(endingState(ending)));
    expect(counts[1]).toBe(16);
    expect(counts[4]).toBeLessThan(counts[3] ?? 0);
  });
});

import type { Strain } from '@arbitre/rules/kernel/auction/calls';
import { CALLS, parseCall } from '@arbitre/rules/kernel/auction/calls';
import { formatCard, parseCard, rankOf, suitOf } from '@arbitre/rules/kernel/cards';
import { partnerOf, rightOf, SEATS, type Seat, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import type { Act } from '@arbitre/rules/kernel/decider';
import type { Grain } from '@arbitre/rules/kernel/game';
import { type Seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { bridgePlafond } from '../game';
import type { BridgePlafondSetup } from '../setup';
import type { BridgePlafondState } from '../state';

export type DemoAct = Act & Readonly<Record<string, unknown>>;

/** What happens at the table in a deal, beside its cards. */
export type Incident = 'none' | 'sheet-only' | 'insufficient' | 'revoke';

/** One deal as a club would record it, and the line that its sheet has of it. */
type PlayedDeal = { readonly grain: Grain; readonly acts: readonly DemoAct[]; readonly line: string };

type Table = {
  readonly state: BridgePlafondState;
  readonly acts: DemoAct[];
  readonly random: Seeded;
};

/** Throws RangeError for an act that the rules refuse: the generator itself is then wrong. */
const take = ({ state, acts }: Table, act: DemoAct): void => {
  const decision = bridgePlafond.decide(state, act as never);
  if (!decision.ok) throw new RangeError(`demo act refused: ${JSON.stringify([act, decision.violation])}`);
  acts.push(act);
  for (const event of decision.events) bridgePlafond.evolve(state, event);
};

type Hand = readonly string[];

const HIGH: Readonly<Record<string, number>> = { A: 4, K: 3, Q: 2, J: 1 };
const strengthOf = (hand: Hand): number => hand.reduce((sum, card) => sum + (HIGH[card.charAt(1)] ?? 0), 0);

const inSuit = (hand: Hand, suit: string): Hand => hand.filter((card) => card.startsWith(suit));

const SUITS = ['S', 'H', 'D', 'C'] as const;

/** The suit in which two hands have most cards, or no-trump where they have eight nowhere. */
const fitOf = (hand: Hand, partner: Hand): Strain => {
  const lengths = SUITS.map((suit) => inSuit(hand, suit).length + inSuit(partner, suit).length);
  const most = Math.max(...lengths);
  return most < 8 ? 'NT' : (SUITS[lengths.indexOf(most)] ?? 'NT');
};

const longest = (hand: Hand): Strain =>
  SUITS.reduce((best, suit) => (inSuit(hand, suit).length > inSuit(hand, best).length ? suit : best));

/** How high a side goes with so many points in both hands; some go a little too far. */
const levelFor = (strength: number, random: Seeded): number => {
  const level = strength < 21 ? 1 : strength < 24 ? 2 : strength < 26 ? 3 : strength < 32 ? 4 : 6;
  return Math.min(6, level + (random(5) === 0 ? 1 : 0));
};

type Plan = { readonly opener: Seat; readonly opening: string; readonly final: string };

/** Who opens, with what, and what his side comes to; null where nobody has enough. */
const planOf = ({ state, random }: Table, hands: Readonly<Record<Seat, Hand>>): Plan | null => {
  const order = SEATS.map((_, at) => seatName((state.dealer + at) & 3));
  const opener = order.find((seat) => strengthOf(hands[seat]) >= 12);
  if (opener === undefined) return null;
  const partner = hands[seatName(partnerOf(seatIndex(opener)))];
  const strain = fitOf(hands[opener], partner);
  const level = levelFor(strengthOf(hands[opener]) + strengthOf(partner), random);
  const final = `${level}${strain}`;
  const opening = `1${longest(hands[opener])}`;
  return { opener, opening: parseCall(opening) < parseCall(final) ? opening : final, final };
};

const next = ({ state }: Table): { readonly seat: Seat | null; readonly legal: readonly string[] } => {
  const { turn, legal } = bridgePlafond.tableView(state);
  return { seat: SEATS.find((seat) => seat === turn) ?? null, legal };
};

/** A bid that is too low, which the next player passes over: it stands (BP-40-4). */
const tooLow = (table: Table, seat: Seat, last: string): void => {
  take(table, { do: 'call', seat, call: CALLS[parseCall(last) - 1] ?? 'Pass' });
};

const auction = (table: Table, plan: Plan | null, incident: Incident): void => {
  let said = 0;
  let low = incident === 'insufficient';
  let sharp = table.random(6) === 0;
  for (let { seat, legal } = next(table); table.state.phase === 'auction'; { seat, legal } = next(table)) {
    if (seat === null) return;
    const partners = plan !== null && (seatIndex(seat) & 1) === (seatIndex(plan.opener) & 1);
    const bid = said === 0 ? plan?.opening : plan?.final;
    const speaks = partners && (said > 0 || seat === plan.opener) && legal.includes(bid ?? '');
    if (speaks && bid !== undefined) {
      said++;
      take(table, { do: 'call', seat, call: bid });
    } else if (low && !partners && said === 1 && plan !== null && parseCall(plan.opening) > 3) {
      low = false;
      tooLow(table, seat, plan.opening);
    } else if (sharp && !partners && said === 2 && legal.includes('X')) {
      sharp = false;
      take(table, { do: 'call', seat, call: 'X' });
    } else take(table, { do: 'call', seat, call: 'Pass' });
  }
};

const byRank = (cards: Hand): Hand => cards.toSorted((a, b) => rankOf(parseCard(a)) - rankOf(parseCard(b)));

/** The highest or the lowest that may be played, or any. */
const cardOf = ({ random }: Table, legal: Hand): string => {
  const sorted = byRank(legal);
  const at = [sorted.length - 1, 0, random(sorted.length)][random(3)] ?? 0;
  return sorted[at] ?? '';
};

/** A card of another suit, of somebody who could have followed; null where nobody revokes now. */
const revoked = ({ state }: Table, seat: Seat, legal: Hand): string | null => {
  const hand = bridgePlafond.tableView(state).seats.find((each) => each.seat === seat)?.hand ?? [];
  const [right] = legal;
  if (state.play.count === 0 || right === undefined || seat === seatName(partnerOf(state.declarer)))
    return null;
  return hand.find((card) => suitOf(parseCard(card)) !== suitOf(parseCard(right))) ?? null;
};

const playOut = (table: Table, incident: Incident): void => {
  let pending = incident === 'revoke';
  for (let { seat, legal } = next(table); table.state.phase === 'play'; { seat, legal } = next(table)) {
    if (seat === null) return;
    const follows = legal.length < 13 - table.state.play.completed;
    const wrong = pending && follows ? revoked(table, seat, legal) : null;
    if (wrong !== null) pending = false;
    take(table, { do: 'play', seat, card: wrong ?? cardOf(table, legal) });
  }
};

const dealOut = (table: Table): Readonly<Record<Seat, Hand>> => {
  const { state, random } = table;
  take(table, { do: 'cut', by: seatName(rightOf(state.dealer)) });
  const pack = shuffled(PACK_52.cards, random).map(formatCard);
  const [N, E, S, W] = SEATS.map((_, seat) => pack.slice(13 * seat, 13 * seat + 13));
  const hands = { N: N ?? [], E: E ?? [], S: S ?? [], W: W ?? [] };
  take(table, { do: 'deal', hands });
  return hands;
};

/** What somebody wrote on the sheet of a deal whose cards nobody recorded. */
const fromSheet = (table: Table): void => {
  const { random } = table;
  const declarer = SEATS[random(4)] ?? 'N';
  const level = 2 + random(3);
  const strain = [...SUITS, 'NT'][random(5)] ?? 'NT';
  const honours = strain !== 'NT' && random(3) === 0;
  const held = honours ? { honours: { side: 'NS EW'.split(' ')[random(2)], kind: 'four' } } : {};
  take(table, {
    ...{ do: 'record-result', contract: `${level}${strain}`, declarer },
    ...{ tricks: Math.min(13, 5 + level + random(3)), ...held },
  });
};

/** Plays one deal from its seed; the same seed always gives the same acts. */
export const playDemoDeal = (setup: BridgePlafondSetup, random: Seeded, incident: Incident): PlayedDeal => {
  const grain: Grain = incident === 'sheet-only' ? 'result' : 'full';
  const state = bridgePlafond.initial({ setup, policy: 'observed', grain });
  const table: Table = { state, acts: [], random };
  if (incident === 'sheet-only') fromSheet(table);
  else {
    auction(table, planOf(table, dealOut(table)), incident);
    playOut(table, incident);
  }
  return { grain, acts: table.acts, line: state.score?.notation ?? '' };
};

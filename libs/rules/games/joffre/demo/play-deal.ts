import { suitOf } from '@arbitre/rules/kernel/cards';
import { leftOf, rightOf, SEATS, seatIndex, seatName, sideName } from '@arbitre/rules/kernel/compass';
import type { Act } from '@arbitre/rules/kernel/decider';
import type { Grain } from '@arbitre/rules/kernel/game';
import { type Seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { formatCard, PACK, parseCard } from '../cards';
import type { Seat } from '../events';
import { joffre } from '../game';
import type { JoffreSetup } from '../setup';
import type { JoffreState } from '../state';

export type DemoAct = Act & Readonly<Record<string, unknown>>;

/** What happens at the table in a deal, beside its cards. */
export type Incident =
  'none' | 'sheet-only' | 'exposed-in-dealing' | 'dropped' | 'revoke-corrected' | 'revoke-closed' | 'too-low';

/** One deal as a club would record it, with what it gave both sides. */
type PlayedDeal = {
  readonly grain: Grain;
  readonly acts: readonly DemoAct[];
  readonly buyer: Seat;
  readonly NS: number;
  readonly EW: number;
};

type Table = { readonly state: JoffreState; readonly acts: DemoAct[]; readonly random: Seeded };

/** Throws RangeError for an act that the rules refuse: the generator itself is then wrong. */
const take = ({ state, acts }: Table, act: DemoAct): void => {
  const decision = joffre.decide(state, act as never);
  if (!decision.ok) throw new RangeError(`demo act refused: ${JSON.stringify([act, decision.violation])}`);
  acts.push(act);
  for (const event of decision.events) joffre.evolve(state, event);
};

const deal = (table: Table): void => {
  const { state, random } = table;
  const { dealer } = state.setup;
  take(table, { do: 'cut', seat: seatName(rightOf(seatIndex(dealer))) });
  const pack = shuffled(PACK, random).map(formatCard);
  const first = leftOf(seatIndex(dealer));
  const hands = Object.fromEntries(
    SEATS.map((seat, index) => [seat, pack.filter((_, place) => ((first + place) & 3) === index)]),
  );
  take(table, { do: 'deal', hands });
};

/** A number for a hand: high cards of its longest series, and the Joffre. */
const worth = (hand: readonly string[]): number => {
  const suits = ['C', 'D', 'H', 'S'].map((suit) => hand.filter((card) => card.startsWith(suit)));
  const longest = Math.max(...suits.map((cards) => cards.length));
  const high = hand.filter((card) => '567'.includes(card.charAt(1))).length;
  return longest + high + (hand.includes('H0') ? 1 : 0);
};

/** What a careful player offers with it: nothing most of the time. */
const offerOf = (table: Table, seat: string): string => {
  const { legal, seats } = joffre.tableView(table.state);
  const hand = seats.find((each) => each.seat === seat)?.hand ?? [];
  const most = Math.min(12, Math.max(0, worth(hand) - 1 + table.random(2)));
  const bids = legal.filter((call) => call !== 'pass' && Number(call) <= most);
  return bids[0] ?? (legal.includes('pass') ? 'pass' : (legal[0] ?? 'pass'));
};

const auction = (table: Table, incident: Incident): void => {
  let low = incident === 'too-low';
  for (
    let view = joffre.tableView(table.state);
    view.phase === 'auction';
    view = joffre.tableView(table.state)
  ) {
    const seat = view.turn ?? 'N';
    const best = view.calls.findLast(({ call }) => call !== 'pass')?.call;
    if (low && best !== undefined) {
      low = false;
      take(table, { do: 'bid', seat, points: Number(best) });
      continue;
    }
    const offer = offerOf(table, seat);
    take(table, offer === 'pass' ? { do: 'pass', seat } : { do: 'bid', seat, points: Number(offer) });
  }
};

/** A card of the seat to play that fails to follow though it could, or null where there is none. */
const wrongCard = ({ state }: Table): { readonly wrong: string; readonly right: string } | null => {
  const { turn, legal, seats } = joffre.tableView(state);
  const hand = seats.find(({ seat }) => seat === turn)?.hand ?? [];
  const [right] = legal;
  if (state.play.count === 0 || right === undefined) return null;
  const { led } = state.play;
  const wrong = hand.find((card) => suitOf(parseCard(card)) !== led);
  return wrong === undefined || suitOf(parseCard(right)) !== led ? null : { wrong, right };
};

const playOne = (table: Table): void => {
  const { turn, legal } = joffre.tableView(table.state);
  take(table, { do: 'play', seat: turn, card: legal[table.random(legal.length)] ?? '' });
};

const drop = (table: Table): boolean => {
  const clumsy = seatName(leftOf(table.state.play.turn));
  const [card] = joffre.tableView(table.state).seats.find((each) => each.seat === clumsy)?.hand ?? [];
  if (card === undefined) return false;
  take(table, { do: 'expose', seat: clumsy, card, cause: 'dropped' });
  return true;
};

/** The incident at the seat to play; false where it cannot happen now. */
const happen = (table: Table, incident: Incident): boolean => {
  if (incident === 'dropped') return drop(table);
  const { state } = table;
  const seat = seatName(state.play.turn);
  const revoke = wrongCard(table);
  if (revoke === null) return false;
  take(table, { do: 'play', seat, card: revoke.wrong });
  if (incident === 'revoke-corrected')
    take(table, { do: 'replace', seat, card: revoke.wrong, with: revoke.right });
  return true;
};

const IN_PLAY: readonly Incident[] = ['dropped', 'revoke-corrected', 'revoke-closed'];

/** JOF-6-GAP-3: the other side asks for the arbiter, who applies the default. */
const claimRevoke = (table: Table): void => {
  const [mark] = table.state.revokes;
  if (mark === undefined) return;
  const accused = seatName(mark.seat);
  const by = seatName(leftOf(mark.seat));
  const article = 'JOF-6-GAP-3';
  const reason = 'Il avait encore la série demandée.';
  take(table, { do: 'dispute', by, article, reason, accused, trick: mark.trick });
  const side = sideName(mark.seat);
  take(table, { do: 'rule', article, outcome: 'revoke', side, reason: 'Les cartes jouées le montrent.' });
};

const playOut = (table: Table, incident: Incident): void => {
  const from = 3 + table.random(12);
  let pending = IN_PLAY.includes(incident);
  for (let step = 0; table.state.phase !== 'finished'; step++) {
    if (pending && step >= from && table.state.play.completed < 6 && happen(table, incident)) pending = false;
    else playOne(table);
  }
  if (incident === 'revoke-closed') claimRevoke(table);
};

const fromSheet = (table: Table): void => {
  const { random } = table;
  const buyer = SEATS[random(4)] ?? 'N';
  const bid = 7 + random(3);
  take(table, { do: 'record-result', buyer, bid, points: 2 + random(9) });
};

const fromCards = (table: Table, incident: Incident): void => {
  const { state, random } = table;
  if (incident === 'exposed-in-dealing')
    take(table, {
      do: 'expose',
      seat: state.setup.dealer,
      card: formatCard(PACK[random(PACK.length)] ?? 0),
      cause: 'dealing',
    });
  deal(table);
  auction(table, incident);
  playOut(table, incident);
};

/** Plays one deal from its seed; the same seed always gives the same acts. */
export const playDemoDeal = (setup: JoffreSetup, random: Seeded, incident: Incident): PlayedDeal => {
  const grain: Grain = incident === 'sheet-only' ? 'result' : 'full';
  const state = joffre.initial({ setup, policy: 'observed', grain });
  const table: Table = { state, acts: [], random };
  if (incident === 'sheet-only') fromSheet(table);
  else fromCards(table, incident);
  const { result = {}, scores = {} } = state.score ?? {};
  const buyer = SEATS.find((seat) => seat === result.buyer) ?? 'N';
  return { grain, acts: table.acts, buyer, NS: scores.N ?? 0, EW: scores.E ?? 0 };
};

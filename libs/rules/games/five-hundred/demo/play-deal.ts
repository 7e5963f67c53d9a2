import { leftOf, rightOf, SEATS, seatIndex, seatName, sideName } from '@arbitre/rules/kernel/compass';
import type { Act } from '@arbitre/rules/kernel/decider';
import type { Grain } from '@arbitre/rules/kernel/game';
import { type Seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { classIn } from '@arbitre/rules/kernel/tricks/ranking';
import {
  type Denomination,
  DENOMINATIONS,
  formatCard,
  isJoker,
  PACK,
  parseCard,
  rankingWith,
  trumpOf,
} from '../cards';
import { jokerToShow } from '../decide-kitty';
import { NO_CARD } from '@arbitre/rules/kernel/cards';
import { fiveHundred } from '../game';
import { isPastCorrecting } from '../revokes';
import type { FiveHundredSetup } from '../setup';
import { contractOf, type FiveHundredState } from '../state';

export type DemoAct = Act & Readonly<Record<string, unknown>>;

/** What happens at the table in a deal, beside its cards. */
export type Incident =
  | 'none'
  | 'sheet-only'
  | 'face-up'
  | 'kitty-seen'
  | 'dropped'
  | 'revoke-corrected'
  | 'revoke-claimed'
  | 'too-low'
  | 'signal'
  | 'passed-out';

/** One deal as a club would record it, with what it gave both sides. */
type PlayedDeal = {
  readonly grain: Grain;
  readonly acts: readonly DemoAct[];
  readonly NS: number;
  readonly EW: number;
};

type Table = { readonly state: FiveHundredState; readonly acts: DemoAct[]; readonly random: Seeded };

/** Throws RangeError for an act that the rules refuse: the generator itself is then wrong. */
const take = ({ state, acts }: Table, act: DemoAct): void => {
  const decision = fiveHundred.decide(state, act as never);
  if (!decision.ok) throw new RangeError(`demo act refused: ${JSON.stringify([act, decision.violation])}`);
  acts.push(act);
  for (const event of decision.events) fiveHundred.evolve(state, event);
};

const deal = (table: Table): void => {
  const { state, random } = table;
  const { dealer } = state.setup;
  take(table, { do: 'cut', seat: seatName(rightOf(seatIndex(dealer))) });
  take(table, { do: 'deal', pack: shuffled(PACK, random).map(formatCard) });
};

const handOf = ({ state }: Table, seat: string): readonly string[] =>
  fiveHundred.tableView(state).seats.find((each) => each.seat === seat)?.hand ?? [];

/** How many tricks a hand may win under a denomination: its trumps, and the high cards beside. */
const worth = (hand: readonly string[], denomination: Denomination): number => {
  const cards = hand.map(parseCard);
  const ranking = rankingWith(denomination);
  const trumps = cards.filter(
    (card) => classIn(ranking, card) === trumpOf(denomination) || isJoker(card),
  ).length;
  const aces = hand.filter((card) => card.endsWith('A')).length;
  const kings = hand.filter((card) => card.endsWith('K')).length;
  return denomination === 'N' ? 2 * trumps + aces * 1.5 + kings * 0.5 : trumps + aces + kings * 0.5;
};

/** The bids of which a careful player thinks, the highest that the hand bears last. */
const bidOf = (table: Table, seat: string): string => {
  const { legal } = fiveHundred.tableView(table.state);
  const hand = handOf(table, seat);
  const borne = legal.filter((call) => {
    if (call === 'pass') return false;
    const denomination = DENOMINATIONS.find((each) => call.endsWith(each)) ?? 'S';
    return worth(hand, denomination) + 1 + table.random(2) >= Number.parseInt(call, 10);
  });
  return borne[0] ?? (legal.includes('pass') ? 'pass' : (legal[0] ?? 'pass'));
};

const speak = (table: Table, seat: string, call: string): void => {
  if (call === 'pass') take(table, { do: 'pass', seat });
  else take(table, { do: 'bid', seat, tricks: Number.parseInt(call, 10), denomination: call.slice(-1) });
};

/** Nobody bids: the same dealer deals again (C500-4.7). */
const passOut = (table: Table): void => {
  const { attempt } = table.state;
  while (table.state.attempt === attempt) {
    const { turn, legal } = fiveHundred.tableView(table.state);
    // A holder of both jokers may not pass: the deal is played.
    if (!legal.includes('pass')) return;
    speak(table, turn ?? 'N', 'pass');
  }
  deal(table);
};

const auction = (table: Table, incident: Incident): void => {
  let low = incident === 'too-low';
  for (
    let view = fiveHundred.tableView(table.state);
    view.phase === 'auction';
    view = fiveHundred.tableView(table.state)
  ) {
    const seat = view.turn ?? 'N';
    const best = view.calls.findLast(({ call }) => call !== 'pass')?.call;
    if (low && best !== undefined) {
      low = false;
      speak(table, seat, best);
      continue;
    }
    const last = view.calls.length === SEATS.length - 1 && best === undefined;
    // Somebody has to play: the last to speak risks the lowest bid that there is.
    speak(table, seat, last ? (view.legal.find((call) => call !== 'pass') ?? 'pass') : bidOf(table, seat));
  }
};

/** The six cards that the taker needs the least: of other suits, the lowest first. */
const discard = (table: Table): void => {
  const { state } = table;
  const { seat = 'N', bid = { tricks: 7, denomination: 'S' } } = contractOf(state) ?? {};
  take(table, { do: 'take-kitty', seat });
  const joker = jokerToShow(state);
  if (joker !== NO_CARD) take(table, { do: 'show-joker', seat, card: formatCard(joker) });
  const { power } = rankingWith(bid.denomination);
  const strength = (card: string): number => power[parseCard(card)] ?? 0;
  const cards = [...handOf(table, seat)].sort((a, b) => strength(a) - strength(b)).slice(0, 6);
  take(table, { do: 'discard', seat, cards });
};

/** A card of the seat to play that fails to follow though it could, or null where there is none. */
const wrongCard = (table: Table): { readonly wrong: string; readonly right: string } | null => {
  const { play } = table.state;
  const { turn, legal } = fiveHundred.tableView(table.state);
  const [right] = legal;
  if (play.count === 0 || right === undefined) return null;
  const followsSuit = (card: string): boolean => classIn(play.ranking, parseCard(card)) === play.led;
  const wrong = handOf(table, turn ?? 'N').find((card) => !followsSuit(card));
  return wrong === undefined || !followsSuit(right) ? null : { wrong, right };
};

const playCard = (table: Table, seat: string | null, written: string): void => {
  const [card = '', calls] = written.split(' ');
  take(table, { do: 'play', seat, card, ...(calls === undefined ? {} : { calls }) });
};

const playOne = (table: Table): void => {
  const { turn, legal } = fiveHundred.tableView(table.state);
  playCard(table, turn, legal[table.random(legal.length)] ?? '');
};

const drop = (table: Table): boolean => {
  const clumsy = seatName(leftOf(table.state.play.turn));
  const [card] = handOf(table, clumsy);
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
  // The last card of a trick cannot be corrected any more (C500-6-GAP-2).
  if (revoke === null || (incident === 'revoke-corrected' && state.play.count === 3)) return false;
  take(table, { do: 'play', seat, card: revoke.wrong });
  if (incident === 'revoke-corrected')
    take(table, { do: 'replace', seat, card: revoke.wrong, with: revoke.right });
  return true;
};

const IN_PLAY: readonly Incident[] = ['dropped', 'revoke-corrected', 'revoke-claimed'];

/** C500-6.8: the other side claims it as soon as nobody can correct it. */
const claimRevoke = (table: Table): boolean => {
  const { revokes, play } = table.state;
  const [mark] = revokes;
  if (mark === undefined || !isPastCorrecting(play, mark.seat, mark.trick)) return false;
  const by = seatName(leftOf(mark.seat));
  take(table, { do: 'claim-revoke', by, accused: seatName(mark.seat), trick: mark.trick });
  return true;
};

const playOut = (table: Table, incident: Incident): void => {
  const from = 3 + table.random(16);
  let pending = IN_PLAY.includes(incident);
  for (let step = 0; table.state.phase !== 'finished'; step++) {
    if (incident === 'revoke-claimed' && claimRevoke(table)) return;
    if (pending && step >= from && happen(table, incident)) pending = false;
    else playOne(table);
  }
};

/** C500-9.5: the arbiter saw a sign, and the point is lost. */
const signal = (table: Table): void => {
  const seat = SEATS[table.random(4)] ?? 'N';
  const article = 'C500-9.5';
  take(table, { do: 'report', article, seat, facts: { what: 'signe' } });
  const side = sideName(seatIndex(seat));
  take(table, { do: 'rule', article, outcome: 'point-lost', side, reason: 'Signe vu par l’arbitre.' });
};

const fromSheet = (table: Table): void => {
  const { random } = table;
  const taker = SEATS[random(4)] ?? 'N';
  const denomination = DENOMINATIONS[random(DENOMINATIONS.length)] ?? 'H';
  const tricks = 7 + random(2);
  take(table, { do: 'record-result', taker, tricks, denomination, won: tricks - 2 + random(4) });
};

const beforePlay = (table: Table, incident: Incident): void => {
  const { state, random } = table;
  const { dealer } = state.setup;
  if (incident === 'face-up')
    take(table, {
      do: 'expose',
      seat: dealer,
      card: formatCard(PACK[random(PACK.length)] ?? 0),
      cause: 'pack',
    });
  deal(table);
  if (incident === 'kitty-seen') {
    take(table, { do: 'see-kitty', seat: dealer });
    deal(table);
  }
  if (incident === 'passed-out') passOut(table);
  auction(table, incident);
  discard(table);
};

/** Plays one deal from its seed; the same seed always gives the same acts. */
export const playDemoDeal = (setup: FiveHundredSetup, random: Seeded, incident: Incident): PlayedDeal => {
  const grain: Grain = incident === 'sheet-only' ? 'result' : 'full';
  const state = fiveHundred.initial({ setup, policy: 'observed', grain });
  const table: Table = { state, acts: [], random };
  if (incident === 'sheet-only') fromSheet(table);
  else {
    beforePlay(table, incident);
    playOut(table, incident);
    if (incident === 'signal') signal(table);
  }
  const { NS = 0, EW = 0 } = state.score?.scores ?? {};
  return { grain, acts: table.acts, NS, EW };
};

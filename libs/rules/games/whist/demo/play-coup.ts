import { formatCard, parseCard, suitOf } from '@arbitre/rules/kernel/cards';
import { leftOf, rightOf, SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import type { Act } from '@arbitre/rules/kernel/decider';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import type { DealScore, Grain } from '@arbitre/rules/kernel/game';
import { type Seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { dealOut } from '../dealing';
import { awaitsPenaltyWord, demandOn, forcedLeadOn } from '../demands';
import { whistClassique } from '../game';
import type { WhistSetup } from '../setup';
import type { WhistState } from '../state';

export type DemoAct = Act & Readonly<Record<string, unknown>>;

/** What happens at the table in a coup, beside its cards. */
export type Incident = 'none' | 'sheet-only' | 'dropped' | 'led-out-of-turn' | 'revoke' | 'abandoned';

/** One coup as a club would record it, and what it scored. */
export type PlayedCoup = {
  readonly grain: Grain;
  readonly acts: readonly DemoAct[];
  readonly score: DealScore;
};

type Table = { readonly state: WhistState; readonly acts: DemoAct[]; readonly random: Seeded };

/** Throws RangeError for an act that the rules refuse: the generator itself is then wrong. */
const take = ({ state, acts }: Table, act: DemoAct): void => {
  const decision = whistClassique.decide(state, act as never);
  if (!decision.ok) throw new RangeError(`demo act refused: ${JSON.stringify([act, decision.violation])}`);
  acts.push(act);
  for (const event of decision.events) whistClassique.evolve(state, event);
};

const handOf = ({ state }: Table, seat: string): readonly string[] =>
  whistClassique.tableView(state).seats.find((each) => each.seat === seat)?.hand ?? [];

const legalNow = ({ state }: Table): readonly string[] => whistClassique.tableView(state).legal;

const deal = (table: Table): void => {
  const { state, random } = table;
  const pack = shuffled(PACK_52.cards, random);
  const hands = Object.fromEntries(dealOut(pack, state.dealer).map((hand, seat) => [seatName(seat), hand]));
  take(table, { do: 'deal', hands });
  take(table, { do: 'turn-trump', card: formatCard(pack[51] ?? 0) });
};

/** The opponents' word on what the seat to play owes: a suit for a forced lead, a penalised card where it can be played. */
const giveWord = (table: Table): void => {
  const { state } = table;
  const { turn } = state.play;
  const seat = seatName(turn);
  const legal = legalNow(table);
  const lead = forcedLeadOn(state, turn);
  if (lead !== null && demandOn(state, turn) === null) {
    const suit = legal[table.random(legal.length)]?.charAt(0);
    take(table, { do: 'demand', by: lead.by?.[0], seat, demand: suit });
  }
  if (!awaitsPenaltyWord(state, turn)) return;
  const owed = state.obligations.find((each) => each.kind === 'penalised-card' && each.seat === seat);
  const [card] = owed?.cards ?? [];
  const by = seatName(rightOf(turn));
  if (card !== undefined && legal.includes(card)) take(table, { do: 'demand', by, seat, demand: card });
  else take(table, { do: 'waive', by, seat });
};

const playOne = (table: Table): void => {
  giveWord(table);
  const legal = legalNow(table);
  const card = legal[table.random(legal.length)];
  take(table, { do: 'play', seat: seatName(table.state.play.turn), card });
};

/** A card that fails to follow though its seat could, or undefined where there is none. */
const wrongCard = (table: Table): string | undefined => {
  const { count, led, turn } = table.state.play;
  const [right] = legalNow(table);
  if (count === 0 || right === undefined || suitOf(parseCard(right)) !== led) return undefined;
  return handOf(table, seatName(turn)).find((card) => suitOf(parseCard(card)) !== led);
};

/** WHC-CP-A: a card falls face up, and waits for the opponents to call it. */
const drop = (table: Table): boolean => {
  const seat = seatName(leftOf(table.state.play.turn));
  const hand = handOf(table, seat);
  const card = hand[table.random(hand.length)];
  if (card === undefined) return false;
  take(table, { do: 'report', article: 'WHC-CP-A', seat, facts: { card } });
  return true;
};

/** WHC-EP-1: the eldest hand objects, the card goes back, and its side's next lead may be imposed. */
const leadOutOfTurn = (table: Table): boolean => {
  const { count, turn } = table.state.play;
  if (count > 0) return false;
  const seat = seatName(leftOf(turn));
  take(table, { do: 'play', seat, card: handOf(table, seat)[0] });
  take(table, { do: 'contest-lead', by: seatName(turn) });
  return true;
};

/** WHC-REN-1: a suit is not followed; the opponents claim it when the coup is over. */
const revoke = (table: Table): boolean => {
  const card = wrongCard(table);
  if (card === undefined) return false;
  take(table, { do: 'play', seat: seatName(table.state.play.turn), card });
  return true;
};

const IN_PLAY: Readonly<Partial<Record<Incident, (table: Table) => boolean>>> = {
  dropped: drop,
  'led-out-of-turn': leadOutOfTurn,
  revoke,
};

const LAST_TRICKS = 10;

const playOut = (table: Table, incident: Incident): void => {
  const happen = IN_PLAY[incident];
  const from = 4 + table.random(16);
  let pending = happen !== undefined;
  for (let step = 0; table.state.phase === 'play'; step++) {
    const { completed, count } = table.state.play;
    const isTime = pending && step >= from && completed < LAST_TRICKS;
    if (isTime && table.state.obligations.length === 0 && happen?.(table) === true) pending = false;
    else if (incident === 'abandoned' && completed === LAST_TRICKS && count === 0) {
      take(table, { do: 'abandon-hands', tricks: { NS: 2, EW: 1 } });
      return;
    } else playOne(table);
  }
};

/** Plays one coup from its seed; the same seed always gives the same acts. */
export const playDemoCoup = (setup: WhistSetup, random: Seeded, incident: Incident): PlayedCoup => {
  const grain: Grain = incident === 'sheet-only' ? 'result' : 'full';
  const state = whistClassique.initial({ setup, policy: 'observed', grain });
  const table: Table = { state, acts: [], random };
  if (grain === 'result') take(table, { do: 'record-result', tricks: 4 + random(6) });
  else {
    deal(table);
    playOut(table, incident);
    const [fault] = state.faults;
    if (incident === 'revoke' && fault !== undefined) {
      const against = SEATS[fault.seat] ?? 'N';
      take(table, { do: 'claim-revoke', by: seatName(leftOf(seatIndex(against))), against });
    }
  }
  if (state.score === null) throw new RangeError('demo coup without a score');
  return { grain, acts: table.acts, score: state.score };
};

import { formatCard, parseCard, suitOf } from '@arbitre/rules/kernel/cards';
import type { Act } from '@arbitre/rules/kernel/decider';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import type { Grain } from '@arbitre/rules/kernel/game';
import { type Seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { leftOf, SEATS, seatIndex, seatName, sideName } from '@arbitre/rules/kernel/compass';
import { whistMilitaire } from '../game';
import type { WhistMilitaireSetup } from '../setup';
import type { WhistMilitaireState } from '../state';

export type DemoAct = Act & Readonly<Record<string, unknown>>;

/** What happens at the table in a deal, beside its cards. */
export type Incident =
  'none' | 'sheet-only' | 'exposed-in-dealing' | 'dropped' | 'revoke-corrected' | 'revoke-closed' | 'signal';

/** One deal as a club would record it, and who won it. */
export type PlayedDeal = {
  readonly grain: Grain;
  readonly acts: readonly DemoAct[];
  readonly winner: 'NS' | 'EW';
};

type Table = { readonly state: WhistMilitaireState; readonly acts: DemoAct[]; readonly random: Seeded };

/** Throws RangeError for an act that the rules refuse: the generator itself is then wrong. */
const take = ({ state, acts }: Table, act: DemoAct): void => {
  const decision = whistMilitaire.decide(state, act as never);
  if (!decision.ok) throw new RangeError(`demo act refused: ${JSON.stringify([act, decision.violation])}`);
  acts.push(act);
  for (const event of decision.events) whistMilitaire.evolve(state, event);
};

const deal = (table: Table): void => {
  const { state, random } = table;
  const pack = shuffled(PACK_52.cards, random).map(formatCard);
  const first = leftOf(seatIndex(state.setup.dealer));
  const hands = Object.fromEntries(
    SEATS.map((seat, index) => [seat, pack.filter((_, place) => ((first + place) & 3) === index)]),
  );
  take(table, { do: 'deal', hands });
  take(table, { do: 'count', counts: { N: 13, E: 13, S: 13, W: 13 } });
};

/** A card of the seat to play that fails to follow though it could, or null where there is none. */
const wrongCard = ({ state }: Table): { readonly wrong: string; readonly right: string } | null => {
  const { turn, legal, seats } = whistMilitaire.tableView(state);
  const hand = seats.find(({ seat }) => seat === turn)?.hand ?? [];
  const [right] = legal;
  if (state.play.count === 0 || right === undefined) return null;
  const { led } = state.play;
  const wrong = hand.find((card) => suitOf(parseCard(card)) !== led);
  return wrong === undefined || suitOf(parseCard(right)) !== led ? null : { wrong, right };
};

const playOne = (table: Table): void => {
  const { turn, legal } = whistMilitaire.tableView(table.state);
  take(table, { do: 'play', seat: turn, card: legal[table.random(legal.length)] ?? '' });
};

/** The incident at the seat to play; false where it cannot happen now. */
const happen = (table: Table, incident: Incident): boolean => {
  const { state } = table;
  const seat = seatName(state.play.turn);
  if (incident === 'dropped') {
    const clumsy = seatName(leftOf(state.play.turn));
    const [card] = whistMilitaire.tableView(state).seats.find((each) => each.seat === clumsy)?.hand ?? [];
    if (card === undefined) return false;
    take(table, { do: 'expose', seat: clumsy, card, cause: 'dropped' });
    return true;
  }
  const revoke = wrongCard(table);
  if (revoke === null) return false;
  take(table, { do: 'play', seat, card: revoke.wrong });
  if (incident === 'revoke-corrected')
    take(table, { do: 'replace', seat, card: revoke.wrong, with: revoke.right });
  return true;
};

const IN_PLAY: readonly Incident[] = ['dropped', 'revoke-corrected', 'revoke-closed'];

const playOut = (table: Table, incident: Incident): void => {
  const from = 5 + table.random(20);
  let pending = IN_PLAY.includes(incident);
  for (let step = 0; table.state.phase !== 'finished'; step++) {
    if (pending && step >= from && table.state.play.completed < 9 && happen(table, incident)) pending = false;
    else playOne(table);
  }
};

const signal = (table: Table): void => {
  const seat = SEATS[table.random(4)] ?? 'N';
  take(table, { do: 'report', article: 'WM-R4.1', seat, facts: { what: 'signe' } });
  const side = sideName(seatIndex(seat));
  take(table, {
    do: 'rule',
    article: 'WM-R4.1',
    outcome: 'point-lost',
    side,
    reason: 'signe vu par l’arbitre',
  });
};

/** Plays one deal from its seed; the same seed always gives the same acts. */
export const playDemoDeal = (setup: WhistMilitaireSetup, random: Seeded, incident: Incident): PlayedDeal => {
  const grain: Grain = incident === 'sheet-only' ? 'result' : 'full';
  const state = whistMilitaire.initial({ setup, policy: 'observed', grain });
  const table: Table = { state, acts: [], random };
  if (incident === 'sheet-only') {
    const winner = sideName(random(2));
    take(table, { do: 'record-result', winner, tricks: 7 + random(5), by: setup.captain });
  } else {
    if (incident === 'exposed-in-dealing')
      take(table, {
        do: 'expose',
        seat: setup.dealer,
        card: formatCard(PACK_52.cards[random(52)] ?? 0),
        cause: 'dealing',
      });
    deal(table);
    playOut(table, incident);
    if (incident === 'signal') signal(table);
  }
  return { grain, acts: table.acts, winner: state.score?.scores.NS === 1 ? 'NS' : 'EW' };
};

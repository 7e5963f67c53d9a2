import { formatCard } from '@arbitre/rules/kernel/cards';
import { rightOf, type Seat, SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import type { Act } from '@arbitre/rules/kernel/decider';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import type { Grain } from '@arbitre/rules/kernel/game';
import { type Seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { countHand, sumOf } from '../count-hand';
import { cribbage } from '../game';
import { lowestOf } from '../draw';
import type { CribbageSetup } from '../setup';
import { type CribbageState, cribOf, playedBy } from '../state';

export type DemoAct = Act & Readonly<Record<string, unknown>>;

/** What happens in a game beside its cards. */
export type Incident = 'none' | 'sheet-only' | 'forgotten' | 'too-many' | 'late' | 'signal';

export type PlayedGame = {
  readonly grain: Grain;
  readonly acts: readonly DemoAct[];
  readonly scores: { readonly NS: number; readonly EW: number };
};

type Table = {
  readonly state: CribbageState;
  readonly acts: DemoAct[];
  readonly random: Seeded;
  incident: Incident;
};

/** Throws RangeError for an act that the rules refuse: the generator itself is then wrong. */
const take = ({ state, acts }: Table, act: DemoAct): void => {
  const decision = cribbage.decide(state, act as never);
  if (!decision.ok) throw new RangeError(`demo act refused: ${JSON.stringify([act, decision.violation])}`);
  acts.push(act);
  for (const event of decision.events) cribbage.evolve(state, event);
};

const isOver = ({ state }: Table): boolean => state.phase === 'finished';

const packOf = (random: Seeded): readonly string[] => shuffled(PACK_52.cards, random).map(formatCard);

/** Everybody draws, and those who drew the same lowest rank once more. */
const drawDealer = (table: Table): void => {
  let among: readonly Seat[] = SEATS;
  while (among.length > 1) {
    const pack = packOf(table.random);
    const drawn = among.map((seat, at) => ({ seat, card: pack[at] ?? '' }));
    take(table, { do: 'draw', cards: Object.fromEntries(drawn.map(({ seat, card }) => [seat, card])) });
    among = lowestOf(drawn);
  }
};

const deal = (table: Table): void => {
  const { state, random } = table;
  const pack = packOf(random);
  const dealer = seatName(state.dealer);
  take(table, { do: 'deal', seat: dealer, pack });
  for (const seat of SEATS) {
    const hand = cribbage.tableView(state).seats.find((each) => each.seat === seat)?.hand ?? [];
    take(table, { do: 'lay-away', seat, card: hand[random(hand.length)] ?? '' });
  }
  take(table, {
    do: 'turn-starter',
    seat: seatName(rightOf(state.dealer)),
    card: pack[20 + random(32)] ?? '',
  });
};

/** A card that leaves points behind which are pegged late, once a game. */
const playLate = (table: Table, seat: string, card: string): void => {
  take(table, { do: 'play', seat, card, points: 0 });
  const [due] = table.state.dues;
  if (due === undefined) return;
  take(table, { do: 'peg', seat: seatName(due.seat), points: due.points });
  table.incident = 'none';
};

const play = (table: Table): void => {
  while (table.state.phase === 'play') {
    const { turn, legal } = cribbage.tableView(table.state);
    const word = legal[table.random(legal.length)] ?? '';
    const seat = turn ?? '';
    if (word === 'go') take(table, { do: 'go', seat });
    else if (table.incident === 'late') playLate(table, seat, word);
    else take(table, { do: 'play', seat, card: word });
  }
};

const real = (state: CribbageState, seat: number, ofCrib: boolean): number =>
  sumOf(countHand(ofCrib ? cribOf(state) : playedBy(state, seat), state.starter, ofCrib));

/** One hand counted, once a game too low or too high. */
const countOne = (table: Table): void => {
  const { state } = table;
  const seat = cribbage.tableView(state).turn ?? '';
  const index = seatIndex(seat);
  const points = real(state, index, (state.counted & (1 << index)) !== 0);
  const opponent = seatName(rightOf(index));
  if (table.incident === 'forgotten' && points > 2) {
    table.incident = 'none';
    take(table, { do: 'count', seat, points: points - 2 });
    if (!isOver(table)) take(table, { do: 'claim-forgotten', seat: opponent, points: 2 });
  } else if (table.incident === 'too-many' && points < 20) {
    table.incident = 'none';
    take(table, { do: 'count', seat, points: points + 2 });
    take(table, { do: 'object', seat: opponent });
  } else take(table, { do: 'count', seat });
};

const signal = (table: Table): void => {
  const seat = SEATS[table.random(4)] ?? 'N';
  take(table, { do: 'report', article: 'CRIB-GAP-T3', seat, facts: { what: 'signe' } });
  const { captainNS, captainEW } = table.state.setup;
  const by = seat === 'N' || seat === 'S' ? captainEW : captainNS;
  take(table, { do: 'dispute', by, article: 'CRIB-GAP-T3', reason: 'Un signe sur les cartes.' });
  take(table, { do: 'rule', article: 'CRIB-GAP-T3', outcome: 'play-on', reason: 'Un avertissement suffit.' });
};

const sheetOnly = (table: Table): void => {
  const loser = 70 + table.random(51);
  const [NS, EW] = table.random(2) === 0 ? [121, loser] : [loser, 121];
  take(table, { do: 'record-result', NS, EW, by: table.state.setup.captainNS });
};

/** Plays one game from its seed; the same seed always gives the same acts. */
export const playDemoGame = (setup: CribbageSetup, random: Seeded, incident: Incident): PlayedGame => {
  const grain: Grain = incident === 'sheet-only' ? 'result' : 'full';
  const state = cribbage.initial({ setup, policy: 'observed', grain });
  const table: Table = { state, acts: [], random, incident };
  if (incident === 'sheet-only') sheetOnly(table);
  else {
    drawDealer(table);
    if (incident === 'signal') signal(table);
    while (!isOver(table)) {
      deal(table);
      play(table);
      while (state.phase === 'show') countOne(table);
    }
  }
  const { NS = 0, EW = 0 } = state.score?.scores ?? {};
  return { grain, acts: table.acts, scores: { NS, EW } };
};

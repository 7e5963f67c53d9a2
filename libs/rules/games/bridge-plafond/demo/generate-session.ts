import { SEATS } from '@arbitre/rules/kernel/compass';
import { formatCard } from '@arbitre/rules/kernel/cards';
import type { Entry } from '@arbitre/rules/kernel/competition/contract';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import type * as Demo from '@arbitre/rules/kernel/demo';
import { type Seeded, seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { EMPTY_SHELF } from '@arbitre/rules/kernel/session/shelf';
import type { EveningAct } from '../partie/acts';
import { turnAt } from '../partie/dealt';
import { RUBBERS } from '../partie/fields';
import { plafondLotCommitment } from '../partie/lot';
import { plafondOrder } from '../partie/session';
import {
  type EveningState,
  roundOf,
  type Rubber,
  rubberAt,
  type SheetEntry,
  tableAt,
  tablesIn,
} from '../partie/state';
import { formatLine } from '../score/line';
import { BOOK } from '../score/table';
import type { BridgePlafondSetup } from '../setup';
import { type DemoAct, type Incident, playDemoDeal } from './play-deal';

export type DemoSession = Demo.DemoSession<BridgePlafondSetup, DemoAct, EveningAct>;
type DemoDeal = Demo.DemoDeal<BridgePlafondSetup, DemoAct>;
type Step = Demo.DemoSitting<EveningAct>['steps'][number];

const DAY = '2026-11-14';
const SETUP = { rotation: 'draw', rate: 1 } as const;
/** Two tables, and one who sits out. */
const ENTRIES = Array.from({ length: 9 }, (_, at) => `player-${at + 1}`);
/** After so many deals the arbiter breaks a rubber off. */
const MOST_DEALS = 9;

const INCIDENTS: readonly Incident[] = [
  ...['none', 'sheet-only', 'none', 'sheet-only', 'insufficient', 'sheet-only', 'none', 'revoke'],
] as readonly Incident[];

type Evening = {
  readonly state: EveningState;
  readonly random: Seeded;
  readonly steps: Step[];
  readonly deals: DemoDeal[];
};

/** Throws RangeError for an act that the rules refuse: the generator itself is then wrong. */
const apply = ({ state }: Evening, act: EveningAct): void => {
  const decision = plafondOrder.decide(state, act, EMPTY_SHELF);
  if (!decision.ok) throw new RangeError(`demo act refused: ${JSON.stringify([act, decision.violation])}`);
  for (const event of decision.events) plafondOrder.evolve(state, event);
};

/** A step of the evening: what it brings is known at once. */
const step = (evening: Evening, acts: readonly EveningAct[], role: Step['role'] = 'club'): void => {
  for (const act of acts) apply(evening, act);
  evening.steps.push({ role, acts });
};

/** Cards for partners; at the second table somebody takes two at first (BP-TABLE-GAP-2). */
const drawPartners = (evening: Evening, table: string): void => {
  const at = { partie: 1, table };
  const entries = tableAt(evening.state, 1, table)?.entries ?? [];
  const pack = shuffled(PACK_52.cards, evening.random).map(formatCard);
  const two = table === '2';
  const draws = entries.map((entry, place) => ({
    entry,
    cards: two && place === 0 ? pack.slice(0, 2) : [pack[place + 2] ?? ''],
  }));
  step(evening, [{ do: 'draw-cards', ...at, draws }]);
  const [again = ''] = entries;
  if (two) step(evening, [{ do: 'draw-cards', ...at, draws: [{ entry: again, cards: [pack[9] ?? ''] }] }]);
  const [first = '', , third = ''] = tableAt(evening.state, 1, table)?.order ?? [];
  step(evening, [
    { do: 'choose-seat', ...at, entry: first, seat: SEATS[evening.random(4)] ?? 'N' },
    { do: 'choose-pack', ...at, pack: 'blue' },
  ]);
  const seats = tableAt(evening.state, 1, table)?.seats ?? {};
  const seat = SEATS.find((each) => seats[each] === undefined) ?? 'E';
  step(evening, [{ do: 'choose-seat', ...at, entry: third, seat }]);
};

const rubberOf = ({ state }: Evening, round: number, table: string): Rubber => {
  const found = rubberAt(state, round, table);
  if (found === undefined) throw new RangeError(`no rubber ${round} at table ${table}`);
  return found;
};

/** One deal of a rubber, as it is played and taken onto its sheet. */
const playDeal = (evening: Evening, rubber: Rubber): EveningAct => {
  const { round, table, seats, entries } = rubber;
  const deal = entries.length + 1;
  const { dealer, packs } = turnAt(rubber, deal);
  const setup = { board: deal, dealer, packs };
  const incident = INCIDENTS[evening.random(INCIDENTS.length)] ?? 'none';
  const { grain, acts, line } = playDemoDeal(setup, evening.random, incident);
  const place = { session: 1, round, table, board: deal };
  evening.deals.push({ place, seating: seats, policy: 'observed', grain, setup, acts });
  const act: EveningAct = { do: 'take-deal', round, table, deal };
  apply(evening, { ...act, line });
  return act;
};

/** A line that was typed: nobody recorded the deal. */
const typeLine = (evening: Evening, { round, table, entries }: Rubber): EveningAct => {
  const line = ['3ntN=', '2sE+1', '4hW-1', 'pass', '1cS+2'][evening.random(5)] ?? 'pass';
  const act: EveningAct = { do: 'write-line', round, table, deal: entries.length + 1, line };
  apply(evening, act);
  return act;
};

/** A rubber to its end, or until the time is over. */
const playRubber = (evening: Evening, round: number, table: string): void => {
  const acts: EveningAct[] = [];
  for (let now = rubberOf(evening, round, table); now.sheet.state === 'playing';) {
    if (now.entries.length === MOST_DEALS) break;
    acts.push(
      now.entries.length > 0 && evening.random(4) === 0 ? typeLine(evening, now) : playDeal(evening, now),
    );
    now = rubberOf(evening, round, table);
  }
  evening.steps.push({ role: 'club', played: round, acts });
  const at = { round, table };
  if (rubberOf(evening, round, table).sheet.state === 'playing')
    step(evening, [{ do: 'break-off', ...at, cause: 'time', reason: 'La salle ferme.' }], 'arbiter');
  const { N, E } = rubberOf(evening, round, table).seats;
  step(
    evening,
    [N, E].map((by) => ({ do: 'accept-totals', ...at, by })),
  );
};

/** A trick more for a contract that was made, a trick less for one that was not: games stay as they are. */
const recounted = ({ result }: SheetEntry): string | null => {
  if (result?.kind !== 'played') return null;
  const { contract, tricks } = result;
  const counted = tricks - BOOK >= contract.level ? tricks + 1 : tricks - 1;
  return counted < 0 || counted > TRICKS ? null : formatLine({ ...result, tricks: counted });
};

/** The arbiter corrects a line whose totals were accepted (BP-MARQUE-GAP-2). */
const correctLater = (evening: Evening): void => {
  const entry = rubberOf(evening, 1, '2').entries.find((each) => recounted(each) !== null);
  if (entry === undefined) return;
  const at = { round: 1, table: '2', deal: entry.deal };
  const reason = 'Les levées étaient mal comptées.';
  step(evening, [{ do: 'rule-line', ...at, line: recounted(entry), reason }], 'arbiter');
};

/**
 * An evening of nine players, one partie of three rubbers at two tables, drawn from a seed: the demo season's session of plafond. Pure:
 * the same seed gives the same evening.
 */
export const generateSession = (seed: number): DemoSession => {
  const state = plafondOrder.initial(SETUP);
  const evening: Evening = { state, random: seeded(seed), steps: [], deals: [] };
  const lot = `plafond-${seed}`;
  step(evening, [
    { do: 'enter-players', entries: ENTRIES },
    { do: 'commit-lot', commitment: plafondLotCommitment(lot) },
    { do: 'call-partie', seed: lot },
  ]);
  const tables = tablesIn(state, 1).map(({ table }) => table);
  for (const table of tables) drawPartners(evening, table);
  for (let rubber = 1; rubber <= RUBBERS; rubber++) {
    for (const table of tables) {
      if (rubber > 1) step(evening, [{ do: 'change-partners', partie: 1, table }]);
    }
    for (const table of tables) playRubber(evening, roundOf(1, rubber), table);
  }
  correctLater(evening);
  const entries = ENTRIES.map((id, at): Entry => ({ id, number: at + 1, kind: 'player', members: [] }));
  const { steps, deals } = evening;
  return {
    game: 'bridge-plafond',
    ruleset: 'bridge-plafond@1',
    method: 'plafond-differences',
    startsOn: DAY,
    entries,
    deals,
    sittings: [{ number: 1, setup: SETUP, steps, closing: 'Soirée terminée' }],
  };
};

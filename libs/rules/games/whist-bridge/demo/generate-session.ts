import type { Entry } from '@arbitre/rules/kernel/competition/contract';
import type * as Demo from '@arbitre/rules/kernel/demo';
import { type Seeded, seeded } from '@arbitre/rules/kernel/seeded';
import type { SessionDeal } from '@arbitre/rules/kernel/session/contract';
import { EMPTY_SHELF } from '@arbitre/rules/kernel/session/shelf';
import type { WhistBridgeAct } from '../acts';
import { whistBridge } from '../game';
import type { MancheAct } from '../manche/acts';
import { activeAt, dealerPlace, dealsOf } from '../manche/course';
import { drawCommitment } from '../manche/draw';
import { whistBridgeOrder } from '../manche/session';
import { type MancheState, type Table, tableAt } from '../manche/state';
import { SEATS } from '../seats';
import { readSetup, type WhistBridgeSetup } from '../setup';
import { dealing, nextAct } from './play-deal';
import { drawContract, drawOutcome } from './play-sheet';

export type DemoSession = Demo.DemoSession<WhistBridgeSetup, WhistBridgeAct, MancheAct>;
type DemoDeal = Demo.DemoDeal<WhistBridgeSetup, WhistBridgeAct>;
type Step = Demo.DemoSitting<MancheAct>['steps'][number];

const DAY = '2026-10-03';
/** A table of four and one of five. */
const ENTRIES = Array.from({ length: 9 }, (_, at) => `player-${at + 1}`);
/** Manches of each evening. */
const EVENINGS = [2, 1];
/** The first deals of a manche that are recorded card by card; the others are sheets. */
const CARD_BY_CARD = 2;

/** An evening as it goes: every act is one that the rules accept now. */
type Evening = {
  readonly number: number;
  readonly random: Seeded;
  readonly state: MancheState;
  readonly steps: Step[];
  readonly deals: DemoDeal[];
};

const tries = (evening: Evening, act: MancheAct, round?: number): string | null => {
  const decision = whistBridgeOrder.decide(evening.state, act, EMPTY_SHELF);
  if (!decision.ok) return decision.violation.article;
  for (const event of decision.events) whistBridgeOrder.evolve(evening.state, event);
  const role = whistBridgeOrder.arbiterActs.includes(act.do) ? 'arbiter' : 'club';
  const last = evening.steps.at(-1);
  if (last?.role === role && round === undefined)
    evening.steps[evening.steps.length - 1] = { ...last, acts: [...last.acts, act] };
  else evening.steps.push({ role, acts: [act], ...(round === undefined ? {} : { played: round }) });
  return null;
};

const give = (evening: Evening, act: MancheAct): void => {
  const article = tries(evening, act);
  if (article !== null) throw new Error(`${act.do}: ${article}`);
};

/** A deal with its cards, from the shuffle to its score. */
const playCards = (evening: Evening, own: Table, deal: number): DemoDeal => {
  const { random, number } = evening;
  const reading = readSetup({ deal, players: own.players.length, dealer: dealerPlace(own, deal) });
  if (!reading.ok) throw new Error(reading.violation.article);
  const { setup } = reading;
  let state = whistBridge.initial({ setup, policy: 'enforced', grain: 'full' });
  const acts: WhistBridgeAct[] = [];
  const record = (given: object): void => {
    const act = given as WhistBridgeAct;
    const decision = whistBridge.decide(state, act);
    if (!decision.ok) throw new Error(`${act.do}: ${decision.violation.article}`);
    for (const event of decision.events) state = whistBridge.evolve(state, event);
    acts.push(act);
  };
  for (const act of dealing(state, random)) record(act);
  for (let act = nextAct(state, random); act !== null; act = nextAct(state, random)) record(act);
  const seating = Object.fromEntries(own.players.map((player, at) => [SEATS[at] ?? '', player]));
  const place = { session: number, round: own.manche, table: own.table, board: deal };
  return { place, seating, policy: 'enforced', grain: 'full', setup, acts };
};

/** The sheet takes over what the cards came to. */
const takeCards = (evening: Evening, own: Table, played: DemoDeal): void => {
  const { place, seating, setup, acts, policy, grain } = played;
  let state = whistBridge.initial({ setup, policy, grain });
  for (const act of acts) {
    const decision = whistBridge.decide(state, act);
    if (decision.ok) for (const event of decision.events) state = whistBridge.evolve(state, event);
  }
  const told: SessionDeal = {
    ...{ place, seating, score: state.score, adjustments: null, over: true, finality: null, version: 0 },
  };
  const take = { do: 'take-deal', manche: own.manche, table: own.table, deal: place.board } as MancheAct;
  const completed = whistBridgeOrder.withDeals?.(evening.state, take, [told]);
  if (completed?.ok === true && tries(evening, completed.act as MancheAct, own.manche) === null)
    evening.deals.push(played);
};

/** A deal of the sheet; whoever needs the arbiter calls him, and plays something else where he refuses. */
const playSheet = (evening: Evening, own: Table, deal: number): void => {
  const { random } = evening;
  const at = { manche: own.manche, table: own.table };
  const active = activeAt(own, deal);
  let contract = drawContract(active, random);
  for (let tried = 0; tries(evening, { do: 'announce', ...at, deal, contract }) !== null; tried++) {
    const [by = ''] = contract.declarers;
    const { game, suit } = contract;
    const granted = tried < 3 && random(3) > 0;
    const called =
      game !== 'DAMES' &&
      tries(evening, { do: 'call-arbiter', ...at, deal, by, for: 'contract', game, suit }) === null;
    if (called) {
      const call = `c${tableAt(evening.state, at)?.calls.length ?? 1}`;
      const arbiter = tried === 0 ? 'arbiter' : `arbiter-${tried + 1}`;
      give(evening, { do: 'answer-call', ...at, call, granted, arbiter });
      if (granted) continue;
    }
    contract = drawContract(active, random);
  }
  const outcome = drawOutcome(contract, active, random);
  give(evening, { do: 'tell-result', ...at, deal, outcome });
  // A finger slips now and then.
  if (random(12) === 0)
    for (const act of [{ do: 'undo' }, { do: 'tell-result', outcome }])
      give(evening, { ...act, ...at, deal } as MancheAct);
  give(evening, { do: 'validate', ...at, deal });
};

/** What happens once in an evening: a fault with its token, a disagreement, a slip that is seen later. */
const incidents = (evening: Evening, own: Table, deal: number): void => {
  const at = { manche: own.manche, table: own.table, deal };
  const [first = '', second = ''] = own.players;
  if (deal === 5)
    give(evening, {
      do: 'settle-dispute',
      ...at,
      by: [first, second],
      reason: 'Une carte vue, rejouée d’un commun accord.',
    });
  if (deal === 7) {
    give(evening, {
      do: 'call-arbiter',
      ...at,
      by: second,
      for: 'fault',
      reason: 'Un atout est compté à voix haute.',
    });
    const call = `c${tableAt(evening.state, at)?.calls.length ?? 1}`;
    const ruling = { article: 'WB-18.e', reason: 'La faute est constatée.', arbiter: 'arbiter' };
    give(evening, { do: 'rule-call', manche: at.manche, table: at.table, call, ...ruling });
    give(evening, {
      do: 'give-token',
      ...at,
      entry: first,
      colour: 'blue',
      points: 10,
      reason: 'Atouts comptés à voix haute.',
    });
  }
  const line = tableAt(evening.state, at)?.valid.find((each) => each.deal === deal);
  if (deal === 9 && line?.contract !== null && line?.outcome !== null && line !== undefined)
    give(evening, {
      ...{ do: 'correct-deal', ...at, contract: line.contract, outcome: line.outcome },
      ...{ by: second, reason: 'La feuille de la table fait foi.' },
    });
};

const playTable = (evening: Evening, manche: number, table: string, players: readonly string[]): void => {
  const at = { manche, table };
  const deals = dealsOf({ players });
  for (let deal = 1; deal <= deals; deal++) {
    const own = tableAt(evening.state, at);
    if (own === undefined) return;
    if (evening.number === 1 && deal <= CARD_BY_CARD) takeCards(evening, own, playCards(evening, own, deal));
    if ((tableAt(evening.state, at)?.valid.length ?? 0) < deal) playSheet(evening, own, deal);
    if (manche === 1) incidents(evening, own, deal);
  }
  for (const [place, entry] of players.entries())
    give(evening, { do: 'tick', ...at, entry, mail: place === 1 });
};

const playEvening = (number: number, manches: number, seed: number): Evening => {
  const setup = { manches };
  const reading = whistBridgeOrder.readSetup(setup);
  if (!reading.ok) throw new Error(reading.violation.article);
  const state = whistBridgeOrder.initial(reading.setup);
  const evening: Evening = { number, random: seeded(seed * 31 + number), state, steps: [], deals: [] };
  for (let manche = 1; manche <= manches; manche++) {
    const lot = `whist-bridge-${seed}-${number}-${manche}`;
    give(evening, { do: 'commit-draw', commitment: drawCommitment(lot) });
    give(evening, { do: 'draw-tables', manche, seed: lot, entries: ENTRIES, conductedBy: 'director' });
    const tables = state.draws.at(-1)?.tables ?? [];
    // All are configured before the first card falls: the deals of a round are recorded together.
    for (const { table, players } of tables)
      give(evening, { do: 'configure-table', manche, table, players, encoder: players[0] ?? '' });
    for (const { table, players } of tables) playTable(evening, manche, table, players);
  }
  return evening;
};

/**
 * Two evenings of nine players: seating drawn anew for each manche, deals with cards and deals of the sheet, calls, a token, a
 * correction, ticks. Pure: the same seed gives the same championship.
 */
export const generateSession = (seed: number): DemoSession => {
  const evenings = EVENINGS.map((manches, at) => playEvening(at + 1, manches, seed));
  const entries = ENTRIES.map((id, at): Entry => ({ id, number: at + 1, kind: 'player', members: [] }));
  return {
    game: 'whist-bridge',
    ruleset: 'whist-bridge@1',
    method: 'total-points',
    startsOn: DAY,
    entries,
    deals: evenings.flatMap(({ deals }) => deals),
    sittings: evenings.map(({ number, steps }, at) => ({
      ...{ number, setup: { manches: EVENINGS[at] ?? 1 }, steps },
      closing: 'Soirée terminée',
    })),
  };
};

import type { Audience } from '@arbitre/rules/kernel/session/contract';
import { judgesAt } from '@arbitre/rules/kernel/session/judge';
import {
  activeAt,
  allPlayed,
  controlOf,
  dealerAt,
  dealNow,
  dealsOf,
  failuresOf,
  finalTotalsOf,
  penaltiesOf,
  totalsOf,
} from './course';
import type { Colour, Contract, Told } from './fields';
import type { MancheSetup } from './setup';
import {
  type Call,
  drawnIn,
  type MancheState,
  type Points,
  type Table,
  tablesIn,
  type ValidDeal,
} from './state';

/** Where a table stands: to be configured, to announce, in play, to validate, to confirm, closed. */
export type Phase = 'seats' | 'contract' | 'play' | 'read' | 'ticks' | 'closed';

/** A deal of the sheet; players by their entries. */
export type SheetLine = {
  readonly deal: number;
  readonly dealer: string;
  /** Null where a deal was cancelled before it was announced. */
  readonly contract: Contract | null;
  readonly outcome: Told | null;
  /** Null while it is not validated. */
  readonly points: Points | null;
  /** The article by which nobody scores in it. */
  readonly cancelled: string | null;
  /** Why it is another than it was when it was validated. */
  readonly changed: string | null;
  /** Whether the arbiter was called in it. */
  readonly arbiter: boolean;
};

/** A call to the arbiter; `wanted` is told to him alone (WB-15.j). */
export type CallView = Call;

export type TokenView = { readonly colour: Colour; readonly points: number; readonly deal: number };

export type TableOfManche = {
  readonly manche: number;
  readonly table: string;
  readonly phase: Phase;
  /** In the order of their places; nobody before the table is configured. */
  readonly players: readonly string[];
  /** Who was drawn to it, place after place. */
  readonly drawn: readonly string[];
  readonly encoder: string | null;
  /** Deals of the manche, and the one that is played. */
  readonly deals: number;
  readonly deal: number;
  readonly dealer: string;
  /** Who plays the deal, the first speaker first. */
  readonly active: readonly string[];
  /** Of the deal that is played. */
  readonly contract: Contract | null;
  readonly outcome: Told | null;
  readonly lines: readonly SheetLine[];
  /** Of the validated deals. */
  readonly points: Points;
  readonly tokens: Readonly<Record<string, readonly TokenView[]>>;
  readonly penalties: Points;
  /** Less the penalties, once the manche is closed; null before (WB-18.l). */
  readonly totals: Points | null;
  readonly control: { readonly totals: number; readonly pointsDeJeu: number };
  readonly failures: Points;
  readonly calls: readonly CallView[];
  readonly omitted: Table['omitted'];
  readonly settled: Table['settled'];
  readonly ticked: readonly string[];
  readonly mail: readonly string[];
  readonly begun: string | null;
  readonly ended: string | null;
  /** How long the manche took, in whole minutes (WB-3.h). */
  readonly minutes: number | null;
};

export type MancheOfSession = {
  readonly manche: number;
  readonly draw: {
    readonly conductedBy: string;
    readonly seed: string | null;
    readonly drawn: readonly { readonly entry: string; readonly card: string; readonly packet?: number }[];
  } | null;
  readonly tables: readonly TableOfManche[];
};

/** What a page shows of a session. */
export type MancheView = {
  readonly setup: MancheSetup;
  readonly commitment: string | null;
  readonly manches: readonly MancheOfSession[];
  readonly excluded: readonly { readonly entry: string; readonly reason: string }[];
};

const phaseOf = (own: Table): Phase => {
  if (own.closed !== null) return 'closed';
  if (allPlayed(own)) return 'ticks';
  if (own.contract === null) return 'contract';
  return own.outcome === null ? 'play' : 'read';
};

const lineOf = (
  own: Table,
  { deal, contract, outcome, points, cancelled, changed }: ValidDeal,
): SheetLine => ({
  ...{ deal, dealer: dealerAt(own, deal), contract, outcome, points, cancelled, changed },
  arbiter: own.calls.some((call) => call.deal === deal),
});

/** The deal that is played, as far as it was entered. */
const lineNow = (own: Table): readonly SheetLine[] =>
  own.contract === null
    ? []
    : [
        {
          ...lineOf(own, {
            ...{ deal: dealNow(own), contract: own.contract, outcome: own.outcome, points: {} },
            ...{ cancelled: null, changed: null, ruled: null },
          }),
          points: null,
        },
      ];

const tokensOf = (own: Table): TableOfManche['tokens'] =>
  Object.fromEntries(
    own.players.map((player) => [
      player,
      own.tokens
        .filter(({ entry }) => entry === player)
        .map(({ colour, points, deal }) => ({ colour, points, deal })),
    ]),
  );

const callView = (own: Table, call: Call, audience: Audience): CallView =>
  judgesAt(audience, own.players)
    ? call
    : { ...call, wanted: null, reason: call.for === 'contract' ? null : call.reason };

/** WB-3.h: a manche ends with the validation of its last deal; where nobody knows when that was, with the last tick. */
const endOf = ({ closed, ended }: Table): string | null => (closed === null ? null : (ended ?? closed.at));

const minutesOf = (own: Table): number | null => {
  const end = endOf(own);
  return own.begun === null || end === null
    ? null
    : Math.floor((Date.parse(end) - Date.parse(own.begun)) / 60_000);
};

const tableView = (state: MancheState, own: Table, audience: Audience): TableOfManche => {
  const { manche, table, players, encoder, contract, outcome } = own;
  const deal = dealNow(own);
  const [points, penalties] = [totalsOf(own), penaltiesOf(own)];
  return {
    ...{ manche, table, phase: phaseOf(own), players, encoder, contract, outcome },
    drawn: drawnIn(state, manche).find((each) => each.table === table)?.players ?? [],
    ...{ deals: dealsOf(own), deal, dealer: dealerAt(own, deal), active: activeAt(own, deal) },
    lines: [...own.valid.map((each) => lineOf(own, each)), ...lineNow(own)],
    ...{ points, tokens: tokensOf(own), penalties },
    totals: own.closed === null ? null : finalTotalsOf(own),
    ...{ control: controlOf(own), failures: failuresOf(own) },
    calls: own.calls.map((call) => callView(own, call, audience)),
    ...{ omitted: own.omitted, settled: own.settled, ticked: [...own.ticked.keys()] },
    mail: [...own.ticked].filter(([, mail]) => mail).map(([player]) => player),
    ...{ begun: own.begun, ended: endOf(own), minutes: minutesOf(own) },
  };
};

/** A table that was drawn and is not configured yet. */
const drawnTable = (manche: number, table: string, drawn: readonly string[]): TableOfManche => ({
  ...{
    manche,
    table,
    phase: 'seats',
    players: [],
    drawn,
    encoder: null,
    deals: 0,
    deal: 0,
    dealer: '',
    active: [],
  },
  ...{ contract: null, outcome: null, lines: [], points: {}, tokens: {}, penalties: {}, totals: null },
  ...{ control: { totals: 0, pointsDeJeu: 0 }, failures: {}, calls: [], omitted: [], settled: [] },
  ...{ ticked: [], mail: [], begun: null, ended: null, minutes: null },
});

const mancheOf = (state: MancheState, manche: number, audience: Audience): MancheOfSession => {
  const held = state.draws.find((draw) => draw.manche === manche);
  const tables = tablesIn(state, manche);
  const waiting = drawnIn(state, manche).filter(({ table }) => tables.every((own) => own.table !== table));
  return {
    manche,
    draw: held === undefined ? null : { conductedBy: held.conductedBy, seed: held.seed, drawn: held.drawn },
    tables: [
      ...tables.map((own) => tableView(state, own, audience)),
      ...waiting.map(({ table, players }) => drawnTable(manche, table, players)),
    ].toSorted((a, b) => a.table.localeCompare(b.table, 'en', { numeric: true })),
  };
};

/** Draws, sheets, tokens lie open at any time (WB-3.m, WB-18.m); what the arbiter was shown is his alone (WB-15.j). */
export const mancheView = (state: MancheState, audience: Audience): MancheView => ({
  setup: state.setup,
  commitment: state.commitment,
  manches: Array.from({ length: state.setup.manches }, (_, before) => mancheOf(state, before + 1, audience)),
  excluded: [...state.excluded].map(([entry, reason]) => ({ entry, reason })),
});

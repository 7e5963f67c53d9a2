import type { LanguageCode } from '../language/plural';

/** A table as the order of a session has it in the room: what it is to play. */
export type RoomTable = {
  readonly round: number;
  readonly table: string;
  /** What it plays, by number: boards, or the deals of a list. */
  readonly boards: readonly number[];
  /** Further boards follow until its game is over: the next one is awaited. */
  readonly open?: true;
  /** What it is called where it has no number. */
  readonly called?: Readonly<Record<LanguageCode, string>>;
  /** It goes by the name of this entry: a team is at home there. */
  readonly entry?: string;
  /** What the session itself holds of it, where its entries are no deals. */
  readonly own?: OwnEntries;
};

/** Entries of a table that its session holds. */
export type OwnEntries = {
  /** How many of `boards` are entered; those that follow are awaited. */
  readonly done: number;
  /** How many are awaited, where they come in no order. */
  readonly missing?: number;
  /** Entered and not yet confirmed or signed. */
  readonly unverified: number;
  /** Something waits for the arbiter there. */
  readonly disputed: boolean;
  /** When something was last written; null where nothing was, or whoever looks may not see it. */
  readonly last: string | null;
};

/** An event of the session; whoever may not follow it sees when it was and not what. */
export type RoomFact = { readonly type: string; readonly data: unknown; readonly at: string };

/** A call from the hall that waits. */
export type RoomCall = { readonly session: number; readonly table: string };

/** What is known of a deal, as far as a room needs it. */
export type RoomDeal = {
  readonly id: string;
  readonly round: number;
  readonly table: string;
  readonly board: number;
  readonly state: string;
  readonly changedAt: string;
  /** How far its result has come: entered, verified by the other side, in dispute; null without one. */
  readonly finality: string | null;
  readonly history: readonly { readonly type: string }[];
};

/** A table of the round that is played. */
export type Tile = {
  readonly round: number;
  readonly table: string;
  readonly done: number;
  readonly missing: number;
  /** The first that has no result; null where all are in. */
  readonly next: number | null;
  /** When something was last written there; null where nothing was. */
  readonly last: string | null;
  /** The deal for which the arbiter was called and has not ruled. */
  readonly called: string | null;
  /** Results that the other side has not verified. */
  readonly unverified: number;
  /** The first deal that is in dispute. */
  readonly disputed: string | null;
  /** The deal that was touched last. */
  readonly deal: string | null;
  /** What it is called where it has no number. */
  readonly name: Readonly<Record<LanguageCode, string>> | null;
  /** The entry by whose name it goes. */
  readonly entry: string | null;
  /** The arbiter was called to the table about no deal. */
  readonly calledTo: boolean;
  /** What its session holds of it waits for the arbiter. */
  readonly waits: boolean;
};

const CALLS = ['ArbiterCalled', 'AttentionDrawn'];
const ANSWERS = ['RulingGiven', 'ResultCorrected', 'DealScored'];

/** Whether the arbiter was called for a deal, and nothing that settles it came after. */
export const waitsForArbiter = ({ history }: Pick<RoomDeal, 'history'>): boolean => {
  const types = history.map(({ type }) => type);
  const since = types.slice(types.findLastIndex((type) => ANSWERS.includes(type)) + 1);
  const closed = since.filter((type) => type === 'CallClosed').length;
  return since.filter((type) => CALLS.includes(type)).length > closed;
};

const byName = (a: Tile, b: Tile): number => a.table.localeCompare(b.table, 'en', { numeric: true });

/** A table whose entries are in its session. */
const ownTile = ({ round, table, boards, entry, called: name }: RoomTable, own: OwnEntries): Tile => ({
  ...{ round, table, entry: entry ?? null, done: own.done, missing: own.missing ?? boards.length - own.done },
  name: name ?? null,
  ...{ next: boards[own.done] ?? null, last: own.last, deal: null, called: null, disputed: null },
  ...{ unverified: own.unverified, waits: own.disputed, calledTo: false },
});

const tileOf = (
  round: number,
  table: string,
  plan: RoomTable | undefined,
  deals: readonly RoomDeal[],
): Tile => {
  const scored = new Set(deals.filter(({ state }) => state !== 'OPEN').map(({ board }) => board));
  const known = [...(plan?.open === true ? [] : (plan?.boards ?? [])), ...deals.map(({ board }) => board)];
  const plays = plan?.open === true && deals.every(({ state }) => state !== 'OPEN');
  const boards = [...new Set(plays ? [...known, Math.max(0, ...known) + 1] : known)].sort((a, b) => a - b);
  const open = boards.filter((board) => !scored.has(board));
  const newest = deals.toSorted((a, b) => a.changedAt.localeCompare(b.changedAt)).at(-1);
  return {
    ...{ round, table, done: scored.size, missing: open.length, next: open[0] ?? null },
    ...{ last: newest?.changedAt ?? null, deal: newest?.id ?? null },
    called: deals.find(waitsForArbiter)?.id ?? null,
    unverified: deals.filter(({ finality }) => finality === 'ENTERED').length,
    disputed: deals.find(({ finality }) => finality === 'DISPUTED')?.id ?? null,
    ...{ entry: null, name: null, calledTo: false, waits: false },
  };
};

/**
 * The tables of a round: those that the order of the session plans, and whatever else has deals in it. Where nothing is planned
 * a table lacks what the others of its round have played.
 */
export const tilesOf = (
  round: number,
  planned: readonly RoomTable[],
  deals: readonly RoomDeal[],
  calls: readonly RoomCall[] = [],
): readonly Tile[] => {
  const here = deals.filter((deal) => deal.round === round);
  const plans = planned.filter((table) => table.round === round);
  const tables = new Set([...plans, ...here].map(({ table }) => table));
  return [...tables]
    .map((table) => {
      const plan = plans.find((each) => each.table === table);
      const tile =
        plan?.own === undefined
          ? tileOf(
              round,
              table,
              plan,
              here.filter((deal) => deal.table === table),
            )
          : ownTile(plan, plan.own);
      return { ...tile, calledTo: calls.some((call) => call.table === table) };
    })
    .sort(byName);
};

/** The round that a room shows: the one that is played, or the last in which anything was. */
export const roundNow = (
  played: number | null,
  planned: readonly RoomTable[],
  deals: readonly RoomDeal[],
): number => played ?? Math.max(0, ...planned.map(({ round }) => round), ...deals.map(({ round }) => round));

/** Whole minutes since a moment; none before it. */
export const minutesSince = (moment: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / 60_000));

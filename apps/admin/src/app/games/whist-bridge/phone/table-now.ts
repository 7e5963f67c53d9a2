import type { MancheView, Outcome, Suit, TableOfManche } from '@arbitre/rules/whist-bridge';
import type { SessionAct } from '../../../sessions/session-context';
import type { SheetDeal } from '../sheet/sheet-deal';
import type { Token } from '../sheet/token-colours';
import { type Entered, stepped } from './ahead';
import type { Game } from './contract-steps';

export type { MancheView };

export type TableContract = {
  readonly game: Game;
  readonly suit: Suit | null;
  readonly declarers: readonly string[];
  readonly direct: boolean;
};

/** A call to the arbiter that waits; `wanted` is told to him alone. */
export type WaitingCall = {
  readonly id: string;
  readonly by: string;
  readonly wanted: { readonly game: Game; readonly suit: Suit | null } | null;
};

/** A call for something else than a contract that waits: a fault, a dispute, a case without an article. */
export type Summons = {
  readonly call: string;
  readonly by: string;
  readonly deal: number;
  readonly for: 'fault' | 'dispute' | 'uncovered';
  readonly reason: string | null;
};

/** One table of a manche as pages show it, with what was entered here and is on its way. Players by their entries. */
export type TableNow = {
  readonly manche: number;
  readonly table: string;
  /** In the order of their places; nobody before the table is configured. */
  readonly players: readonly string[];
  /** Who was drawn to the table before it is configured. */
  readonly drawn: readonly string[];
  /** Who sits at other tables of the manche. */
  readonly elsewhere: readonly string[];
  /** Deals of the manche, and the one that is played. */
  readonly deals: number;
  readonly deal: number;
  readonly dealer: string;
  /** Who plays the deal, the first speaker first. */
  readonly active: readonly string[];
  readonly phase: 'seats' | 'contract' | 'play' | 'read' | 'ticks' | 'closed';
  readonly contract: TableContract | null;
  readonly outcome: Outcome | null;
  readonly lines: readonly SheetDeal[];
  readonly totals: Readonly<Record<string, number>>;
  readonly tokens: Readonly<Record<string, readonly Token[]>>;
  readonly ticked: readonly string[];
  /** Who wants the sheet by mail (WB-3.o). */
  readonly mail: readonly string[];
  readonly call: WaitingCall | null;
  readonly summons: readonly Summons[];
  /** What the arbiter has granted in the deal that is played: it is announced as it was shown (WB-15-GAP-2). */
  readonly granted: readonly { readonly by: string; readonly wanted: WaitingCall['wanted'] }[];
  /** Who has no more say in it (WB-15.g). */
  readonly silenced: readonly string[];
  /** An announcement that needs the arbiter and had none is refused; else it is recorded with what was left out. */
  readonly enforced: boolean;
  /** Games alone that each has failed in the manche (WB-15.b). */
  readonly failures: Readonly<Record<string, number>>;
  /** Games for which the arbiter is called (WB-15.a). */
  readonly arbiterGames: readonly string[];
};

type Own = Pick<TableOfManche, 'calls' | 'deal'>;

const ofDeal = ({ calls, deal }: Own) =>
  calls.filter((call) => call.for === 'contract' && call.deal === deal);

const waitingIn = (own: Own): WaitingCall | null => {
  const found = ofDeal(own).find(({ arbiter }) => arbiter === null);
  return found === undefined ? null : { id: found.call, by: found.by, wanted: found.wanted };
};

const summonsIn = ({ calls }: Own): readonly Summons[] =>
  calls.flatMap(({ call, by, deal, for: about, reason, arbiter }) =>
    about === 'contract' || arbiter !== null ? [] : [{ call, by, deal, for: about, reason }],
  );

const contractIn = ({ contract }: TableOfManche): TableContract | null =>
  contract === null ? null : { ...contract, direct: contract.direct === true };

const linesIn = ({ lines }: TableOfManche): readonly SheetDeal[] =>
  lines.map(({ deal, dealer, contract, outcome, points, cancelled }) => ({
    ...{ deal, dealer, outcome, points, cancelled },
    ...{ game: contract?.game ?? null, suit: contract?.suit ?? null },
    ...{ declarers: contract?.declarers ?? [], direct: contract?.direct === true },
  }));

/** The manche that a table plays: the first in which it is not closed, else the last. */
const mancheOf = ({ manches }: MancheView, table: string): number => {
  const open = manches.find(({ tables }) => tables.find((own) => own.table === table)?.phase !== 'closed');
  return (open ?? manches.at(-1))?.manche ?? 1;
};

/** A table that nobody drew or configured. */
const unknown = (
  manche: number,
  table: string,
): Omit<TableNow, 'elsewhere' | 'arbiterGames' | 'enforced'> => ({
  ...{ manche, table, players: [], drawn: [], deals: 0, deal: 0, dealer: '', active: [], phase: 'seats' },
  ...{ contract: null, outcome: null, lines: [], totals: {}, tokens: {}, ticked: [], mail: [] },
  call: null,
  summons: [],
  ...{ granted: [], silenced: [], failures: {} },
});

const known = (own: TableOfManche): ReturnType<typeof unknown> => {
  const { manche, table, players, drawn, deals, deal, dealer, active, phase, outcome } = own;
  const answered = ofDeal(own);
  return {
    ...{ manche, table, players, drawn, deals, deal, dealer, active, phase, outcome },
    ...{ contract: contractIn(own), lines: linesIn(own), totals: own.points, tokens: own.tokens },
    ...{ ticked: own.ticked, mail: own.mail, call: waitingIn(own), failures: own.failures },
    summons: summonsIn(own),
    granted: answered.filter(({ granted }) => granted === true).map(({ by, wanted }) => ({ by, wanted })),
    silenced: answered.filter(({ granted }) => granted === false).map(({ by }) => by),
  };
};

/** What an act of this table enters; null for what a telephone does not. */
const enteredBy = (act: SessionAct): Entered | null => {
  const given = act as unknown as Given;
  switch (given.do) {
    case 'configure-table':
      return { step: 'seated', players: given.players };
    case 'announce':
      return {
        ...{ step: 'announced', deal: given.deal },
        contract: { ...given.contract, direct: given.contract.direct === true },
      };
    case 'tell-result':
      return { step: 'told', deal: given.deal, outcome: given.outcome };
    case 'validate':
      return { step: 'validated', deal: given.deal };
    case 'undo':
      return { step: 'undone', deal: given.deal, what: given.what };
    case 'call-arbiter':
      return { step: 'called', deal: given.deal, by: given.by };
    case 'tick':
      return { step: 'ticked', player: given.entry };
    default:
      return null;
  }
};

type Announced = Omit<TableContract, 'direct'> & { readonly direct?: boolean };

/** The acts of a telephone as it wrote them itself. */
type Given =
  | { readonly do: 'configure-table'; readonly players: readonly string[] }
  | { readonly do: 'announce'; readonly deal: number; readonly contract: Announced }
  | { readonly do: 'tell-result'; readonly deal: number; readonly outcome: Outcome }
  | { readonly do: 'validate'; readonly deal: number }
  | { readonly do: 'undo'; readonly deal: number; readonly what: 'contract' | 'result' }
  | { readonly do: 'call-arbiter'; readonly deal: number; readonly by: string }
  | { readonly do: 'tick'; readonly entry: string }
  | { readonly do: 'other' };

/**
 * A table as a page shows it.
 * @param ahead acts that were entered here and that the view does not have yet, in order
 * @param manche the one that is shown; the one that the table plays where nobody says
 */
export const tableNow = (
  view: MancheView,
  table: string,
  ahead: readonly SessionAct[],
  manche = mancheOf(view, table),
): TableNow => {
  const tables = view.manches.find((each) => each.manche === manche)?.tables ?? [];
  const own = tables.find((each) => each.table === table);
  const others = tables.filter((each) => each.table !== table);
  const now: TableNow = {
    ...(own === undefined ? unknown(manche, table) : known(own)),
    elsewhere: [
      ...others.flatMap(({ players, drawn }) => (players.length > 0 ? players : drawn)),
      ...view.excluded.map(({ entry }) => entry),
    ],
    ...{ arbiterGames: view.setup.arbiterGames, enforced: view.setup.calls === 'enforced' },
  };
  return ahead.reduce((next, act) => {
    const entered = act.manche === manche && act.table === table ? enteredBy(act) : null;
    return entered === null ? next : stepped(next, entered);
  }, now);
};

/** The manches of a session with the names of their tables. */
export const manchesIn = ({
  manches,
}: MancheView): readonly { readonly manche: number; readonly tables: readonly string[] }[] =>
  manches.map(({ manche, tables }) => ({ manche, tables: tables.map(({ table }) => table) }));

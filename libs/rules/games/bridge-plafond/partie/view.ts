import type { Seat, Side } from '@arbitre/rules/kernel/compass';
import type { Audience, SheetDeal } from '@arbitre/rules/kernel/session/contract';
import type { Points } from '../score/deal-points';
import { isBelow, type RubberLine, type RubberSheet, type SheetPart } from '../score/rubber';
import type { Dealt } from '../dealing/next-deal';
import { dealtAt } from './dealt';
import { chooser, drawing, freeSeats } from './decide-table';
import type { CardsDrawn } from './events';
import { insertable } from './insertion';
import type { EveningSetup } from './setup';
import { type Settled, settledAt, settledIn } from './standing';
import {
  cutterOf,
  type EarlierLine,
  type EveningState,
  isAccepted,
  isPartieOver,
  type PartieTable,
  type Rubber,
  type SheetEntry,
  rubbersOf,
  tablesIn,
} from './state';

/** A figure of the sheet, and on which side of the line it stands. */
export type PartView = SheetPart & { readonly below: boolean };

/** A line of a sheet; one that was struck out has no points, no dealer and no game. */
export type LineView = {
  readonly deal: number;
  /** Null: struck out. */
  readonly line: string | null;
  readonly source: 'typed' | 'deal';
  /** Who put it in afterwards, where it was forgotten. */
  readonly inserted: SheetEntry['inserted'];
  readonly dealer: Seat | null;
  readonly pack: string | null;
  readonly parts: readonly PartView[];
  /** The game that it belongs to, from 1, and the side that won it with this deal. */
  readonly game: number | null;
  readonly won: Side | null;
  readonly partScores: Points | null;
  /** Written after the end of the rubber as it stands now: it counts for nothing. */
  readonly beyond: boolean;
  readonly earlier: readonly EarlierLine[];
};

export type RubberView = Pick<
  Rubber,
  | 'round'
  | 'table'
  | 'partie'
  | 'rubber'
  | 'seats'
  | 'dealer'
  | 'packs'
  | 'exchanged'
  | 'brokenOff'
  | 'acceptedBy'
  | 'ruled'
> &
  Pick<RubberSheet, 'games' | 'partScores' | 'below' | 'above' | 'totals' | 'winner' | 'onPoints'> & {
    /** `ended`: its totals wait to be accepted. */
    readonly state: 'playing' | 'ended' | 'accepted';
    readonly lines: readonly LineView[];
    /** Before which lines a forgotten one may come; null where none of them may move. */
    readonly insertable: { readonly least: number; readonly most: number } | null;
    /** What breaking it off brought, after the last line. */
    readonly closing: readonly PartView[];
    /** The line that comes next, who deals it with which pack, and who cuts. */
    readonly next: {
      readonly deal: number;
      readonly dealer: Seat;
      readonly cutter: Seat;
      readonly pack: string;
    };
    /** What each player is credited, once it has ended. */
    readonly settlement: readonly Settled[];
  };

/** What each player of a partie is credited; `amount` is at the table's rate, in hundredths. */
export type Settlement = Settled & { readonly amount: number };

export type TableView = Pick<
  PartieTable,
  'partie' | 'table' | 'entries' | 'packs' | 'alike' | 'rate' | 'cards' | 'order' | 'seats' | 'pack' | 'ended'
> & {
  readonly state: 'drawing' | 'seating' | 'playing' | 'accepting' | 'changing' | 'over';
  readonly draws: readonly CardsDrawn['data']['draws'][];
  /** Who draws a card now. */
  readonly drawing: readonly string[];
  /** Who chooses a seat now, and which are free. */
  readonly choosing: { readonly entry: string; readonly seats: readonly Seat[] } | null;
  /** Who chooses the pack now. */
  readonly choosingPack: string | null;
  readonly rubbers: readonly RubberView[];
  readonly settlement: readonly Settlement[];
};

export type PartieView = {
  readonly partie: number;
  readonly seed: string | null;
  readonly byHand: boolean;
  readonly out: readonly string[];
  readonly tables: readonly TableView[];
};

/** What a page shows of an evening. */
export type EveningView = {
  readonly setup: EveningSetup;
  readonly commitment: string | null;
  /** `withdrawn`: he plays no more; why, for the staff alone. */
  readonly players: readonly {
    readonly entry: string;
    readonly withdrawn: boolean;
    readonly reason?: string | null;
  }[];
  readonly parties: readonly PartieView[];
};

const partView = (part: SheetPart): PartView => ({ ...part, below: isBelow(part) });

const playedLine = (
  { deal, line, source, inserted, earlier }: SheetEntry,
  { parts, game, won, partScores, beyond }: RubberLine,
  { dealer, pack }: Dealt,
): LineView => ({
  ...{ deal, line, source, inserted, dealer, pack },
  ...{ parts: parts.map(partView), game, won, partScores, beyond, earlier },
});

const linesOf = (rubber: Rubber): readonly LineView[] => {
  let played = 0;
  return rubber.entries.map((entry) => {
    const scored = entry.result === null ? undefined : rubber.sheet.lines[played++];
    if (scored !== undefined) return playedLine(entry, scored, dealtAt(rubber, entry.deal));
    const { deal, line, source, inserted, earlier } = entry;
    return {
      ...{ deal, line, source, inserted, dealer: null, pack: null, parts: [], game: null, won: null },
      ...{ partScores: null, beyond: false, earlier },
    };
  });
};

const rubberState = (rubber: Rubber): RubberView['state'] =>
  rubber.sheet.state === 'playing' ? 'playing' : isAccepted(rubber) ? 'accepted' : 'ended';

export const rubberView = (own: Rubber): RubberView => {
  const { round, table, partie, rubber, seats, dealer, packs, exchanged } = own;
  const { brokenOff, acceptedBy, ruled, sheet } = own;
  const { games, partScores, below, above, totals, winner, onPoints } = sheet;
  const next = dealtAt(own, own.entries.length + 1);
  return {
    ...{ round, table, partie, rubber, seats, dealer, packs, exchanged, brokenOff, acceptedBy, ruled },
    ...{ games, partScores, below, above, totals, winner, onPoints },
    ...{
      state: rubberState(own),
      lines: linesOf(own),
      insertable: insertable(own),
      closing: sheet.closing.map(partView),
    },
    next: {
      ...{ deal: own.entries.length + 1, ...next, cutter: cutterOf(next.dealer) },
    },
    settlement: settledIn(own),
  };
};

const tableState = (
  state: EveningState,
  own: PartieTable,
  rubbers: readonly Rubber[],
): TableView['state'] => {
  if (isPartieOver(state, own)) return 'over';
  const last = rubbers.at(-1);
  if (last !== undefined)
    return last.sheet.state === 'playing' ? 'playing' : isAccepted(last) ? 'changing' : 'accepting';
  return own.order.length === 0 ? 'drawing' : 'seating';
};

const choosingAt = (own: PartieTable): TableView['choosing'] => {
  const entry = chooser(own);
  return entry === null || own.order.length === 0 ? null : { entry, seats: freeSeats(own) };
};

/** Who drew the highest card, until he has chosen a pack of two. */
export const packChooser = ({ order, packs, pack }: PartieTable): string | null =>
  packs.length > 1 && pack === null ? (order[0] ?? null) : null;

const tableView = (state: EveningState, own: PartieTable): TableView => {
  const { partie, table, entries, packs, alike, rate, cards, order, seats, pack, ended, draws } = own;
  const rubbers = rubbersOf(state, own);
  const fresh = rubbers.length === 0 && ended === null;
  return {
    ...{ partie, table, entries, packs, alike, rate, cards, order, seats, pack, ended, draws },
    state: tableState(state, own, rubbers),
    drawing: fresh ? drawing(own) : [],
    choosing: fresh ? choosingAt(own) : null,
    choosingPack: fresh ? packChooser(own) : null,
    rubbers: rubbers.map(rubberView),
    settlement: settledAt(state, own).map((each) => ({
      ...each,
      amount: rate === 0 ? 0 : each.points * rate,
    })),
  };
};

/** Everything lies open at the tables, but for why somebody left. */
export const eveningView = (state: EveningState, audience: Audience): EveningView => ({
  setup: state.setup,
  commitment: state.commitment,
  players: state.players.map(({ entry, withdrawn }) => ({
    ...{ entry, withdrawn: withdrawn !== null },
    ...(audience.kind === 'staff' ? { reason: withdrawn } : {}),
  })),
  parties: state.parties.map(({ partie, seed, byHand, out }) => ({
    ...{ partie, seed, byHand, out },
    tables: tablesIn(state, partie).map((own) => tableView(state, own)),
  })),
});

/** The sheet of one table and rubber, with the deals that were played and are not on it yet. */
export type SheetView = RubberView & {
  readonly played: readonly { readonly deal: number; readonly line: string }[];
};

export const sheetView = (own: Rubber, deals: readonly SheetDeal[]): SheetView => ({
  ...rubberView(own),
  played: deals
    .map(({ place, score }) => ({ deal: place.board, line: score.notation }))
    .filter(({ deal, line }) => own.entries[deal - 1]?.line !== line),
});

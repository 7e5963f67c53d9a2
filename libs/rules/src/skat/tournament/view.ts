import type { Audience, SessionView } from '../../session/contract';
import {
  compareResults,
  figuresOf,
  isAnnulled,
  listResult,
  lostGameFees,
  resultsOf,
  teamResultsOf,
} from './results';
import { isPending, type List, runningSeries, type TournamentState } from './state';

/**
 * SKWO-7.1.6, SKWO-7.4-GAP-2: a table that is still playing is followed by those who sit at it and by the officials, on the
 * screen too.
 */
export const mayFollow = (list: List, audience: Audience): boolean =>
  audience.kind === 'staff' ||
  list.closed !== null ||
  (audience.kind === 'entry' && list.seats.includes(audience.entry));

/** SKWO-7.2-GAP-1: the second list, where two are kept, is kept on seat 3. */
const SECOND_KEEPER = 3;

const listView = (state: TournamentState, audience: Audience, list: List): SessionView => {
  const { series, table, seats, deals, keeper, struckFrom, closed, handedIn, present } = list;
  const open = {
    series,
    table,
    seats,
    present,
    deals,
    keeper,
    secondKeeper: SECOND_KEEPER,
    closed: closed !== null,
    handedIn: handedIn.length > 0,
    substitutes: state.substitutes.filter((each) => each.series === series && seats.includes(each.entry)),
  };
  if (!mayFollow(list, audience)) return open;
  return {
    ...open,
    struckFrom,
    confirmed: list.confirmed,
    corrections: list.corrections,
    totals: closed?.totals ?? null,
    signatures: closed?.signatures ?? [],
    corrected: list.corrected,
    results: Object.fromEntries(
      seats.map((entry) => [
        entry,
        {
          ...(figuresOf(list, entry) ?? {}),
          result: listResult(list, entry),
          annulled: isAnnulled(state, series, entry),
        },
      ]),
    ),
  };
};

/** Entries that only a lot can part, as long as none was drawn for them (SKWO-5.1.d). */
const lotsDue = (state: TournamentState): readonly (readonly string[])[] => {
  const results = resultsOf(state);
  const groups: string[][] = [];
  for (const [index, row] of results.entries()) {
    const before = results[index - 1];
    const last = groups.at(-1);
    if (before !== undefined && last !== undefined && compareResults(before, row) === 0) last.push(row.entry);
    else groups.push([row.entry]);
  }
  const drawn = new Set(state.lots.flat());
  return groups.filter((group) => group.length > 1 && group.some((entry) => !drawn.has(entry)));
};

/** Where the event stands: provisional while anything is open to a ruling (SKWO-7.3-GAP-3). */
const statusOf = (state: TournamentState): string => {
  if (state.archived) return 'archived';
  if ([...state.cases.values()].some(isPending)) return 'provisional';
  return state.announced ? 'final' : 'running';
};

/**
 * What a page shows of a tournament: the notice for everyone at any time (SKWO-6.3), the rules that hold (SKWO-7.3-GAP-1),
 * participants, lists, disputes and results. Reports and people sent away are the staff's alone.
 */
export const tournamentView = (state: TournamentState, audience: Audience): SessionView => {
  const { setup, notice, announced, stopped, prizes, account } = state;
  return {
    organiser: setup.organiser,
    direction: setup.direction,
    referees: setup.referees,
    access: setup.access,
    notice: notice === null ? null : { version: notice.version, ...notice.notice },
    rules: ['SKAT', 'SKWO'],
    status: statusOf(state),
    series: runningSeries(state),
    announced,
    stopped,
    participants: [...state.participants.values()].map(({ entry, notice: version, team, left }) => ({
      entry,
      notice: version,
      team,
      left,
      excluded: state.excluded.get(entry)?.reason ?? null,
    })),
    lists: [...state.lists.values()].map((list) => listView(state, audience, list)),
    cases: [...state.cases.values()],
    penalties: state.penalties,
    annulled: state.annulled,
    results: resultsOf(state),
    teams: setup.teams ? teamResultsOf(state) : null,
    lots: state.lots,
    lotsDue: lotsDue(state),
    // SKWO-3.3.b: whoever runs the event for him, the organiser answers for the prizes.
    prizes: { responsible: notice?.notice.organiser ?? setup.organiser, released: prizes?.prizes ?? null },
    account,
    ...(audience.kind === 'staff'
      ? {
          reports: state.reports,
          sentAway: state.sentAway,
          declined: [...state.declined],
          fees: Object.fromEntries(
            [...state.participants.keys()].map((entry) => [entry, lostGameFees(state, entry)]),
          ),
        }
      : {}),
  };
};

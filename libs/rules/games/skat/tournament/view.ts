import type { Audience, SessionView } from '@arbitre/rules/kernel/session/contract';
import { readStake } from '../score-sheet/settlement';
import { settlementOfList } from './list-parts';
import {
  figuresOf,
  isAnnulled,
  listResult,
  lostGameFees,
  lotsDue,
  ranked,
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
  (audience.kind === 'entry' && list.players.includes(audience.entry));

/** SKWO-7.2-GAP-1: the second list, where two are kept, is kept on seat 3. */
const SECOND_KEEPER = 3;

/** What a signed list is settled with, in cents: the stake of the notice, by who took part in what (SKAT-5.5-GAP-3). */
const settlementOf = ({ notice }: TournamentState, list: List) => {
  const stake = readStake(notice?.notice.stake ?? '0');
  if (list.closed === null || !stake.ok) return null;
  return {
    stake: notice?.notice.stake ?? '0',
    result: settlementOfList(
      list,
      stake.stake,
      (entry) => figuresOf(list, entry) ?? { points: 0, won: 0, lost: 0 },
    ),
  };
};

const listView = (state: TournamentState, audience: Audience, list: List): SessionView => {
  const { series, table, seats, players, parts, stops, again } = list;
  const { deals, keeper, struckFrom, closed, handedIn, present } = list;
  const open = {
    series,
    table,
    seats,
    players,
    parts,
    stops,
    again: again.map(({ deal, article }) => ({ deal, article })),
    present,
    deals,
    keeper,
    secondKeeper: SECOND_KEEPER,
    closed: closed !== null,
    handedIn: handedIn.length > 0,
    substitutes: state.substitutes.filter((each) => each.series === series && players.includes(each.entry)),
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
    settlement: settlementOf(state, list),
    results: Object.fromEntries(
      players.map((entry) => [
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
    evening: setup.evening,
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
    results: ranked(state, resultsOf(state)),
    teams: setup.teams ? ranked(state, teamResultsOf(state)) : null,
    lots: state.lots,
    commitment: state.commitment,
    draws: state.draws,
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

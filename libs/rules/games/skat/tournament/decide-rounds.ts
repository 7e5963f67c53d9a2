import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import { joinProblem, misdealt, newcomersPlace, stopProblem, stopsAfter } from '../rounds';
import { atTable, event, openList, participantProblem } from './decide';
import { lastPart, type List, listsOf, type TournamentState } from './state';
import { refuse } from '../refusals';

/** Tables of a list: its form and its rating know three and four (SKWO-7.1.1.b). */
const MOST_AT_LIST = 4;

/** Why somebody cannot sit down at a table that plays already. */
const newcomerProblem = (state: TournamentState, list: List, entry: string): Refusal | null => {
  const { series, table, seats } = list;
  const problem = participantProblem(state, entry);
  if (problem !== null) return problem;
  if (state.participants.get(entry)?.left === true) return refuse('already-left', { entry });
  const own = listsOf(state, series).find((each) => each.closed === null && atTable(each, entry));
  if (own?.table === table) return refuse('already-seated', { entry });
  if (own !== undefined)
    return refused('SKWO-7.1.2.a', { entry, table: own.table, seat: own.seats.indexOf(entry) + 1 });
  return seats.length < MOST_AT_LIST
    ? null
    : refused('SKWO-7.1.1.b', { table, players: seats.length + 1, threes: null });
};

/** A deal of the list that the table comes to: not one before the table changed last. */
const dealProblem = (list: List, deal: number): Refusal | null =>
  deal < lastPart(list).from || deal > list.deals
    ? refuse('unknown-deal', { deal, deals: list.deals })
    : null;

/**
 * SKAT-3.1.2: at a club evening somebody new joins a table as a round begins, if all agree. A tournament keeps its seats for the
 * series (SKWO-7.1.3).
 */
export const decideJoin: Decide<'join-table'> = (state, act) => {
  const open = openList(state, act);
  if (!open.ok) return open;
  const { entry, deal, consents } = act;
  const { series, table, seats } = open.list;
  if (!state.setup.evening) return refused('SKWO-7.1.3', { series, table, entry });
  const part = lastPart(open.list);
  const problem =
    newcomerProblem(state, open.list, entry) ??
    dealProblem(open.list, deal) ??
    joinProblem(part, deal, consents);
  if (problem !== null) return problem;
  return event('TableJoined', { series, table, entry, seat: newcomersPlace(part), deal, consents: seats });
};

/** Why a player of a table cannot speak of stopping; a tournament's lists are played to their end (SKWO-4.4.a). */
const stopperProblem = (state: TournamentState, list: List, entry: string): Refusal | null => {
  const { series, table } = list;
  if (!state.setup.evening) return refused('SKWO-4.4.a', { entry, series, table });
  return atTable(list, entry) ? null : refused('SKWO-7.1.5', { entry, table });
};

/** SKAT-4.5.9.b: somebody says before a round begins that he stops after it; later he has to play the next one too. */
export const decideAnnounceStop: Decide<'announce-stop'> = (state, act) => {
  const open = openList(state, act);
  if (!open.ok) return open;
  const { entry, deal } = act;
  const problem = stopperProblem(state, open.list, entry) ?? dealProblem(open.list, deal);
  if (problem !== null) return problem;
  const { series, table, deals, stops } = open.list;
  const said = stops.find((each) => each.entry === entry);
  if (said !== undefined) return refuse('stop-announced', { entry, after: said.after });
  const after = Math.min(stopsAfter(deal, lastPart(open.list)), deals);
  return event('StopAnnounced', { series, table, entry, deal, after });
};

/**
 * SKAT-4.5.9.a: a player stops at the end of a round, as he announced in time. Three play on without the fourth; of three, all
 * stop and the list ends there.
 */
export const decideStopPlay: Decide<'stop-play'> = (state, act) => {
  const open = openList(state, act);
  if (!open.ok) return open;
  const { entry, played } = act;
  const { series, table, stops } = open.list;
  const problem =
    stopperProblem(state, open.list, entry) ??
    dealProblem(open.list, played) ??
    stopProblem(lastPart(open.list), played);
  if (problem !== null) return problem;
  const after = stops.find((each) => each.entry === entry)?.after ?? null;
  if (after === null || played < after) return refused('SKAT-4.5.9.b', { entry, played, after });
  return event('PlayStopped', { series, table, entry, played });
};

/** SKAT-3.2.11, SKAT-3.2.12, SKAT-3.2.13: the deals that somebody dealt out of turn are played again. */
export const decideFindWrongDealers: Decide<'find-wrong-dealers'> = (state, act) => {
  const open = openList(state, act);
  if (!open.ok) return open;
  const { dealers, sure = true, again: stored = [] } = act;
  const { series, table, seats } = open.list;
  const part = lastPart(open.list);
  const problem = dealProblem(open.list, part.from + dealers.length - 1);
  if (problem !== null) return problem;
  const stranger = dealers.find((seat) => seat > seats.length);
  if (stranger !== undefined)
    return refuse('unknown-seat', {
      table,
      seat: stranger,
      seats: seats.map((_, index) => String(index + 1)),
    });
  const found = misdealt(part, dealers, sure);
  if (found === null) return refuse('dealt-in-turn', { table });
  return event('WrongDealersFound', {
    ...{ series, table, article: found.article, dealers, sure },
    again: found.again.map((deal) => ({
      deal,
      version: stored.find((each) => each.deal === deal)?.version ?? 0,
    })),
  });
};

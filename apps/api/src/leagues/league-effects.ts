import { effectInDivision, type EventStore, toldOfDivision } from '@arbitre/events';
import { readLeagueRules, rulesInForce, stateTold, tableTold } from '@arbitre/rules/leagues';
import { Inject, Injectable } from '@nestjs/common';
import { unwrittenBy } from '../access/unwritten';
import { EVENT_STORE } from '../connections/tokens';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { tableOf } from './division-view';
import { actProblem, formatProblems, problemsOf } from './league-rules';
import type { LeagueEffect } from './league.types';
import { type DivisionAt, LeaguesReader } from './leagues.reader';
import { changesOf } from './ranking-view';

/** What something would make of a division, before it is given to it. */
@Injectable()
export class LeagueEffects {
  constructor(
    private readonly leagues: LeaguesReader,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** What other rules would make of all that counts now; null where there is no such division. */
  async ofRules(
    division: string,
    given: unknown,
    request: RequestContext,
  ): Promise<Plain<LeagueEffect> | null> {
    const told = await toldOfDivision(this.store, division);
    const now = told && tableTold(told);
    if (told === null || now === null) return null;
    const state = stateTold(told);
    const reading = readLeagueRules(given);
    const problems = reading.ok ? formatProblems(reading.rules, state) : reading.problems;
    if (!reading.ok || problems.length > 0)
      return { problems: problemsOf(problems), changes: [], table: null };
    const then = tableTold(told, reading.rules);
    if (then === null) return null;
    const nameOf = await this.leagues.namesOf(state, request);
    const { rules } = reading;
    return {
      problems: [],
      changes: changesOf(now, then, nameOf, rules.decimals),
      table: tableOf(division, then, nameOf, rules),
    };
  }

  /** What an act would make of the table as it is; null where nobody is signed in, or the moment is over. */
  async ofAct(
    { id: division, told }: DivisionAt,
    act: unknown,
    request: RequestContext,
  ): Promise<Plain<LeagueEffect> | null> {
    const viewer = told === undefined ? await request.viewer() : null;
    if (viewer === null) return null;
    const effect = await effectInDivision(this.store, { division, act }, await unwrittenBy(viewer));
    if ('violation' in effect) return { problems: [actProblem(effect)], changes: [], table: null };
    const { now, then, state } = effect;
    const nameOf = await this.leagues.namesOf(state, request);
    const rules = rulesInForce(state);
    return {
      problems: [],
      changes: changesOf(now, then, nameOf, rules?.decimals),
      table: tableOf(division, then, nameOf, rules),
    };
  }
}

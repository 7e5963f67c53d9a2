import { type EventStore, planDivisionList, type PlannedEntry } from '@arbitre/events';
import { Inject } from '@nestjs/common';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { unwrittenBy } from '../access/unwritten';
import { EntryMember } from '../competitions/competition.types';
import { EVENT_STORE } from '../connections/tokens';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { Names } from '../names/names';
import { textsOf } from '../writes/problem-texts';
import { DivisionListLine, DivisionListPlan, type DivisionListProblem } from './division-list.types';
import { Division } from './league.types';
import type { DivisionAt } from './leagues.reader';

type ShownLine = Omit<Plain<DivisionListLine>, 'members' | 'substitutes'> & {
  /** Licences. */
  readonly players: readonly string[];
  readonly standIns: readonly string[];
};

const problemOf = ({ problem }: PlannedEntry): Plain<DivisionListProblem> | null => {
  if (problem === null) return null;
  const { rule } = problem.violation.facts;
  return { ...textsOf(problem), field: problem.field, rule: typeof rule === 'string' ? rule : null };
};

const shownLine = (planned: PlannedEntry): ShownLine => {
  const { line, does, entry, listed } = planned;
  const { captain, members = [], substitutes = [], name = null, club = null } = listed ?? {};
  const players =
    captain === undefined || substitutes.includes(captain)
      ? members
      : [captain, ...members.filter((each) => each !== captain)];
  return {
    ...{ line, does, entry, name, club, problem: problemOf(planned) },
    ...{ players, standIns: substitutes },
  };
};

/** What a pasted list would do. */
@Resolver(() => Division)
export class DivisionListPlanResolver {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  @ResolveField(() => DivisionListPlan, {
    nullable: true,
    description:
      'What a list of entries would do if you sent it (`enterDivisionList`); null of whoever is not signed in.',
  })
  async planOfList(
    @Parent() { id }: DivisionAt,
    @Args('list') list: string,
    @Context() request: RequestContext,
  ): Promise<{ readonly lines: readonly ShownLine[]; readonly ignored: readonly string[] } | null> {
    const viewer = await request.viewer();
    if (viewer === null) return null;
    const plan = await planDivisionList(this.store, { division: id, list }, await unwrittenBy(viewer));
    if ('lines' in plan) return { lines: plan.lines.map(shownLine), ignored: plan.ignored };
    const { line, violation } = plan;
    const none = { entry: null, listed: null };
    return {
      lines: [shownLine({ line, does: 'problem', ...none, problem: { violation, field: null } })],
      ignored: [],
    };
  }
}

@Resolver(() => DivisionListLine)
export class DivisionListLinesResolver {
  constructor(private readonly names: Names) {}

  @ResolveField(() => [EntryMember])
  members(
    @Parent() { players }: ShownLine,
    @Context() request: RequestContext,
  ): Promise<readonly Plain<EntryMember>[]> {
    return Promise.all(players.map((id) => this.names.person(id, request)));
  }

  @ResolveField(() => [EntryMember])
  substitutes(
    @Parent() { standIns }: ShownLine,
    @Context() request: RequestContext,
  ): Promise<readonly Plain<EntryMember>[]> {
    return Promise.all(standIns.map((id) => this.names.person(id, request)));
  }
}

import type { AsOf } from '@arbitre/events';
import type { CompetitionRow } from '@arbitre/projections';
import {
  type DivisionState,
  type PlayedCompetition,
  tableNotes,
  type TableNote,
} from '@arbitre/rules/leagues';
import { Injectable } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Sights } from '../access/sights';
import type { RequestContext } from '../graphql/request-context';
import { PlayedUnder } from '../sessions/played-under';
import { OpenAppeals } from '../standings/open-appeals';
import { LeagueNote } from './division-notes.types';
import { Division, DivisionRanking } from './league.types';
import { type DivisionAt, type KnownRanking, LeaguesReader } from './leagues.reader';

const keyOf = (members: readonly string[]): string => [...members].sort().join(' ');

/** What the tables of divisions say below their rows. */
@Injectable()
export class DivisionNotes {
  constructor(
    private readonly leagues: LeaguesReader,
    private readonly playedUnder: PlayedUnder,
    private readonly openAppeals: OpenAppeals,
    private readonly sights: Sights,
  ) {}

  /** Of a moment that is over: with the appeals that were open then. */
  async of(division: DivisionAt, request: RequestContext): Promise<readonly TableNote[]> {
    const state = await this.leagues.state(division, request);
    const nameOf = await this.leagues.namesOf(state, request);
    const counted = [...state.competitions.values()].sort((one, other) => one.number - other.number);
    const known = await Promise.all(
      counted.map(({ competition }) => request.loaders.competition.load(competition)),
    );
    const played = await Promise.all(
      known
        .filter((row) => row !== null)
        .map((row) => this.played(state, row, division.asOf ?? null, request)),
    );
    return tableNotes(state, played, nameOf);
  }

  private async played(
    state: DivisionState,
    row: CompetitionRow,
    asOf: AsOf,
    request: RequestContext,
  ): Promise<PlayedCompetition> {
    return {
      competition: row.name,
      playedUnder: row.begun ? await this.playedUnder.of(row, request.loaders) : [],
      underAppeal: await this.underAppeal(state, row.id, asOf, request),
    };
  }

  /** Entries of the division whose players sat at a table of which an appeal waits. */
  private async underAppeal(
    { entries }: DivisionState,
    competition: string,
    asOf: AsOf,
    request: RequestContext,
  ): Promise<readonly string[]> {
    const appeals = await this.openAppeals.of(competition, request, asOf);
    if (appeals.length === 0 || (await this.sights.keepsStandings(competition, request))) return [];
    const ids = [...new Set(appeals.flatMap((appeal) => appeal.entries))];
    const rows = await Promise.all(ids.map((entry) => request.loaders.entry.load({ competition, entry })));
    const known = new Map([...entries.values()].map(({ entry, members }) => [keyOf(members), entry]));
    return rows.flatMap((row) => (row === null ? [] : (known.get(keyOf(row.members)) ?? [])));
  }
}

/** Those of a version of the ranking are of the moment at which it was published. */
@Resolver(() => DivisionRanking)
export class RankingNotesResolver {
  constructor(
    private readonly leagues: LeaguesReader,
    private readonly divisionNotes: DivisionNotes,
  ) {}

  @ResolveField(() => [LeagueNote], {
    description:
      'What its table said below its rows when it was published: who had moved, what was under appeal.',
  })
  async notes(
    @Parent() known: KnownRanking,
    @Context() request: RequestContext,
  ): Promise<readonly TableNote[]> {
    const then = await this.leagues.divisionOf(known, request);
    return then === null ? [] : this.divisionNotes.of(then, request);
  }
}

@Resolver(() => Division)
export class DivisionNotesResolver {
  constructor(private readonly divisionNotes: DivisionNotes) {}

  @ResolveField(() => [LeagueNote], {
    description:
      'What its table says below its rows: who moved and what it keeps, which versions of the rules it follows, what is under appeal.',
  })
  notes(@Parent() division: DivisionAt, @Context() request: RequestContext): Promise<readonly TableNote[]> {
    return this.divisionNotes.of(division, request);
  }
}

import { type CompetitionRow, type SessionRow, sessionTable } from '@arbitre/projections';
import { allGames } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource, In } from 'typeorm';
import type { Loaders } from '../connections/loaders';
import { Competition } from '../competitions/competition.types';
import type { RequestContext } from '../graphql/request-context';

type Played = Pick<SessionRow, 'game' | 'ruleset' | 'setup'>;

const versionsOf = ({ game, ruleset, setup }: Played): readonly string[] => [
  ruleset,
  ...(allGames.manifestOf(game)?.session?.versions?.(setup) ?? []),
];

/** Under which rules, lists and editions competitions were played: each keeps its own, whatever is in force since. */
@Injectable()
export class PlayedUnder {
  constructor(private readonly database: DataSource) {}

  /** The ruleset first, then what its sessions were opened with; each once. */
  async of(
    { id, ruleset }: Pick<CompetitionRow, 'id' | 'ruleset'>,
    loaders: Loaders,
  ): Promise<readonly string[]> {
    const sessions = await loaders
      .by<readonly Played[]>('what sessions were opened with', [], async (competitions) => {
        const rows = await this.database
          .getRepository(sessionTable)
          .find({ where: { competition: In([...competitions]) }, order: { number: 'ASC' } });
        return Map.groupBy(rows, ({ competition }) => competition);
      })
      .load(id);
    return [...new Set([ruleset, ...sessions.flatMap(versionsOf)])];
  }
}

@Resolver(() => Competition)
export class PlayedUnderResolver {
  constructor(private readonly playedUnder: PlayedUnder) {}

  @ResolveField(() => [String], {
    name: 'playedUnder',
    description:
      'The version of the rules by which it is played, then what its sessions were opened with that may change within a season (an edition of the rules, a word list).',
  })
  told(
    @Parent() competition: CompetitionRow,
    @Context() { loaders }: RequestContext,
  ): Promise<readonly string[]> {
    return this.playedUnder.of(competition, loaders);
  }
}

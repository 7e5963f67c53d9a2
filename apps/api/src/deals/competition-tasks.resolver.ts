import { type ResultTaskRow, resultTaskTable } from '@arbitre/projections';
import { allGames, taskSentence } from '@arbitre/rules';
import { told } from '@arbitre/rules/kernel/tell';
import { Args, Context, Field, ID, Int, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { Viewers } from '../access/viewers';
import { Competition } from '../competitions/competition.types';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { rowFields } from '../graphql/row-fields';

@ObjectType({ description: 'Something about a result that a person has to look at.' })
export class ResultTask extends rowFields(resultTaskTable, [
  ...(['kind', 'session', 'round', 'table', 'board', 'since', 'facts'] as const),
]) {
  @Field(() => ID) deal: string;
  @Field() messageFr: string;
  @Field() messageEn: string;
}

/** More would be no list that somebody works off. */
const MOST = 500;

@Resolver(() => Competition)
export class CompetitionTasksResolver {
  constructor(
    private readonly database: DataSource,
    private readonly viewers: Viewers,
  ) {}

  @ResolveField(() => [ResultTask], {
    description:
      'Disputes, passes that differ and improbable results that nobody has settled yet, by session, board, round and table; 500 at most. For those who judge, empty for others.',
  })
  async tasks(
    @Parent() { id, game }: Competition,
    @Context() context: RequestContext,
    @Args('session', { type: () => Int, nullable: true }) session?: number | null,
  ): Promise<readonly Plain<ResultTask>[]> {
    const role = await this.viewers.readingRole('embargoed', await context.viewer(), { competition: id });
    if (role === null) return [];
    const rows = await this.database.getRepository(resultTaskTable).find({
      where: { competition: id, ...(typeof session === 'number' ? { session } : {}) },
      order: { session: 'ASC', board: 'ASC', round: 'ASC', table: 'ASC', kind: 'ASC' },
      take: MOST,
    });
    return rows.map((row) => ({ ...row, ...this.sentences(row, game) }));
  }

  private sentences({ kind, facts }: ResultTaskRow, game: string): { messageFr: string; messageEn: string } {
    const manifest = allGames.manifestOf(game);
    const sentence = taskSentence(manifest?.play?.improbable, kind) ?? { fr: kind, en: kind };
    const words = manifest?.words ?? {};
    return {
      messageFr: told(sentence, facts, words, 'fr').trim(),
      messageEn: told(sentence, facts, words, 'en').trim(),
    };
  }
}

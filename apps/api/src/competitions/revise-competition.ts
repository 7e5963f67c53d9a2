import { type CommandContext, reviseCompetition, type WriteOutcome } from '@arbitre/events';
import { competitionTable, sessionAwardTable } from '@arbitre/projections';
import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { Json } from '../graphql/scalars';
import { type Check, jsonObject } from '../writes/checks';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { EmbargoInput, optionsOf, PlanInput, SCORING } from './open-competition';

@InputType({ description: 'All that can be said anew: what is left out is none, and not as before.' })
export class ReviseCompetitionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field() name: string;
  @Field() region: string;
  @Field() method: string;
  @Field() startsOn: string;
  @Field(() => EmbargoInput, { nullable: true }) embargo?: EmbargoInput | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Minutes after the publication in which results may be corrected; 0: none. Left out: until somebody ends it.',
  })
  correctionMinutes?: number | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'Where the first two are as near as this or nearer, somebody else checks before publication.',
  })
  closeFinish?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Entries that play; later ones wait in order. Left out: no limit.',
  })
  places?: number | null;
  @Field(() => PlanInput, { nullable: true }) plan?: PlanInput | null;
  @Field(() => Json, { nullable: true, description: SCORING })
  scoring?: unknown;
  @Field(() => String, { nullable: true, description: 'Needed once something was played.' })
  reason?: string | null;
}

export class ReviseCompetition extends Write<ReviseCompetitionInput> {}

@CommandHandler(ReviseCompetition)
export class ReviseCompetitionHandler extends WriteHandler<ReviseCompetitionInput> {
  @Inject(DataSource) private readonly database: DataSource;
  protected readonly operation = 'reviseCompetition';

  protected override checks({ plan, scoring }: ReviseCompetitionInput): readonly Check[] {
    return [jsonObject('input.plan.setup', plan?.setup), jsonObject('input.scoring', scoring)];
  }

  protected subject({ competition }: ReviseCompetitionInput): Subject {
    return { kind: 'competition', id: competition };
  }

  /** What began in this instant may have been missed: standings follow a revision whenever it comes. */
  protected async write(input: ReviseCompetitionInput, context: CommandContext): Promise<WriteOutcome> {
    const { competition, name, region, method, startsOn, reason } = input;
    const known = await this.database.getRepository(competitionTable).findOneBy({ id: competition });
    const counted =
      (known?.resultCount ?? 0) > 0 ||
      (await this.database.getRepository(sessionAwardTable).existsBy({ competition }));
    const about = { competition, name, region, method, startsOn, ...optionsOf(input) };
    const said = typeof reason === 'string' ? { reason } : {};
    const begun = known?.begun ?? false;
    return reviseCompetition(this.store, { ...about, ...said, begun, counted }, context);
  }
}

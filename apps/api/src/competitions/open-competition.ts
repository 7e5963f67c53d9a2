import { type CommandContext, openCompetition, type WriteOutcome } from '@arbitre/events';
import { type Grain, type Plan, type Policy, rulesetOf, rulesets } from '@arbitre/rules';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { Json } from '../graphql/scalars';
import { type Check, failed, jsonObject, objectOf } from '../writes/checks';
import { refuse } from '../writes/refusals';
import { Write } from '../writes/write';
import { WriteHandler } from '../writes/write-handler';

@InputType({ description: 'Keeps boards from those who have yet to play them.' })
export class EmbargoInput {
  @Field({ description: 'A time in UTC such as 2026-11-21T22:00:00Z.' }) until: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Results that a board has when every table of every centre has played it; it is shown then.',
  })
  tables?: number | null;
}

@InputType()
export class PlannedSessionInput {
  @Field({ description: 'The day, such as 2026-11-21.' }) day: string;
  @Field(() => String, { nullable: true, description: 'Where: the number of the club, or a word for it.' })
  club?: string | null;
}

@InputType({ description: 'What is planned; whoever opens a session or a deal may say otherwise.' })
export class PlanInput {
  @Field(() => [PlannedSessionInput], { description: 'The first is session 1.' })
  sessions: PlannedSessionInput[];
  @Field(() => Json, {
    nullable: true,
    description: 'What every session starts from, as far as its game lets that be planned.',
  })
  setup?: unknown;
  @Field(() => String, { nullable: true, description: 'Of deals: `enforced` or `observed`.' })
  policy?: string | null;
  @Field(() => String, { nullable: true, description: 'Of deals: `full` or `result`.' })
  grain?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether results are typed twice, the second time without sight of the first.',
  })
  twice?: boolean | null;
}

export const SCORING =
  'The version and the parameters of the method, as `Game.methods` declares them; left out: as it is usual.';

@InputType()
export class OpenCompetitionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field() ruleset: string;
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
}

type Options = Pick<
  OpenCompetitionInput,
  'embargo' | 'correctionMinutes' | 'closeFinish' | 'places' | 'plan' | 'scoring'
>;

const planOf = ({ sessions, setup, policy, grain, twice }: PlanInput): Plan => ({
  sessions: sessions.map(({ day, club }) => ({ day, ...(typeof club === 'string' ? { club } : {}) })),
  ...(setup === null || setup === undefined ? {} : { setup: objectOf(setup) }),
  ...(typeof policy === 'string' ? { policy: policy as Policy } : {}),
  ...(typeof grain === 'string' ? { grain: grain as Grain } : {}),
  ...(twice === true ? { twice } : {}),
});

/** What may be left out. */
export const optionsOf = ({ embargo, correctionMinutes, closeFinish, places, plan, scoring }: Options) => ({
  ...(embargo ? { embargo: { until: embargo.until, tables: embargo.tables ?? null } } : {}),
  ...(typeof correctionMinutes === 'number' ? { correctionMinutes } : {}),
  ...(typeof closeFinish === 'number' ? { closeFinish } : {}),
  ...(typeof places === 'number' ? { places } : {}),
  ...(plan ? { plan: planOf(plan) } : {}),
  ...(scoring === null || scoring === undefined ? {} : { scoring: objectOf(scoring) }),
});

export class OpenCompetition extends Write<OpenCompetitionInput> {}

@CommandHandler(OpenCompetition)
export class OpenCompetitionHandler extends WriteHandler<OpenCompetitionInput> {
  protected readonly operation = 'openCompetition';

  protected subject(): null {
    return null;
  }

  protected override checks({ ruleset, plan, scoring }: OpenCompetitionInput): readonly Check[] {
    return [
      jsonObject('input.plan.setup', plan?.setup),
      jsonObject('input.scoring', scoring),
      rulesetOf(ruleset) === null
        ? failed('input.ruleset', refuse('unknown-ruleset', { ruleset, known: rulesets() }))
        : null,
    ];
  }

  protected write(input: OpenCompetitionInput, context: CommandContext): Promise<WriteOutcome> {
    const { id, name, region, method, startsOn } = input;
    const known = rulesetOf(input.ruleset);
    if (known === null) throw new Error(`The ruleset ${input.ruleset} was not checked.`);
    const opening = { id, name, region, method, startsOn, ...known, ...optionsOf(input) };
    return openCompetition(this.store, opening, context);
  }
}

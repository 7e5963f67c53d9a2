import { type CommandContext, openCompetition, type WriteOutcome } from '@arbitre/events';
import { rulesetOf, rulesets } from '@arbitre/rules';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType } from '@nestjs/graphql';
import { type Check, failed } from '../writes/checks';
import { refuse } from '../writes/refusals';
import { Write } from '../writes/write';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class OpenCompetitionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field() ruleset: string;
  @Field() region: string;
  @Field() method: string;
  @Field() startsOn: string;
}

export class OpenCompetition extends Write<OpenCompetitionInput> {}

@CommandHandler(OpenCompetition)
export class OpenCompetitionHandler extends WriteHandler<OpenCompetitionInput> {
  protected readonly operation = 'openCompetition';

  protected subject(): null {
    return null;
  }

  protected override checks({ ruleset }: OpenCompetitionInput): readonly Check[] {
    return rulesetOf(ruleset) === null
      ? [failed('input.ruleset', refuse('unknown-ruleset', { ruleset, known: rulesets() }))]
      : [];
  }

  protected write(input: OpenCompetitionInput, context: CommandContext): Promise<WriteOutcome> {
    const { id, name, region, method, startsOn } = input;
    const known = rulesetOf(input.ruleset);
    if (known === null) throw new Error(`The ruleset ${input.ruleset} was not checked.`);
    return openCompetition(this.store, { id, name, region, method, startsOn, ...known }, context);
  }
}

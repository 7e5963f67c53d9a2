import { type CommandContext, upholdFigure, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType({ description: 'Somebody answers for a figure of a session that looks improbable.' })
export class UpholdFigureInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) session: string;
  @Field({ description: 'As the task names it: one that was written anew is not spoken of.' })
  figure: string;
  @Field() reason: string;
}

export class UpholdFigure extends Write<UpholdFigureInput> {}

@CommandHandler(UpholdFigure)
export class UpholdFigureHandler extends WriteHandler<UpholdFigureInput> {
  protected readonly operation = 'upholdFigure';

  protected subject({ session }: UpholdFigureInput): Subject {
    return { kind: 'session', id: session };
  }

  protected write(input: UpholdFigureInput, context: CommandContext): Promise<WriteOutcome> {
    return upholdFigure(this.store, input, context);
  }
}

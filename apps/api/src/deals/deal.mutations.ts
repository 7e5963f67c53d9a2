import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../graphql/request-context';
import { WritePayload } from '../writes/write-payload.types';
import { CallArbiter, CallArbiterInput } from './call-arbiter';
import { CorrectResult, CorrectResultInput } from './correct-result';
import { CorrectSeating, CorrectSeatingInput } from './correct-seating';
import { MoveResult, MoveResultInput } from './move-result';
import { RepairResult, RepairResultInput } from './repair-result';
import { WithdrawResult, WithdrawResultInput } from './withdraw-result';
import { CloseCall, CloseCallInput } from './close-call';
import { DecideAppeal, DecideAppealInput } from './decide-appeal';
import { LodgeAppeal, LodgeAppealInput } from './lodge-appeal';
import { GiveRuling, GiveRulingInput } from './give-ruling';
import { OpenDeal, OpenDealInput } from './open-deal';
import { RecordActs, RecordActsInput } from './record-acts';
import { RecordResult, RecordResultInput } from './record-result';
import { ConfirmResult, ConfirmResultInput } from './confirm-result';
import { DisputeResult, DisputeResultInput } from './dispute-result';
import { SignResult, SignResultInput } from './sign-result';
import { UpholdResult, UpholdResultInput } from './uphold-result';
import { RepeatResult, RepeatResultInput } from './repeat-result';
import { WithdrawRuling, WithdrawRulingInput } from './withdraw-ruling';

@Resolver()
export class DealMutations {
  constructor(private readonly commands: CommandBus) {}

  @Mutation(() => WritePayload, { description: 'Opens the play of one board at one table.' })
  openDeal(@Args('input') input: OpenDealInput, @Context() request: RequestContext): Promise<WritePayload> {
    return this.commands.execute(new OpenDeal(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Records acts in order; all of them or none.' })
  recordActs(
    @Args('input') input: RecordActsInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RecordActs(input, request));
  }

  @Mutation(() => WritePayload, { description: 'A result from a score sheet: opens the deal and scores it.' })
  recordResult(
    @Args('input') input: RecordResultInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RecordResult(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Replaces a result; the one before stays readable.' })
  correctResult(
    @Args('input') input: CorrectResultInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new CorrectResult(input, request));
  }

  @Mutation(() => WritePayload, {
    description:
      'Whoever entered a result, or the scorer, puts it right or takes it back until somebody else has said something of it.',
  })
  repairResult(
    @Args('input') input: RepairResultInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RepairResult(input, request));
  }

  @Mutation(() => WritePayload, {
    description:
      'Takes a result away that was entered by mistake, or says that a board was not played. Nothing is erased.',
  })
  withdrawResult(
    @Args('input') input: WithdrawResultInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new WithdrawResult(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Has a result stand at the table and board where it was played.',
  })
  moveResult(
    @Args('input') input: MoveResultInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new MoveResult(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Says who sat where at a board: the same entries in other seats.',
  })
  correctSeating(
    @Args('input') input: CorrectSeatingInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new CorrectSeating(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Calls the arbiter to the table.' })
  callArbiter(
    @Args('input') input: CallArbiterInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new CallArbiter(input, request));
  }

  @Mutation(() => WritePayload, {
    description:
      'Ends a call about which nothing is ruled: taken back by who called, or settled at the table.',
  })
  closeCall(@Args('input') input: CloseCallInput, @Context() request: RequestContext): Promise<WritePayload> {
    return this.commands.execute(new CloseCall(input, request));
  }

  @Mutation(() => WritePayload, {
    description:
      'A side appeals against a ruling, while results may be corrected; the ruling stands until it is decided.',
  })
  lodgeAppeal(
    @Args('input') input: LodgeAppealInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new LodgeAppeal(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'The committee decides an appeal: by nobody who is of a side, or who gave the ruling.',
  })
  decideAppeal(
    @Args('input') input: DecideAppealInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new DecideAppeal(input, request));
  }

  @Mutation(() => WritePayload, { description: 'The arbiter’s ruling, with what it gives each side.' })
  giveRuling(
    @Args('input') input: GiveRulingInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new GiveRuling(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'The arbiter takes a ruling back; what the others give stands, or the result.',
  })
  withdrawRuling(
    @Args('input') input: WithdrawRulingInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new WithdrawRuling(input, request));
  }

  @Mutation(() => WritePayload, { description: 'The other side verifies a result from its own view.' })
  confirmResult(
    @Args('input') input: ConfirmResultInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new ConfirmResult(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'A side says that the result is another: both reports are kept, and the arbiter settles it.',
  })
  disputeResult(
    @Args('input') input: DisputeResultInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new DisputeResult(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Records that both sides have signed the printed sheet.' })
  signResult(
    @Args('input') input: SignResultInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new SignResult(input, request));
  }

  @Mutation(() => WritePayload, {
    description:
      'Settles a dispute by the result that stands, or holds an improbable one valid: by a person, with a reason.',
  })
  upholdResult(
    @Args('input') input: UpholdResultInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new UpholdResult(input, request));
  }

  @Mutation(() => WritePayload, { description: 'The second of two passes.' })
  repeatResult(
    @Args('input') input: RepeatResultInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RepeatResult(input, request));
  }
}

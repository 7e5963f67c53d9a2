import type { Grain, Policy } from '@arbitre/rules';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../graphql/request-context';
import { jsonObject, oneOf } from '../writes/checks';
import { WritePayload } from '../writes/write-payload.types';
import { Writes } from '../writes/writes';
import {
  actsOf,
  adjustmentsOf,
  eachAct,
  eachAdjustment,
  objectOf,
  pathInDeal,
  pathInResult,
  placeOf,
  seatingOf,
  seatsOnce,
} from './deal-arguments';
import { CallArbiter, CorrectResult, GiveRuling, OpenDeal, RecordActs, RecordResult } from './deal.commands';
import {
  CallArbiterInput,
  CorrectResultInput,
  GiveRulingInput,
  OpenDealInput,
  RecordActsInput,
  RecordResultInput,
} from './deal.inputs';

@Resolver()
export class DealMutations {
  constructor(private readonly writes: Writes) {}

  @Mutation(() => WritePayload, { description: 'Opens the play of one board at one table.' })
  openDeal(@Args('input') input: OpenDealInput, @Context() request: RequestContext): Promise<WritePayload> {
    const { competition, place, policy, grain, setup } = input;
    const seating = seatingOf(input.seating);
    return this.writes.run({
      operation: 'openDeal',
      request,
      keys: input,
      checks: () => [
        oneOf('input.policy', policy, ['enforced', 'observed']),
        oneOf('input.grain', grain, ['full', 'result']),
        seatsOnce(input.seating),
        jsonObject('input.setup', setup),
      ],
      command: (context) =>
        new OpenDeal(
          {
            ...{ competition, place: placeOf(place), seating, setup: objectOf(setup) },
            ...{ policy: policy as Policy, grain: grain as Grain },
          },
          { ...context, expectedRevision: -1 },
        ),
      pathOf: (_, field) => pathInDeal(field),
    });
  }

  @Mutation(() => WritePayload, { description: 'Records acts in order; all of them or none.' })
  recordActs(
    @Args('input') input: RecordActsInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.writes.run({
      operation: 'recordActs',
      request,
      keys: input,
      subject: { kind: 'deal', id: input.deal },
      checks: () => eachAct(input.acts),
      command: (context) => new RecordActs({ deal: input.deal, acts: actsOf(input.acts) }, context),
      pathOf: (act, field) => `input.acts.${act}.${field}`,
    });
  }

  @Mutation(() => WritePayload, { description: 'A result from a score sheet: opens the deal and scores it.' })
  recordResult(
    @Args('input') input: RecordResultInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    const { competition, place, setup, result } = input;
    const seating = seatingOf(input.seating);
    return this.writes.run({
      operation: 'recordResult',
      request,
      keys: input,
      checks: () => [
        seatsOnce(input.seating),
        jsonObject('input.setup', setup),
        jsonObject('input.result', result),
      ],
      command: (context) =>
        new RecordResult(
          { competition, place: placeOf(place), seating, setup: objectOf(setup), result: objectOf(result) },
          { ...context, expectedRevision: -1 },
        ),
      // The opening has an index before the first act.
      pathOf: (act, field) => (act < 0 ? pathInDeal(field) : pathInResult(field)),
    });
  }

  @Mutation(() => WritePayload, { description: 'Replaces a result; the one before stays readable.' })
  correctResult(
    @Args('input') input: CorrectResultInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    const { deal, reason, result } = input;
    return this.writes.run({
      operation: 'correctResult',
      request,
      keys: input,
      subject: { kind: 'deal', id: input.deal },
      checks: () => [jsonObject('input.result', result)],
      command: (context) => new CorrectResult({ deal, reason, result: objectOf(result) }, context),
      pathOf: (_, field) => (field === 'reason' ? 'input.reason' : pathInResult(field)),
    });
  }

  @Mutation(() => WritePayload, { description: 'Calls the arbiter to the table.' })
  callArbiter(
    @Args('input') input: CallArbiterInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    const { deal, by, reason } = input;
    return this.writes.run({
      operation: 'callArbiter',
      request,
      keys: input,
      subject: { kind: 'deal', id: input.deal },
      checks: () => [],
      command: (context) => new CallArbiter({ deal, by, reason }, context),
    });
  }

  @Mutation(() => WritePayload, { description: 'The arbiter’s ruling, with what it gives each side.' })
  giveRuling(
    @Args('input') input: GiveRulingInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    const { deal, article, reason } = input;
    return this.writes.run({
      operation: 'giveRuling',
      request,
      keys: input,
      subject: { kind: 'deal', id: input.deal },
      checks: () => eachAdjustment(input.adjustments),
      command: (context) =>
        new GiveRuling({ deal, article, reason, adjustments: adjustmentsOf(input.adjustments) }, context),
    });
  }
}

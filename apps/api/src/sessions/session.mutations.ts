import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { actsOf, eachAct, objectOf } from '../deals/deal-arguments';
import type { RequestContext } from '../graphql/request-context';
import { jsonObject } from '../writes/checks';
import { WritePayload } from '../writes/write-payload.types';
import { Writes } from '../writes/writes';
import { CloseSession, OpenSession, RecordSessionActs } from './session.commands';
import { CloseSessionInput, OpenSessionInput, RecordSessionActsInput } from './session.inputs';

const OWN = ['competition', 'number', 'setup'];

/** Where the input that opens a session holds what the rules call `field`: what is not its own is its game's setup. */
const pathInSession = (field: string): string =>
  OWN.includes(field.split('.')[0] ?? '') ? `input.${field}` : `input.setup.${field}`;

@Resolver()
export class SessionMutations {
  constructor(private readonly writes: Writes) {}

  @Mutation(() => WritePayload, {
    description: 'Opens a session of a competition under the order of its game.',
  })
  openSession(
    @Args('input') input: OpenSessionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    const { competition, number, setup } = input;
    return this.writes.run({
      operation: 'openSession',
      request,
      keys: input,
      checks: () => [jsonObject('input.setup', setup)],
      command: (context) =>
        new OpenSession(
          { competition, number, setup: objectOf(setup) },
          { ...context, expectedRevision: -1 },
        ),
      pathOf: (_, field) => pathInSession(field),
    });
  }

  @Mutation(() => WritePayload, { description: 'Records acts of a session in order; all of them or none.' })
  recordSessionActs(
    @Args('input') input: RecordSessionActsInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    const { session, acts } = input;
    return this.writes.run({
      operation: 'recordSessionActs',
      request,
      keys: input,
      subject: { kind: 'session', id: session },
      checks: () => eachAct(acts),
      command: (context) => new RecordSessionActs({ session, acts: actsOf(acts) }, context),
      pathOf: (act, field) => `input.acts.${act}.${field}`,
    });
  }

  @Mutation(() => WritePayload, { description: 'Closes a session: no act after it.' })
  closeSession(
    @Args('input') input: CloseSessionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    const { session, reason } = input;
    return this.writes.run({
      operation: 'closeSession',
      request,
      keys: input,
      subject: { kind: 'session', id: session },
      checks: () => [],
      command: (context) => new CloseSession({ session, reason }, context),
    });
  }
}

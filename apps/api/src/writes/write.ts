import { Command } from '@nestjs/cqrs';
import type { RequestContext } from '../graphql/request-context';
import type { WritePayload } from './write-payload.types';

/** What every write carries beside what it asks for. */
export type WriteKeys = { readonly clientMutationId: string; readonly expectedVersion?: number | null };

/** A write on its way to its handler: what is asked for, as it was sent, and the request that brought it. */
export abstract class Write<Input extends WriteKeys> extends Command<WritePayload> {
  constructor(
    readonly input: Input,
    readonly request: RequestContext,
  ) {
    super();
  }
}

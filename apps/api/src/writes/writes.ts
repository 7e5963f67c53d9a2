import type { CommandContext } from '@arbitre/events';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { mayDo, type Operation, permissions } from '../access/permissions';
import type { Viewer } from '../access/sessions';
import type { RequestContext } from '../graphql/request-context';
import { type Check, commandId, version } from './checks';
import { textsOf } from './problem-texts';
import type { Write } from './write';
import { answerOf, type Subject } from './write-answer';
import { NotAuthorized, type WritePayload } from './write-payload.types';

/** What every write carries. */
export type WriteKeys = { readonly clientMutationId: string; readonly expectedVersion?: number | null };

export type WriteRequest = {
  readonly operation: Operation;
  readonly request: RequestContext;
  readonly keys: WriteKeys;
  /** Checks of the arguments; run only for those who may write. */
  readonly checks: () => readonly Check[];
  readonly command: (context: CommandContext) => Write<unknown>;
  /** The competition or deal that must exist for this write. */
  readonly subject?: Subject;
  /** Where the input holds a field of act number `act`; by default `input.<field>`. */
  readonly pathOf?: (act: number, field: string) => string;
};

const refuse = (operation: Operation, viewer: Viewer | null): NotAuthorized => {
  const facts = { role: viewer?.role ?? null, allowed: permissions[operation] };
  const texts = textsOf(viewer === null ? 'not-signed-in' : 'not-permitted', facts);
  return Object.assign(new NotAuthorized(), texts, { role: viewer?.role ?? null });
};

/** The one way of every mutation: who, then whether the arguments make sense, then the command; problems are values. */
@Injectable()
export class Writes {
  constructor(private readonly commands: CommandBus) {}

  async run(write: WriteRequest): Promise<WritePayload> {
    const viewer = await write.request.viewer();
    if (viewer === null || !mayDo(write.operation, viewer.role)) return refuse(write.operation, viewer);
    const { clientMutationId, expectedVersion } = write.keys;
    const checks = [commandId(clientMutationId), version(expectedVersion), ...write.checks()];
    const problem = checks.find((check) => check !== null);
    if (problem) return problem;
    const outcome = await this.commands.execute(write.command(contextOf(viewer, write.keys)));
    return answerOf(outcome, write.pathOf ?? ((_, field) => `input.${field}`), write.subject);
  }
}

const contextOf = (viewer: Viewer, { clientMutationId, expectedVersion }: WriteKeys): CommandContext => ({
  commandId: clientMutationId.toLowerCase(),
  actor: { id: viewer.id, role: viewer.role.toLowerCase() },
  time: new Date().toISOString(),
  ...(typeof expectedVersion === 'number' ? { expectedRevision: expectedVersion } : {}),
});

import { refuseToAccount } from '@arbitre/accounts';
import { type CommandContext, type EventStore, fingerprintOf, type WriteOutcome } from '@arbitre/events';
import { Inject } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { mayAtAll, type Operation, OPERATIONS, type OperationRow } from '@arbitre/rules/federation';
import type { Role } from '../access/role';
import { firstRole, type Viewer } from '../access/viewers';

import { Audit } from '../audit/audit';
import { EVENT_STORE } from '../connections/tokens';
import { type Check, commandId, version } from './checks';
import { textsOf } from './problem-texts';
import { refuse } from './refusals';
import type { Write, WriteKeys } from './write';
import { answerOf, type Subject } from './write-answer';
import type { RequestContext } from '../graphql/request-context';
import type { Problem } from './problem.types';
import { NotAuthorized, RuleViolation, type WritePayload } from './write-payload.types';

/**
 * What all writes go through: who is signed in and may do it, whether the arguments make sense, then the write side, under a
 * context that claims the command's id for what was asked. A problem is a value. A handler says what is its write's own; it
 * finds the deadline of the request by itself (`Deadline.current`).
 */
export abstract class WriteHandler<Input extends WriteKeys> implements ICommandHandler<Write<Input>> {
  @Inject(EVENT_STORE) protected readonly store: EventStore;
  @Inject(Audit) private readonly audit: Audit;

  /** Its mutation, by the name that the table of operations has for it. */
  protected abstract readonly operation: Operation;

  /** What was asked for, given to the write side; `input` has passed the checks. */
  protected abstract write(input: Input, context: CommandContext): Promise<WriteOutcome>;

  /** What is there before this write; null for a write that opens something. */
  protected abstract subject(input: Input): Subject | null;

  /** Checks of the arguments, run only for those who may write. */
  protected checks(_input: Input): readonly Check[] {
    return [];
  }

  /** Where the input holds what the rules call `field`, of act number `act`. */
  protected pathOf(_act: number, field: string): string {
    return `input.${field}`;
  }

  async execute(write: Write<Input>): Promise<WritePayload> {
    const answer = await this.answer(write);
    const refused = refusedForWho(answer);
    if (refused !== null) {
      const { code } = refused;
      const role = answer instanceof NotAuthorized ? answer.role : await roleOf(write.request);
      const subject = this.subject(write.input)?.id ?? null;
      await this.audit.refused(write.request, { what: this.operation, code, role, subject });
    }
    return answer;
  }

  private async answer({ input, request }: Write<Input>): Promise<WritePayload> {
    const viewer = await request.viewer();
    const { operation } = this;
    const grants = (await viewer?.granted()) ?? [];
    const role = viewer && firstRole(grants);
    if (viewer?.seeing) return notWhileSeeing(viewer.seeing.role, role);
    if (viewer === null || role === null || !mayAtAll(operation, grants))
      return (await viewer?.isDue()) ? notYet(role) : unauthorized(operation, role);
    const keys = [commandId(input.clientMutationId), version(input.expectedVersion)];
    const problem = [...keys, ...this.checks(input)].find((check) => check !== null);
    if (problem) return problem;
    const subject = this.subject(input);
    const outcome = await this.write(input, contextOf(viewer, role, operation, input, subject));
    return answerOf(outcome, (act, field) => this.pathOf(act, field), subject, role);
  }
}

/** What only somebody else may do, and what nobody may who has not reopened it first: whoever tried stands in the audit. */
const OUT_OF_REACH: ReadonlySet<string> = new Set(['corrections-closed']);

const refusedForWho = (answer: WritePayload): Problem | null => {
  if (answer instanceof NotAuthorized) return answer;
  return answer instanceof RuleViolation && OUT_OF_REACH.has(answer.code) ? answer : null;
};

const roleOf = async (request: RequestContext): Promise<Role | null> => {
  const viewer = await request.viewer();
  return viewer && firstRole(await viewer.granted());
};

const unauthorized = (operation: Operation, role: Role | null): NotAuthorized => {
  const { roles }: OperationRow = OPERATIONS[operation];
  const allowed = roles.filter((each) => each !== 'importer').map((each) => each.toUpperCase());
  const refusal =
    role === null ? refuse('not-signed-in') : refuse('not-permitted', { role, allowed: allowed.join(', ') });
  return Object.assign(new NotAuthorized(), textsOf(refusal), { role });
};

const notWhileSeeing = (seen: string, role: Role | null): NotAuthorized =>
  Object.assign(new NotAuthorized(), textsOf(refuseToAccount('seeing-as', { role: seen.toUpperCase() })), {
    role,
  });

const notYet = (role: Role | null): NotAuthorized =>
  Object.assign(new NotAuthorized(), textsOf(refuseToAccount('second-factor-due', {})), { role });

const contextOf = (
  viewer: Viewer,
  role: Role,
  operation: Operation,
  // The keys are no part of what somebody wants, nor is the version that he has seen.
  { clientMutationId, expectedVersion, ...asked }: WriteKeys,
  subject: Subject | null,
): CommandContext => {
  const expected = subject === null ? -1 : expectedVersion;
  return {
    commandId: clientMutationId.toLowerCase(),
    fingerprint: fingerprintOf({ operation, asked }),
    actor: { id: viewer.id, role: role.toLowerCase() },
    // An account of the demo has one role, everywhere, and the log knows nothing of it.
    ...(viewer.demo ? {} : { authority: 'recorded' as const }),
    // Own matters are told by all that somebody holds, whatever a token uses of it.
    ...(viewer.program === null ? { granted: () => viewer.granted() } : { within: viewer.program.grants }),
    time: new Date().toISOString(),
    ...(typeof expected === 'number' ? { expectedRevision: expected } : {}),
  };
};

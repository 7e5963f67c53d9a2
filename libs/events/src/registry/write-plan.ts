import type { Refusal } from '@arbitre/rules';
import type { ClubAct, MemberAct } from '@arbitre/rules/federation';
import { uuidV5 } from '../identity/uuid-v5';
import { inParallel, type OnDone } from '../import/in-parallel';
import type { EventStore } from '../store/contract';
import type { Vault } from '../vault/vault';
import type { Forbids } from '../write-side/authority';
import { moveClub, registerClub, renameClub } from '../write-side/clubs';
import type { CommandContext, WriteOutcome } from '../write-side/contract';
import {
  correctPersonal,
  registerMember,
  renewLicence,
  setCategory,
  transferMember,
} from '../write-side/members';
import type { Plan, PlannedLine } from './plan';

const AT_ONCE = 16;
const NAMESPACE = '6f6f2d35-6f0b-4b0e-8d57-9a3b8a5f2c41';

/** A line that was planned and is not written whole: the same file, sent again, finishes it. */
export type Unwritten = { readonly line: number; readonly id: string } & Partial<Pick<Refusal, 'violation'>>;

/** What an import is done as: whoever gives none of the authority of an account acts as its actor everywhere. */
export type RegistryContext = Pick<CommandContext, 'actor' | 'time' | 'authority' | 'granted'>;

/** One act as the write that does it: what may forbid it, and doing it. */
type Step = {
  readonly forbidden: (context: CommandContext) => Promise<Refusal | null>;
  readonly write: (context: CommandContext) => Promise<WriteOutcome>;
};
type Steps<Act> = (id: string, act: Act) => Step;

type Member<Input> = ((
  store: EventStore,
  vault: Vault,
  input: Input,
  context: CommandContext,
) => Promise<WriteOutcome>) & { readonly forbids: Forbids<Input> };
type Plain<Input> = ((store: EventStore, input: Input, context: CommandContext) => Promise<WriteOutcome>) & {
  readonly forbids: Forbids<Input>;
};

const memberSteps = (store: EventStore, vault: Vault): Steps<MemberAct> => {
  const sealed = <Input>(write: Member<Input>, input: Input): Step => ({
    forbidden: (context) => write.forbids(store, input, context),
    write: (context) => write(store, vault, input, context),
  });
  const plain = <Input>(write: Plain<Input>, input: Input): Step => ({
    forbidden: (context) => write.forbids(store, input, context),
    write: (context) => write(store, input, context),
  });
  return (licence, act) => {
    switch (act.do) {
      case 'register-member':
        return sealed(registerMember, act);
      case 'correct-personal':
        return sealed(correctPersonal, { licence, ...act });
      case 'transfer-member':
        return plain(transferMember, { licence, ...act });
      case 'set-category':
        return plain(setCategory, { licence, ...act });
      case 'renew-licence':
        return plain(renewLicence, { licence, ...act });
      default:
        throw new Error(`No file asks for ${act.do}.`);
    }
  };
};

const clubSteps = (store: EventStore): Steps<ClubAct> => {
  const step = <Input>(write: Plain<Input>, input: Input): Step => ({
    forbidden: (context) => write.forbids(store, input, context),
    write: (context) => write(store, input, context),
  });
  return (club, act) => {
    switch (act.do) {
      case 'register-club':
        return step(registerClub, act);
      case 'rename-club':
        return step(renameClub, { club, ...act });
      case 'move-club':
        return step(moveClub, { club, ...act });
      default:
        throw new Error(`No file asks for ${act.do}.`);
    }
  };
};

/** One step after the other. The id follows from where the stream has come to and what is done, and from nothing about a person. */
const writeLine = async <Act extends { readonly do: string }>(
  { line, id, ...planned }: PlannedLine<Act>,
  context: RegistryContext,
  stepOf: Steps<Act>,
): Promise<Unwritten | null> => {
  if (!('steps' in planned)) return null;
  for (const [at, act] of planned.steps.entries()) {
    const expectedRevision = planned.revision + at;
    const commandId = uuidV5(NAMESPACE, `${id} ${expectedRevision} ${act.do}`);
    const outcome = await stepOf(id, act).write({ ...context, commandId, expectedRevision });
    if (outcome.kind === 'refused') return { line, id, violation: outcome.violation };
    if (outcome.kind === 'conflict') return { line, id };
  }
  return null;
};

const writePlan = async <Act extends { readonly do: string }>(
  { lines }: Plan<Act>,
  context: RegistryContext,
  stepOf: Steps<Act>,
  onDone?: OnDone,
): Promise<readonly Unwritten[]> => {
  const outcomes = await inParallel(lines, AT_ONCE, (line) => writeLine(line, context, stepOf), onDone);
  return outcomes.filter((unwritten) => unwritten !== null);
};

/** Writes a plan that has no problem; what came in between somebody else's writes, which is not written. */
export const writeMembers = (
  store: EventStore,
  vault: Vault,
  plan: Plan<MemberAct>,
  context: RegistryContext,
  onDone?: OnDone,
): Promise<readonly Unwritten[]> => writePlan(plan, context, memberSteps(store, vault), onDone);

/** The same of a plan of clubs. */
export const writeClubs = (
  store: EventStore,
  plan: Plan<ClubAct>,
  context: RegistryContext,
  onDone?: OnDone,
): Promise<readonly Unwritten[]> => writePlan(plan, context, clubSteps(store), onDone);

const permitted = async <Act extends { readonly do: string }>(
  plan: Plan<Act>,
  context: RegistryContext,
  stepOf: Steps<Act>,
): Promise<Plan<Act>> => {
  const lines = await inParallel(plan.lines, AT_ONCE, async (planned): Promise<PlannedLine<Act>> => {
    if (!('steps' in planned)) return planned;
    const { line, id, steps } = planned;
    for (const act of steps) {
      const refusal = await stepOf(id, act).forbidden({ ...context, commandId: '' });
      if (refusal !== null) return { line, id, kind: 'problem', violation: refusal.violation };
    }
    return planned;
  });
  return { ...plan, lines };
};

/** The plan in which each line that this account may not write is a problem: what the write would be refused for. */
export const permittedMembers = (
  store: EventStore,
  vault: Vault,
  plan: Plan<MemberAct>,
  context: RegistryContext,
): Promise<Plan<MemberAct>> => permitted(plan, context, memberSteps(store, vault));

/** The same of a plan of clubs. */
export const permittedClubs = (
  store: EventStore,
  plan: Plan<ClubAct>,
  context: RegistryContext,
): Promise<Plan<ClubAct>> => permitted(plan, context, clubSteps(store));

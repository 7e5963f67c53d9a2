import type { Refusal } from '@arbitre/rules';
import type { ClubAct, MemberAct } from '@arbitre/rules/federation';
import { uuidV5 } from '../identity/uuid-v5';
import type { ImportContext } from '../import/contract';
import { inParallel } from '../import/in-parallel';
import type { EventStore } from '../store/contract';
import type { Vault } from '../vault/vault';
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

type Writes<Act> = (id: string, act: Act, context: CommandContext) => Promise<WriteOutcome>;

/** One step after the other. The id follows from where the stream has come to and what is done, and from nothing about a person. */
const writeLine = async <Act extends { readonly do: string }>(
  { line, id, ...planned }: PlannedLine<Act>,
  { actor, time }: ImportContext,
  write: Writes<Act>,
): Promise<Unwritten | null> => {
  if (!('steps' in planned)) return null;
  for (const [at, act] of planned.steps.entries()) {
    const expectedRevision = planned.revision + at;
    const commandId = uuidV5(NAMESPACE, `${id} ${expectedRevision} ${act.do}`);
    const outcome = await write(id, act, { commandId, actor, time, expectedRevision });
    if (outcome.kind === 'refused') return { line, id, violation: outcome.violation };
    if (outcome.kind === 'conflict') return { line, id };
  }
  return null;
};

const writePlan = async <Act extends { readonly do: string }>(
  { lines }: Plan<Act>,
  context: ImportContext,
  write: Writes<Act>,
): Promise<readonly Unwritten[]> => {
  const outcomes = await inParallel(lines, AT_ONCE, (line) => writeLine(line, context, write));
  return outcomes.filter((unwritten) => unwritten !== null);
};

/** Writes a plan that has no problem; what came in between somebody else's writes, which is not written. */
export const writeMembers = (
  store: EventStore,
  vault: Vault,
  plan: Plan<MemberAct>,
  context: ImportContext,
): Promise<readonly Unwritten[]> =>
  writePlan(plan, context, (licence, act, command) => {
    switch (act.do) {
      case 'register-member':
        return registerMember(store, vault, act, command);
      case 'correct-personal':
        return correctPersonal(store, vault, { licence, ...act }, command);
      case 'transfer-member':
        return transferMember(store, { licence, ...act }, command);
      case 'set-category':
        return setCategory(store, { licence, ...act }, command);
      case 'renew-licence':
        return renewLicence(store, { licence, ...act }, command);
      case 'leave-club':
      case 'erase-member':
        throw new Error(`No file asks for ${act.do}.`);
    }
  });

/** The same of a plan of clubs. */
export const writeClubs = (
  store: EventStore,
  plan: Plan<ClubAct>,
  context: ImportContext,
): Promise<readonly Unwritten[]> =>
  writePlan(plan, context, (club, act, command) => {
    switch (act.do) {
      case 'register-club':
        return registerClub(store, act, command);
      case 'rename-club':
        return renameClub(store, { club, ...act }, command);
      case 'move-club':
        return moveClub(store, { club, ...act }, command);
    }
  });

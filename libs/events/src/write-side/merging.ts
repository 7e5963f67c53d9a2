import { type Refusal } from '@arbitre/rules';
import type { Merging } from '@arbitre/rules/federation';
import { isUuid, uuidV5 } from '../identity/uuid-v5';
import type { CommandContext, WriteOutcome } from './contract';
import { refusedOutcome } from './decide-acts';

/** A part of a command in another stream: its id follows from the command's, so that it is never done twice. */
export const partOf = (
  { commandId, fingerprint: _f, expectedRevision: _r, ...context }: CommandContext,
  part: string,
): CommandContext => ({ ...context, commandId: isUuid(commandId) ? uuidV5(commandId, part) : commandId });

/** Whether a write is done, now or when it was sent before. */
export const isDone = ({ kind }: WriteOutcome): boolean => kind === 'committed' || kind === 'repeated';

/** The two numbers of a merge, as the streams of a kind tell them and are written. */
export type Numbers<State extends Merging> = {
  readonly read: (number: string) => Promise<{ readonly state: State | null; readonly revision: number }>;
  readonly missing: (number: string) => Refusal;
  readonly absorb: (into: string, alias: string, context: CommandContext) => Promise<WriteOutcome>;
  readonly release: (from: string, alias: string, context: CommandContext) => Promise<WriteOutcome>;
  readonly merge: (number: string, into: string, context: CommandContext) => Promise<WriteOutcome>;
  readonly undo: (number: string, context: CommandContext) => Promise<WriteOutcome>;
  /** Why the one may not be read as the other. */
  readonly refusal: (state: State, number: string, into: string) => Refusal | null;
};

/**
 * Has a number read as another. That one learns of it first: whoever reads it as the other is always among its aliases, so that
 * erasing forgets both. What is cut off between the two streams is finished by the same command.
 */
export const mergeNumbers = async <State extends Merging>(
  of: Numbers<State>,
  number: string,
  into: string,
  context: CommandContext,
): Promise<WriteOutcome> => {
  const [{ state, revision }, { state: other }] = [await of.read(number), await of.read(into)];
  if (state === null) return refusedOutcome(of.missing(number));
  if (other === null) return refusedOutcome(of.missing(into));
  if (state.mergedInto !== into) {
    // Nothing is written to the other before it is sure that this one will follow.
    const { expectedRevision: expected = revision } = context;
    if (expected !== revision) return { kind: 'conflict', expected, actual: revision };
    const refused = of.refusal(state, number, into);
    if (refused !== null) return refusedOutcome(refused);
  }
  if (!other.aliases.includes(number)) {
    const absorbed = await of.absorb(into, number, partOf(context, 'absorbed'));
    if (!isDone(absorbed)) return absorbed;
  }
  return of.merge(number, into, context);
};

/** Has a number stand for itself again. */
export const undoMerge = async <State extends Merging>(
  of: Numbers<State>,
  number: string,
  context: CommandContext,
): Promise<WriteOutcome> => {
  const { state } = await of.read(number);
  const into = state?.mergedInto ?? state?.undoneFrom ?? null;
  const undone = await of.undo(number, context);
  if (into !== null && isDone(undone)) await of.release(into, number, partOf(context, 'released'));
  return undone;
};

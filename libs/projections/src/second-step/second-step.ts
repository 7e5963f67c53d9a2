import type { ModelId, ReadModel, ReadModelChange, SecondStepId, Transaction } from '../projector';

/**
 * A model whose rows are computed from the rows of others. Whatever its rows say is found in `read`, so computing them again gives
 * the same rows.
 */
export interface SecondStep extends ReadModel<SecondStepId> {
  /** Models from whose rows it is computed: each change of rows there leaves a mark of that competition or stream. */
  readonly from: readonly ModelId[];
  /** Selects every source (a competition's id, a stream of the federation): those that `read` has, and those that its own rows were computed from. */
  readonly sources: string;
  /** SQL that has everything computed anew, where what was computed before is otherwise left as it is while nothing new counts. */
  readonly anew?: string;
  /** What has to be computed anew when these sources have changed. It is locked while that is done. */
  subjectsOf(tx: Transaction, sources: readonly string[]): Promise<readonly string[]>;
  /** Computes anew what these sources give, and the subjects that they belong to. Gives what readers may want to look at again. */
  compute(
    tx: Transaction,
    sources: readonly string[],
    subjects: readonly string[],
  ): Promise<readonly ReadModelChange[]>;
}

import { BEFORE_ALL } from '../batch/batch';
import type { ModelId, ReadModelChange, Transaction } from '../projector';
import type { SecondStep } from './second-step';
import { secondSteps } from './second-steps';

/**
 * Advisory lock that every transaction shares which changes rows of first-step models. Whoever begins a generation of a second-step
 * model holds it alone: no row changes without a mark for that generation.
 */
export const ROWS_LOCK = 762_005;

/** The second-step models that are computed from a model. */
const dependOn = (model: string): readonly string[] =>
  secondSteps.filter(({ from }) => from.includes(model)).map((step) => step.model);

/** Leaves a mark of every changed competition or stream, for every generation that is shown or being built. */
export const mark = async (tx: Transaction, changes: readonly ReadModelChange[]): Promise<void> => {
  const marks = changes.flatMap(({ model, competition, source = competition, position }) =>
    source === undefined
      ? []
      : dependOn(model).map((step) => ({ step, source, position: position.toString() })),
  );
  if (marks.length === 0) return;
  await tx.run(
    `INSERT INTO projection.mark (generation, source, position)
     SELECT g.id, m.source, m.position
       FROM unnest($1::text[], $2::text[], $3::bigint[]) AS m (step, source, position)
       JOIN projection.generation g ON g.model = m.step AND g.state IN ('live', 'building')`,
    [marks.map(({ step }) => step), marks.map(({ source }) => source), marks.map(({ position }) => position)],
  );
};

/** Marks every source of a generation: before all positions, so that whoever waits for any waits for it. */
export const markAll = async (
  tx: Transaction,
  { id, schema }: { readonly id: number; readonly schema: string },
  { sources, anew }: Pick<SecondStep, 'sources' | 'anew'>,
): Promise<void> => {
  await tx.run(`SELECT set_config('search_path', $1, true)`, [schema]);
  if (anew !== undefined) await tx.run(anew);
  await tx.run(
    `INSERT INTO projection.mark (generation, source, position) SELECT $1, source, $2 FROM (${sources}) AS all_of (source)`,
    [id, BEFORE_ALL.toString()],
  );
};

/** All rows of a first-step model may be others than before: marks everything that is computed from it. */
export const markEverything = async (tx: Transaction, model: ModelId): Promise<void> => {
  for (const step of secondSteps.filter(({ from }) => from.includes(model))) {
    const generations = await tx.rows<{ id: number; schema: string }>(
      `SELECT id, schema FROM projection.generation WHERE model = $1 AND state IN ('live', 'building')`,
      [step.model],
    );
    for (const generation of generations) await markAll(tx, generation, step);
  }
};

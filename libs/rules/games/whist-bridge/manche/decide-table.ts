import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { LEAST_AT_TABLE, MOST_AT_TABLE } from '../seats';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import { entriesProblem, mancheProblem } from './decide-draw';
import { type At, drawnIn, type MancheState, type Table, tableAt, tablesIn } from './state';

export type Named = { readonly ok: true; readonly own: Table } | Refusal;

/** The table that an act names. */
export const namedTable = (state: MancheState, at: At): Named => {
  const own = tableAt(state, at);
  return own === undefined
    ? refuse('unknown-table', { manche: at.manche, table: at.table })
    : { ok: true, own };
};

/** The table that an act names, while its manche goes on. */
export const openTable = (state: MancheState, at: At): Named => {
  const named = namedTable(state, at);
  if (!named.ok) return named;
  const { closed, manche, table } = named.own;
  return closed === null ? named : refuse('manche-closed', { manche, table });
};

export const strangerProblem = ({ players, table }: Table, entries: readonly string[]): Refusal | null => {
  const entry = entries.find((each) => !players.includes(each));
  return entry === undefined ? null : refuse('not-at-table', { entry, table });
};

/** Who sits at another table of the manche, or was drawn to one. */
const elsewhereProblem = (
  state: MancheState,
  { manche, table }: At,
  players: readonly string[],
): Refusal | null => {
  const others = [...tablesIn(state, manche), ...drawnIn(state, manche)].filter(
    (each) => each.table !== table,
  );
  for (const other of others) {
    const entry = players.find((each) => other.players.includes(each));
    if (entry !== undefined) return refuse('drawn-elsewhere', { entry, table: other.table });
  }
  return null;
};

/** WB-3.f, WB-16.b: four or five, everybody once; until its first deal is announced a table may be configured again. */
export const decideConfigure: Decide<'configure-table'> = (state, act) => {
  const { manche, table, players, encoder, firstDealer } = act;
  const before = tableAt(state, act);
  if (before !== undefined && (before.contract !== null || before.valid.length > 0))
    return refuse('table-begun', { manche, table });
  const count = players.length;
  if (count < LEAST_AT_TABLE || count > MOST_AT_TABLE) return refused('WB-16.b', { table, players: count });
  const problem =
    mancheProblem(state, manche) ?? entriesProblem(state, players) ?? elsewhereProblem(state, act, players);
  if (problem !== null) return problem;
  // WB-3.b.
  if (encoder !== undefined && !players.includes(encoder))
    return refused('WB-3.b', { table, entry: encoder });
  if (firstDealer !== undefined && firstDealer > count)
    return refused('WB-4.a', { table, dealer: firstDealer, players: count });
  return accepted({
    type: 'TableConfigured',
    data: {
      ...{ manche, table, players },
      ...(encoder === undefined ? {} : { encoder }),
      ...(firstDealer === undefined ? {} : { firstDealer }),
    },
  });
};

/** WB-3.b: whoever sits at the table, whatever his place. */
export const decideEncoder: Decide<'assign-encoder'> = (state, { manche, table, entry }) => {
  const named = openTable(state, { manche, table });
  if (!named.ok) return named;
  return named.own.players.includes(entry)
    ? accepted({ type: 'EncoderAssigned', data: { manche, table, entry } })
    : refused('WB-3.b', { table, entry });
};

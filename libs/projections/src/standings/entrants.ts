import type { Award, Entry } from '@arbitre/rules';
import type { Transaction } from '../projector';
import { selectFrom } from '../table/reader';
import { entrantTable } from './tables';

const entrants = selectFrom(
  entrantTable,
  ['id', 'entry', 'withdrawn', 'struck'],
  'WHERE competition = $1 ORDER BY id',
);

/**
 * Who left before the first deal is not ranked; who played stays, because others were compared with them, unless the entry was struck.
 * @param turned an entry that is taken as struck where its results stand, and the other way round
 */
export const rankedEntriesOf = async (
  tx: Transaction,
  competition: string,
  given: readonly Pick<Award, 'entry'>[],
  turned: string | null = null,
): Promise<readonly Entry[]> => {
  const entered = await entrants(tx, [competition]);
  const played = new Set(given.map(({ entry }) => entry));
  return entered
    .filter(({ id, withdrawn, struck }) =>
      id === turned ? struck && played.has(id) : !struck && (!withdrawn || played.has(id)),
    )
    .map(({ entry }) => entry);
};

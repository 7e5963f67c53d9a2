import { refused } from '@arbitre/rules/kernel/decider';
import { dealsCommitment } from '../../hands/dealt-by-seed';
import { upTo } from '../../movement/movement';
import { refuse } from '../../refusals';
import type { Decide } from '../acts';
import { event } from '../decide-seats';
import type { EveningState } from '../state';
import { isPlayed, tablesOf } from '../tables';

/** BD-L6E-GAP-1: before anybody sees a card of theirs, and once. */
export const decideCommitDeals: Decide<'commit-deals'> = ({ round, prepared }, { commitment }) => {
  if (round > 0) return refused('BD-L6E-GAP-1', { round });
  return prepared.commitment === null ? event('DealsCommitted', { commitment }) : refuse('deals-committed');
};

/** Tables at which boards are still to be played. */
export const openTables = (state: EveningState): readonly number[] => {
  const tables = upTo(state.setup.rounds).flatMap((at) =>
    tablesOf(state, at + 1)
      .filter(isPlayed)
      .map(({ table }) => table),
  );
  return [...new Set(tables)].filter((table) => !state.ended.includes(table));
};

/** With the seed anybody knows every card: it is told when nobody plays any more. */
export const decideRevealDeals: Decide<'reveal-deals'> = (state, { seed }) => {
  const { commitment, seed: told } = state.prepared;
  if (commitment === null) return refuse('no-deals-committed');
  if (told !== null) return refuse('deals-revealed');
  if (dealsCommitment(seed) !== commitment) return refuse('another-seed');
  const open = openTables(state);
  return open.length > 0
    ? refused('BD-L6E-GAP-1', { tables: open.map(String) })
    : event('DealsRevealed', { seed });
};

/** BD-L6F: a copy has the hands and the marks of the one that is registered; otherwise it is kept from the tables. */
export const decideCopy: Decide<'register-copy'> = ({ prepared }, { board, copy, fingerprint, pack }) => {
  const copies = prepared.copies.filter((each) => each.board === board);
  if (copies.some((each) => each.copy === copy)) return refuse('copy-registered', { board, copy });
  if (pack !== undefined && prepared.unfit.includes(pack)) return refused('BD-L1BC', { pack, board, copy });
  const [first] = copies;
  return first === undefined || first.fingerprint === fingerprint
    ? event('CopyRegistered', { board, copy, fingerprint, ...(pack === undefined ? {} : { pack }) })
    : refused('BD-L6F', { board, copy, of: first.copy });
};

/** BD-L1BC: a pack that can be told from its backs is withdrawn until it is found fit. */
export const decidePack: Decide<'check-pack'> = (_, { pack, fit, reason }) =>
  event('PackChecked', { pack, fit, ...(reason === undefined ? {} : { reason }) });

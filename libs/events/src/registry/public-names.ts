import { type Personal, publicName } from '@arbitre/rules/federation';
import { inParallel } from '../import/in-parallel';
import type { EventStore } from '../store/contract';
import type { Vault } from '../vault/vault';
import { loadMember, memberSubject } from '../write-side/members';

/** So many streams of persons are read at once. */
const AT_ONCE = 8;

/**
 * What everybody reads of those persons, by the ids that entries have, as the log tells it now: for whatever leaves the
 * installation. Who is erased, or was never there, is not among them.
 */
export const publicNames = async (
  store: EventStore,
  vault: Vault,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const known = await inParallel([...new Set(ids)], AT_ONCE, async (id) => {
    const named = await loadMember(store, id);
    const licence = named?.mergedInto ?? id;
    const state = licence === id ? named : await loadMember(store, licence);
    return state === null || state.erased ? [] : [{ id, licence, state }];
  });
  const persons = known.flat();
  const opened = await vault.openAll<Personal>(
    persons.map(({ licence, state: { personal } }) => ({ subject: memberSubject(licence), personal })),
  );
  return new Map(
    persons.flatMap(({ id, licence, state: { privacy } }, at) => {
      const who = opened[at] ?? null;
      return who === null ? [] : [[id, publicName({ privacy, licence }, who)] as const];
    }),
  );
};

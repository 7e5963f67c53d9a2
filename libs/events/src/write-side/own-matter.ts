import type { Refusal } from '@arbitre/rules';
import { type Grant, type Grants, ownMatter, type Scope } from '@arbitre/rules/federation';
import type { EventStore } from '../store/contract';
import { dayOf } from './authority';
import { clubNumbers } from './clubs';
import { loadCompetition } from './competition';
import type { CommandContext } from './contract';
import { memberNumbers } from './members';

/** Why the actor does not judge what is about these entries of a competition; null where he may. */
export type OwnMatter = (entries: readonly string[]) => Refusal | null;

const NOBODYS: OwnMatter = () => null;

const OWN: readonly Scope['kind'][] = ['entry', 'club', 'member'];

/** The member that an account is tied to stands for every number of the same person, and a club for every number of its own. */
export const grantsByNumber = async (store: EventStore, grants: Grants): Promise<Grants> =>
  (
    await Promise.all(
      grants.map(async (grant) => {
        const { kind } = grant.scope;
        if (kind !== 'member' && kind !== 'club') return [grant];
        const numbersOf = kind === 'member' ? memberNumbers : clubNumbers;
        const numbers = await numbersOf(store, grant.scope.of);
        return numbers.map((of): Grant => ({ ...grant, scope: { kind, of } }));
      }),
    )
  ).flat();

/** Nobody judges a matter of his own entry or club, or of an entry in which he plays. The competition is read where he has either. */
export const ownMatterOf = async (
  store: EventStore,
  competition: string,
  context: CommandContext,
): Promise<OwnMatter> => {
  const held = context.grants ?? [];
  if (!held.some(({ scope }) => OWN.includes(scope.kind))) return NOBODYS;
  const grants = await grantsByNumber(store, held);
  const registered = (await loadCompetition(store, competition))?.entries;
  return (entries) => {
    const parties = entries.flatMap((entry) => {
      const known = registered?.get(entry);
      const { club = null, members = [] } = known?.entry ?? {};
      // Whoever is of the word that it said before is of the club.
      const clubs = known?.clubWord === undefined ? [club] : [club, known.clubWord];
      return clubs.map((each) => ({ competition, entry, club: each, members }));
    });
    return ownMatter(grants, parties, dayOf(context));
  };
};

import type { EntryOfPlayers, Player } from '@arbitre/events';
import type { Entry } from '@arbitre/rules';
import { plainWord } from '@arbitre/rules/federation';
import { type Seeded, seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { DrawnFederation, DrawnMember } from './draw';
import { inventedNames } from './invented-names';

const PERSONS: Readonly<Record<Entry['kind'], number>> = { player: 1, pair: 2, team: 4 };
/** One entry of so many has a guest among its persons. */
const WITH_GUEST = 9;

/** The members of a club who have not been taken yet. */
type Bench = {
  readonly club: string;
  readonly name: string;
  readonly region: string;
  readonly members: DrawnMember[];
};

const benchesOf = ({ clubs, members, merges }: DrawnFederation, random: Seeded): readonly Bench[] => {
  const merged = new Set(merges.map(({ licence }) => licence));
  return clubs.map(({ number, name, region }) => {
    const own = members.filter(({ club, licence }) => club === number && !merged.has(licence));
    return { club: number, name, region, members: [...shuffled(own, random)] };
  });
};

/** Entries of a competition with who plays for them, and their clubs. */
export type Cast = (
  competition: { readonly id: string; readonly region: string },
  entries: readonly Entry[],
) => readonly EntryOfPlayers[];

const seedOf = (id: string): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 0);

/**
 * Casts the entries of a demo competition from the clubs of its region, one club after the other, and from the others where
 * these have nobody left; a few have a guest. Nobody plays for two; an entry for whom nobody is left keeps its number.
 */
export const castOf =
  (federation: DrawnFederation): Cast =>
  ({ id, region }, entries) => {
    const seed = seedOf(id);
    const all = benchesOf(federation, seeded(seed));
    const own = all.filter((bench) => bench.region === plainWord(region));
    const guest = inventedNames(seeded(seed));
    return entries.map((entry, at): EntryOfPlayers => {
      const wanted = PERSONS[entry.kind];
      const next = at % Math.max(1, own.length);
      const turn = [...own.slice(next), ...own.slice(0, next), ...all];
      const bench = turn.find(({ members }) => members.length >= wanted);
      if (bench === undefined) return { ...entry, members: [] };
      const players: Player[] = bench.members.splice(0, wanted).map(({ licence }) => ({ licence }));
      if (at % WITH_GUEST === WITH_GUEST - 1) players.splice(-1, 1, guest());
      const label = entry.kind === 'team' ? { label: `${bench.name} ${entry.number}` } : {};
      return { ...entry, ...label, club: bench.club, members: players };
    });
  };

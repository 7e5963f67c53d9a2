import { type Entry, PERSONS_OF } from '@arbitre/rules';
import type { EntryOfPlayers, GuestName } from '../write-side/contract';
import { guestProblem } from '../write-side/members';

/** By the id of an entry who a file says plays: names, or one text of all of them. */
export type NamesOfFile = ReadonlyMap<string, readonly string[]>;

/** `Ours – Loup` is two, each of one name: which part of it is the family's no file says. */
const guestsIn = (displayed: string): readonly GuestName[] =>
  displayed
    .split(/\s+[-–—/&]\s+/u)
    .map((familyName) => familyName.trim())
    .filter((familyName) => familyName !== '')
    .map((familyName) => ({ familyName }));

/** Where an entry's names cannot be those of persons: too many for it, or one that is no name. */
const isTaken = (kind: Entry['kind'], guests: readonly GuestName[]): boolean => {
  const [least, most] = PERSONS_OF[kind];
  return (
    guests.length >= least &&
    guests.length <= most &&
    guests.every((guest) => guestProblem({ guest: TRIAL, ...guest }) === null)
  );
};

/** Any id that a guest may have. */
const TRIAL = `g${'0'.repeat(24)}`;

/**
 * Entries with guests for those whom the file names. `unnamed`: entries whose names were not taken; they keep their numbers. One
 * name is one guest within an entry; whoever is named in two is two, since nobody plays for both.
 */
export const withGuests = (
  entries: readonly Entry[],
  names: NamesOfFile,
): { readonly entries: readonly EntryOfPlayers[]; readonly unnamed: readonly string[] } => {
  const unnamed: string[] = [];
  const named = entries.map((entry): EntryOfPlayers => {
    const guests = (names.get(entry.id) ?? []).flatMap(guestsIn);
    if (guests.length === 0 || entry.members.length > 0)
      return { ...entry, members: entry.members.map((licence) => ({ licence })) };
    if (isTaken(entry.kind, guests)) return { ...entry, members: guests };
    unnamed.push(entry.id);
    return { ...entry, members: [] };
  });
  return { entries: named, unnamed };
};

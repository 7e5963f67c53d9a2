import { integer } from '../declare/values';
import type { EntryState } from './state';

/** Entries that play; whoever is registered later waits, in the order of registration. */
export const places = integer(1, 9_999, 'Entries that play; later ones wait for a place');

type Entries = ReadonlyMap<string, EntryState>;

const isPlaying = ({ withdrawn, waiting }: EntryState): boolean => !withdrawn && !waiting;

/** Places that are free; null: no limit. */
export const freePlaces = (entries: Entries, limit: number | undefined): number | null =>
  limit === undefined ? null : Math.max(0, limit - [...entries.values()].filter(isPlaying).length);

/** Those whose turn it is when so many places are free; null: as many as wait. */
export const nextToAdmit = (entries: Entries, free: number | null): readonly string[] =>
  [...entries.values()]
    .filter(({ withdrawn, waiting }) => !withdrawn && waiting)
    .slice(0, free ?? undefined)
    .map(({ entry }) => entry.id);

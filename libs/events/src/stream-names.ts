import { streams, type StreamName } from './stream-kinds';

/** A competition id has no dot. */
export const competitionStream = (competition: string): StreamName =>
  streams.name('competition', competition);

/** `deal` is the whole deal id, `<competition>.<session>-<round>-<table>-<board>`. */
export const dealStream = (deal: string): StreamName => streams.name('deal', deal);

/** The natural key of a deal: one play of one board at one table. Playing it twice is a conflict, not a second deal. */
export const dealId = (
  competition: string,
  place: { readonly session: number; readonly round: number; readonly table: string; readonly board: number },
): string => `${competition}.s${place.session}-r${place.round}-t${place.table}-b${place.board}`;

/** The natural key of a session: its competition and its number in it, from 1. */
export const sessionId = (competition: string, number: number): string => `${competition}.s${number}`;

/** `session` is the whole session id, `<competition>.s<number>`. */
export const sessionStream = (session: string): StreamName => streams.name('session', session);

/** The competition that a stream belongs to, or null for a stream of another kind. */
export const competitionOf = (stream: string): string | null => streams.keyOf(stream, 'competition');

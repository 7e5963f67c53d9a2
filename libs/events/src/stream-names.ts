/**
 * Stream names carry what routing needs, so that nobody has to open an event to know where it belongs:
 * `competition-<competition>`, `deal-<competition>.<deal>` and `session-<competition>.s<number>`. A competition id has no
 * dot.
 */
export type StreamName =
  `competition-${string}` | `deal-${string}.${string}` | `session-${string}.s${number}`;

export const competitionStream = (competition: string): StreamName => `competition-${competition}`;

/** `deal` is the whole deal id, `<competition>.<session>-<round>-<table>-<board>`. */
export const dealStream = (deal: string): StreamName => `deal-${deal}` as StreamName;

/** The natural key of a deal: one play of one board at one table. Playing it twice is a conflict, not a second deal. */
export const dealId = (
  competition: string,
  place: { readonly session: number; readonly round: number; readonly table: string; readonly board: number },
): string => `${competition}.s${place.session}-r${place.round}-t${place.table}-b${place.board}`;

/** The natural key of a session: its competition and its number in it, from 1. */
export const sessionId = (competition: string, number: number): string => `${competition}.s${number}`;

/** `session` is the whole session id, `<competition>.s<number>`. */
export const sessionStream = (session: string): StreamName => `session-${session}` as StreamName;

/** The competition that a stream belongs to, or null for a stream of another kind (system streams, seasons). */
export const competitionOf = (stream: string): string | null => {
  const dash = stream.indexOf('-');
  const [kind, rest] = [stream.slice(0, dash), stream.slice(dash + 1)];
  if (kind === 'competition') return rest;
  if (kind !== 'deal' && kind !== 'session') return null;
  const dot = rest.indexOf('.');
  return dot < 0 ? null : rest.slice(0, dot);
};

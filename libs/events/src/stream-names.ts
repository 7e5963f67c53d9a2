/**
 * Stream names carry what routing needs, so that nobody has to open an event to know where it belongs:
 * `competition-<competition>` and `deal-<competition>.<deal>`. A competition id has no dot.
 */
export type StreamName = `competition-${string}` | `deal-${string}.${string}`;

export const competitionStream = (competition: string): StreamName => `competition-${competition}`;

/** `deal` is the whole deal id, `<competition>.<session>-<round>-<table>-<board>`. */
export const dealStream = (deal: string): StreamName => `deal-${deal}` as StreamName;

/** The natural key of a deal: one play of one board at one table. Playing it twice is a conflict, not a second deal. */
export const dealId = (
  competition: string,
  place: { readonly session: number; readonly round: number; readonly table: string; readonly board: number },
): string => `${competition}.s${place.session}-r${place.round}-t${place.table}-b${place.board}`;

/** The competition that a stream belongs to, or null for a stream of another kind (system streams, seasons). */
export const competitionOf = (stream: string): string | null => {
  if (stream.startsWith('competition-')) return stream.slice('competition-'.length);
  if (!stream.startsWith('deal-')) return null;
  const dot = stream.indexOf('.');
  return dot < 0 ? null : stream.slice('deal-'.length, dot);
};

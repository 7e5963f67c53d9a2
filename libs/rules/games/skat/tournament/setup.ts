import { invalidField, isRecord, quoted, type Refusal, text } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import type { SetupReading } from '@arbitre/rules/kernel/game';

/** SKWO-1.1.a: who may hold a tournament. */
export type OrganiserKind = 'association' | 'club' | 'individual';
const ORGANISERS: readonly OrganiserKind[] = ['association', 'club', 'individual'];

/** What a tournament is opened with; everything else stands in its notice. Officials by the ids that actors have. */
export type TournamentSetup = {
  readonly organiser: OrganiserKind;
  /** The persons who run the event (SKWO-2.3); they may decide disputes too (SKWO-7.3-GAP-2). */
  readonly direction: readonly string[];
  readonly referees: readonly string[];
  /** Open to everybody, or to a circle: an association, a qualification, a final (SKWO-1.4). */
  readonly access: { readonly kind: 'open' } | { readonly kind: 'closed'; readonly circle: string };
  /**
   * A club evening: its lists are under the rules of the game alone, so that players join and stop between two rounds
   * (SKAT-3.1.2.a, SKAT-4.5.9.a). A tournament's seats are kept for the series and its lists played to their end.
   */
  readonly evening: boolean;
  /** Whether teams are ranked beside individuals (SKWO-1.5). */
  readonly teams: boolean;
};

const NAME = text(80);

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 100 && value.every((name) => NAME.accepts(name));

const readAccess = (given: unknown): TournamentSetup['access'] | null => {
  if (given === undefined) return { kind: 'open' };
  if (!isRecord(given)) return null;
  if (given.kind === 'open') return { kind: 'open' };
  return given.kind === 'closed' && NAME.accepts(given.circle)
    ? { kind: 'closed', circle: String(given.circle) }
    : null;
};

/** The setup from plain JSON; a tournament without a named direction is not opened (SKWO-2.3). */
export const readSetup = (given: Readonly<Record<string, unknown>>): SetupReading<TournamentSetup> => {
  const { organiser = 'club', direction = [], referees = [], teams = false, evening = false } = given;
  const wrong = (field: string, expected: string): Refusal => invalidField(field, given[field], expected);
  const kind = ORGANISERS.find((each) => each === organiser);
  if (kind === undefined) return refused('SKWO-1.1.a', { organiser: quoted(organiser) });
  if (!isNames(direction)) return wrong('direction', 'a list of names');
  if (!isNames(referees)) return wrong('referees', 'a list of names');
  if (direction.length === 0) return refused('SKWO-2.3', { missing: ['direction'] });
  if (typeof teams !== 'boolean') return wrong('teams', 'true or false');
  if (typeof evening !== 'boolean') return wrong('evening', 'true or false');
  const access = readAccess(given.access);
  if (access === null) return wrong('access', '{"kind":"open"} or {"kind":"closed","circle":"…"}');
  return { ok: true, setup: { organiser: kind, direction, referees, access, teams, evening } };
};

/** SKAT-DEF-6, SKWO-3.2.a: who decides disputes. */
export const isOfficial = ({ direction, referees }: TournamentSetup, person: string): boolean =>
  direction.includes(person) || referees.includes(person);

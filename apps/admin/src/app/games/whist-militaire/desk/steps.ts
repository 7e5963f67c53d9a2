import { personAt } from '@arbitre/rules/kernel/declare/person';
import type { TournamentView } from '@arbitre/rules/whist-militaire';
import type { SessionAct } from '../../../sessions/session-context';

const DEALS = 4;
const SEATS = ['N', 'E', 'S', 'W'] as const;

/** What the page of a tournament may send now, as its rules say it (`offers`). */
export type OfferingView = TournamentView & { readonly offers?: readonly string[] };

export const offers = ({ offers: names = [] }: OfferingView, act: string): boolean => names.includes(act);

type Hall = Pick<TournamentView, 'announced' | 'games' | 'seated' | 'teams' | 'substitutes'>;

const announcedGame = ({ games, announced }: Pick<Hall, 'games' | 'announced'>) =>
  games.find(({ game }) => game === announced);

/** Tables of the announced game that lack a box; two disqualified teams hold up nobody (WM-R4-GAP-2). */
export const stillPlaying = (view: Hall): readonly string[] => {
  const out = new Set(view.teams.filter(({ disqualified }) => disqualified !== null).map(({ team }) => team));
  const game = announcedGame(view);
  return (game?.encounters ?? [])
    .filter(({ a, b }) => !(out.has(a) && out.has(b)))
    .flatMap(({ a, b }) => [a, b])
    .filter((table) => (game?.boxes.filter((box) => box.table === table).length ?? 0) < DEALS);
};

export type Sitting = { readonly table: string; readonly acts: readonly SessionAct[] };

/** WM-1.5: tables of the announced game where somebody has not taken the seat of the printed order yet. */
export const toSit = (view: Hall): readonly Sitting[] => {
  const game = announcedGame(view);
  const playing = new Set(stillPlaying(view));
  return Object.entries(game?.seats ?? {}).flatMap(([table, seats]) => {
    if (!playing.has(table)) return [];
    const acts = SEATS.filter((seat) => !view.seated.includes(seats[seat])).map((seat): SessionAct => ({
      ...{ do: 'take-seat', player: seats[seat], game: game?.game, table, seat },
    }));
    return acts.length === 0 ? [] : [{ table, acts }];
  });
};

/** Everybody of a team who plays: the captain first, substitutes in the places of who is absent. */
export const playersOf = (
  { captain, players }: Pick<TournamentView['teams'][number], 'captain' | 'players'>,
  substitutes: TournamentView['substitutes'] = {},
): readonly string[] => [captain, ...players].map((player) => substitutes[player] ?? player);

/** WM-1.1: a team of an entry by the first four of its persons, the captain first. */
export const teamInOrder = (team: string): SessionAct => {
  const players = [1, 2, 3, 4].map((place) => personAt(team, place));
  return { do: 'enter-team', team, captain: players[0], players };
};

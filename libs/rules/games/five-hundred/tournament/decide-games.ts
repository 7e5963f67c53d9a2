import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import { drawTeams, fiveHundredLotCommitment } from './draw';
import {
  drawing,
  isOver,
  sideOfTeam,
  type Table,
  tableAt,
  tablesIn,
  tiedSeats,
  type TournamentState,
} from './state';

export const decideCommit: Decide<'commit-lot'> = (state, { commitment }) =>
  state.drawn === null ? accepted({ type: 'LotCommitted', data: { commitment } }) : refuse('teams-drawn');

const lotProblem = ({ commitment }: TournamentState, seed: string): Refusal | null => {
  if (commitment === null) return refuse('no-lot-committed');
  return fiveHundredLotCommitment(seed) === commitment ? null : refuse('another-seed');
};

const teamsProblem = (state: TournamentState, teams: readonly string[]): Refusal | null => {
  const twice = teams.find((team, at) => teams.indexOf(team) < at);
  if (twice !== undefined) return refuse('named-twice', { entry: twice });
  const out = teams.find((team) => state.disqualified.has(team));
  return out === undefined ? null : refused('C500-9.6', { entry: out, disqualified: true });
};

/** Who meets whom in every game, by the seed that was committed to. */
export const decideDraw: Decide<'draw-teams'> = (state, { seed, teams }) => {
  if (state.drawn !== null) return refuse('teams-drawn');
  const problem = lotProblem(state, seed) ?? teamsProblem(state, teams);
  return (
    problem ??
    accepted({
      type: 'TeamsDrawn',
      data: { seed, teams, games: drawTeams(seed, teams, state.setup.games) },
    })
  );
};

/** Tables of the game that was called last where it is still played. A disqualified team holds up nobody. */
export const stillPlaying = (state: TournamentState): readonly string[] =>
  tablesIn(state, state.called)
    .filter((own) => !isOver(own) && ![own.NS, own.EW].some((team) => state.disqualified.has(team)))
    .map(({ table }) => table);

/** A game is called once the one before is over at every table. */
export const decideCall: Decide<'call-game'> = (state, { game }) => {
  if (state.drawn === null) return refuse('teams-not-drawn');
  const { games } = state.setup;
  if (state.called === games) return refuse('all-games-called', { games });
  if (game !== state.called + 1)
    return refuse('game-not-called', { game: Math.min(game - 1, state.called + 1) });
  const tables = stillPlaying(state);
  return tables.length > 0
    ? refuse('tables-still-play', { game: state.called, tables })
    : accepted({ type: 'GameCalled', data: { game } });
};

type At = { readonly game: number; readonly table: string };
type Named = { readonly ok: true; readonly own: Table } | Refusal;

/** The table that an act names. */
export const namedTable = (state: TournamentState, { game, table }: At): Named => {
  const own = tableAt(state, game, table);
  if (own !== undefined) return { ok: true, own };
  const exists = state.drawn?.games
    .find((each) => each.game === game)
    ?.tables.some((each) => each.table === table);
  return exists === true ? refuse('game-not-called', { game }) : refuse('unknown-table', { game, table });
};

/** The table that an act names, where the game goes on. */
export const openTable = (state: TournamentState, at: At): Named => {
  const named = namedTable(state, at);
  if (!named.ok || !isOver(named.own)) return named;
  const { game, table } = named.own;
  return refuse('game-over', { game, table });
};

/** C500-2.1 to C500-2.3: the lowest card deals; equals draw again. */
export const decideDealer: Decide<'draw-dealer'> = (state, { game, table, cards }) => {
  const named = openTable(state, { game, table });
  if (!named.ok) return named;
  const { own } = named;
  if (own.dealer !== null) return refuse('dealer-drawn', { table, dealer: own.dealer });
  const drawn = SEATS.filter((seat) => cards[seat] !== undefined);
  const seats = drawing(own);
  if (drawn.length !== seats.length || seats.some((seat) => !drawn.includes(seat)))
    return refuse('others-draw', { seats, table });
  const texts = drawn.map((seat) => cards[seat] ?? '');
  const twice = texts.find((card, at) => texts.indexOf(card) < at);
  if (twice !== undefined) return refused('C500-0.3', { card: twice, seats });
  const [dealer = null, ...others] = tiedSeats(cards);
  return accepted({
    type: 'DealerDrawn',
    data: { game, table, cards, dealer: others.length === 0 ? dealer : null },
  });
};

/** What cannot be played any more is left out; what was initialled counts. */
export const decideAbandon: Decide<'abandon-game'> = (state, { game, table, reason }) => {
  const named = openTable(state, { game, table });
  return named.ok ? accepted({ type: 'GameAbandoned', data: { game, table, reason } }) : named;
};

/** A team that is not there: the booklet names no score, the arbiter does (C500-9.1, C500-9.3). */
export const decideForfeit: Decide<'forfeit-game'> = (state, { game, table, team, points, reason }) => {
  const named = openTable(state, { game, table });
  if (!named.ok) return named;
  return sideOfTeam(named.own, team) === null
    ? refuse('not-at-table', { entry: team, table })
    : accepted({ type: 'GameForfeited', data: { game, table, team, points, reason } });
};

import { LADDER_GAMES, type GameCode, type LadderGame } from './ladder-games';

/** From the lowest to the highest: the suit parts equal games (WB-6.e). */
export const SUITS_UPWARD = ['S', 'C', 'D', 'H'] as const;
export type Suit = (typeof SUITS_UPWARD)[number];

/** What a table plays when everybody has passed (WB-4.f); nobody announces it, so that it is no rung. */
export const DAMES = 'DAMES';

/** An announcement: its game, and its suit where it has one; an abundance may keep it back (WB-9.c). */
export type Announcement = { readonly game: GameCode; readonly suit: Suit | null };

/** Where the trou stands: other clubs have it above A9 (WB-5-GAP-1). */
export const TROU_RANKS = ['below-a9', 'above-a9'] as const;
export type TrouRank = (typeof TROU_RANKS)[number];

const BY_CODE: ReadonlyMap<string, LadderGame> = new Map(LADDER_GAMES.map((game) => [game.code, game]));

/** What a game is; every code of the ladder has one. */
export const gameOf = (code: GameCode): LadderGame => {
  const game = BY_CODE.get(code);
  if (game === undefined) throw new RangeError(`No game ${code}`);
  return game;
};

export const isGameCode = (code: unknown): code is GameCode => typeof code === 'string' && BY_CODE.has(code);

/** The rank of a game, 1 for the lowest, under a club's place of the trou. */
export const rankOf = (code: GameCode, trou: TrouRank = 'below-a9'): number => {
  if (trou === 'above-a9') {
    if (code === 'TR') return gameOf('A9').rank;
    if (code === 'A9') return gameOf('TR').rank;
  }
  return gameOf(code).rank;
};

const suitRank = (suit: Suit | null): number => (suit === null ? 0 : SUITS_UPWARD.indexOf(suit));

/** Where it stands on the ladder: by its game, then by its suit; a suit that is kept back counts as the lowest. */
const heightOf = ({ game, suit }: Announcement, trou?: TrouRank): number =>
  rankOf(game, trou) * SUITS_UPWARD.length + suitRank(suit);

/** Negative where `a` is lower, positive where it is higher, 0 for the same rung. */
export const compareAnnouncements = (a: Announcement, b: Announcement, trou?: TrouRank): number =>
  heightOf(a, trou) - heightOf(b, trou);

/** Whether an announcement overcalls what stands. */
export const outranks = (a: Announcement, standing: Announcement | null, trou?: TrouRank): boolean =>
  standing === null || compareAnnouncements(a, standing, trou) > 0;

/** Every announcement from the lowest to the highest (WB-6-GAP-1): 60 rungs. */
export const rungs = (trou?: TrouRank): readonly Announcement[] =>
  LADDER_GAMES.flatMap(({ code, suited }): readonly Announcement[] =>
    suited ? SUITS_UPWARD.map((suit) => ({ game: code, suit })) : [{ game: code, suit: null }],
  ).toSorted((a, b) => compareAnnouncements(a, b, trou));

/** Its notation: `E8-H`, `PM`, `PCSA`. */
export const announcementNotation = ({ game, suit }: Announcement): string =>
  suit === null ? game : `${game}-${suit}`;

/** Every game as a sheet may show it: in each of its suits, and without where the suit was left out. */
export const CONTRACTS: readonly Announcement[] = LADDER_GAMES.flatMap(({ code, suited }) =>
  [null, ...(suited ? SUITS_UPWARD : [])].map((suit) => ({ game: code, suit })),
);

const EMBALLAGES = LADDER_GAMES.filter(({ kind }) => kind === 'emballage');
const SEULS = LADDER_GAMES.filter(({ kind }) => kind === 'seul');

/** Of games whose rank is the same in every club. */
const lowest = (
  games: readonly LadderGame[],
  suit: Suit,
  standing: Announcement | null,
  trou?: TrouRank,
): LadderGame | null => {
  if (standing === null) return games[0] ?? null;
  const height = heightOf(standing, trou) - suitRank(suit);
  for (const game of games) if (game.rank * SUITS_UPWARD.length > height) return game;
  return null;
};

/** The lowest emballage in a suit above what stands, E8 to E13 (WB-7-GAP-6, WB-8); null where none is. */
export const lowestEmballage = (
  suit: Suit,
  standing: Announcement | null,
  trou?: TrouRank,
): GameCode | null => lowest(EMBALLAGES, suit, standing, trou)?.code ?? null;

/** The lowest seul in a suit above what stands, S6 to S8 (WB-8.e to WB-8.i); null where none is. */
export const lowestSeul = (suit: Suit, standing: Announcement | null, trou?: TrouRank): GameCode | null =>
  lowest(SEULS, suit, standing, trou)?.code ?? null;

/** Games above the trou from A10 on, and the two highest emballages: the arbiter is called before (WB-15.a). */
export const ARBITER_GAMES: readonly GameCode[] = LADDER_GAMES.filter(({ arbiter }) => arbiter).map(
  ({ code }) => code,
);

/** Games of one declarer against three, or of two who each play for themselves (WB-15-GAP-1). */
export const isSoloGame = (code: string): boolean => BY_CODE.get(code)?.solo === true;

/** Whether a result of a side or of one declarer fulfils what the game asks. */
export const isMade = (code: GameCode, tricks: number): boolean => {
  const { least, most } = gameOf(code);
  return tricks >= least && tricks <= most;
};

export { GAME_CODES, type GameCode, type GameKind, LADDER_GAMES, type LadderGame } from './ladder-games';

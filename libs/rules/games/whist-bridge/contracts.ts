// Replaced by the ladder of games as soon as it stands.
export const GAMES = [
  ...['E8', 'E9', 'S6', 'E10', 'S7', 'E11', 'PM', 'E12', 'S8', 'P', 'PME', 'E13'],
  ...['TR', 'A9', 'GM', 'A10', 'A11', 'GME', 'PC_SA', 'PC', 'CH'],
] as const;
export type GameCode = (typeof GAMES)[number];
const isSuited = (game: GameCode): boolean => /^([ES]\d+|A\d+|TR|PC)$/.test(game);

export const CONTRACTS: readonly string[] = [
  ...GAMES.flatMap((game) => [
    game,
    ...(isSuited(game) ? ['S', 'C', 'D', 'H'].map((suit) => `${game}-${suit}`) : []),
  ]),
  'DAMES',
];

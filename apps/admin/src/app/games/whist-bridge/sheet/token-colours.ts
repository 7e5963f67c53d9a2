export type TokenColour = 'blue' | 'red' | 'black';

/** A token as it stands beside the scores; black ones take no points (WB-19-GAP-1). */
export type Token = {
  readonly colour: TokenColour;
  readonly points: number;
  /** How many of this colour it stands for; one where it is left out. */
  readonly count?: number;
};

const COLOURS: readonly TokenColour[] = ['blue', 'red', 'black'];

/** One of each colour, with how many they are and what they take together. */
export const byColour = (tokens: readonly Token[]): readonly Token[] =>
  COLOURS.flatMap((colour) => {
    const own = tokens.filter((token) => token.colour === colour);
    const points = own.reduce((sum, token) => sum + token.points, 0);
    return own.length === 0 ? [] : [{ colour, points, count: own.length }];
  });

import type { RubberScore, SideScore } from './score';

const sideOf = (text: string): SideScore | null => {
  const match = /^(?:(\d)\+)?(\d{1,2})$/.exec(text.trim());
  const [games, points] = [Number(match?.[1] ?? 0), Number(match?.[2] ?? NaN)];
  return games <= 1 && points < 30 ? { games, points } : null;
};

/** `1+20/8`: a game and 20 points for the side of the hand, 8 points for the others. Null for any other text. */
export const readScore = (text: string): RubberScore | null => {
  const [first, second, ...more] = text.split('/');
  const [ours, theirs] = [sideOf(first ?? ''), sideOf(second ?? '')];
  return ours === null || theirs === null || more.length > 0 ? null : { ours, theirs };
};

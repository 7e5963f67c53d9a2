import { describe, expect, it } from '@jest/globals';
import { plafondRubberSheet, readPlafondLine } from '@arbitre/rules/bridge-plafond';
import { rubberBefore, seenFrom } from './rubber-score';

/** A sheet as a session shows it; null: a line that was struck out. */
const sheet = (...written: readonly (string | null)[]) => {
  const results = written.flatMap((line) => {
    const reading = line === null ? null : readPlafondLine(line);
    return reading?.ok === true ? [reading.result] : [];
  });
  const scored = [...plafondRubberSheet(results).lines];
  return written.map((line, at) => {
    const own = line === null ? undefined : scored.shift();
    return { deal: at + 1, line, won: own?.won ?? null, partScores: own?.partScores ?? null };
  });
};

describe('the score of a rubber before a deal', () => {
  const lines = sheet('2HN=', '4SE=', '2HN=', '1SE=', '3NTN=');

  it('is what the lines before it came to, whatever was written since', () => {
    expect(rubberBefore(lines, 1).score).toEqual({
      NS: { games: 0, points: 0 },
      EW: { games: 0, points: 0 },
    });
    expect(rubberBefore(lines, 2).score.NS).toEqual({ games: 0, points: 16 });
    // A game of the others takes the part-score of both away.
    expect(rubberBefore(lines, 3).score).toEqual({
      NS: { games: 0, points: 0 },
      EW: { games: 1, points: 0 },
    });
    expect(rubberBefore(lines, 5).score).toEqual({
      NS: { games: 0, points: 16 },
      EW: { games: 1, points: 9 },
    });
  });
  it('passes over a line that was struck out, and names what is not on the sheet', () => {
    const short = sheet('2HN=', null);
    expect(rubberBefore(short, 3)).toEqual({
      score: { NS: { games: 0, points: 16 }, EW: { games: 0, points: 0 } },
      missing: [],
    });
    expect(rubberBefore(short, 5).missing).toEqual([3, 4]);
    expect(rubberBefore([], 2).missing).toEqual([1]);
  });
  it('has the side of the seat first', () => {
    const { score } = rubberBefore(lines, 5);
    expect(seenFrom('S', score)).toEqual({ ours: score.NS, theirs: score.EW });
    expect(seenFrom('W', score)).toEqual({ ours: score.EW, theirs: score.NS });
  });
});

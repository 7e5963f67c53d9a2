import type { Audience } from '@arbitre/rules/kernel/session/contract';
import { given, round, roundUpToSlips, second, type GameAtTable, viewOf } from '../testing/game-at-table';
import { newShelf } from './shelf';
import { compileLexicon } from '../lexicon/compile';
import { scrabbleOrder } from './scrabble-order';
import { commitmentOf, drawLetters } from '../draw/seeded-draw';
import { drawable } from './decide-draw';

const WORDS = 'JOUEUSE JOUEUSES SKI TAIE AS SA';
const shelf = newShelf();
shelf.put(compileLexicon('test', WORDS.split(' ')));

const sheetOf = (game: GameAtTable, round: number, kind: 'staff' | 'everyone' = 'staff') => {
  const audience: Audience = { kind };
  return scrabbleOrder.sheet?.([], game.state, { round, table: '', audience, shelf }) ?? null;
};

describe('the best scores of a round', () => {
  it('SCR-GEN-8 SCR-2B-4 are the arbiter’s from the draw on, and everybody’s once a top is retained', () => {
    const drawn = given(WORDS).and({ do: 'draw', letters: 'JOUEUSE' });
    expect(sheetOf(drawn, 1)).toMatchObject({
      round: 1,
      subTops: [
        { score: 94, count: 1, solutions: [{ place: 'H4', word: 'JOUEUSE' }] },
        { score: 80, count: 5 },
        { score: 78, count: 1 },
      ],
    });
    expect([sheetOf(drawn, 1, 'everyone'), sheetOf(drawn, 2)]).toEqual([null, null]);
    const played = given(WORDS).and(round('JOUEUSE', []), { do: 'draw', letters: 'AIKNSTI' });
    expect(sheetOf(played, 1, 'everyone')).not.toBeNull();
    const scores = (sheetOf(played, 2)?.subTops as readonly { score: number }[]).map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.length).toBeGreaterThan(1);
  });
});

describe('letters out of a committed seed', () => {
  it('SCR-3A-GAP-3 tells the commitment and the next set, asks for the seed at the end and shows it', () => {
    const seed = 'une graine de la salle';
    const committed = { draws: 'platform', commitment: commitmentOf(seed), games: 1 };
    const game = given('JOUEUSE AS SA', committed);
    expect(viewOf(game, { kind: 'everyone' }).draws).toEqual({
      ...{ by: 'platform', recorded: null, commitment: commitmentOf(seed), sets: 0, seed: null },
    });
    let drawn = game;
    for (let set = 1; viewOf(drawn).end === null && set < 40; set++) {
      expect(viewOf(drawn).draws.sets).toBe(set - 1);
      const letters = drawLetters(
        seed,
        set,
        drawable(drawn.state),
        Number(viewOf(drawn).next[0]?.with.letters),
      );
      drawn = drawn.and({ do: 'draw', letters });
      if (viewOf(drawn).phase === 'draw') continue;
      drawn = drawn.and(roundUpToSlips('', set * 1000).slice(1), { do: 'retain' }, { do: 'close-round' });
      drawn = drawn.and({ do: 'interrupt', at: second(set * 1000 + 400), reason: 'panne' });
      drawn = drawn.and({ do: 'abandon', at: second(set * 1000 + 90_000) });
    }
    expect(viewOf(drawn).next.map((next) => next.do)).toContain('reveal-seed');
    const told = drawn.and({ do: 'reveal-seed', seed });
    expect(viewOf(told, { kind: 'everyone' }).draws.seed).toBe(seed);
    expect(viewOf(told).next.map((next) => next.do)).not.toContain('reveal-seed');
  });
});

describe('what is asked for at the desk', () => {
  it('SCR-3F-2 offers to declare the game over only after a rack without solution', () => {
    const acts = (game: GameAtTable) => viewOf(game).next.map((next) => next.do);
    const game = given('JOUEUSE');
    expect(acts(game)).not.toContain('declare-over');
    expect(acts(game.and({ do: 'draw', letters: 'AAEEIIB' }))).toEqual(acts(game));
    expect(acts(game.and({ do: 'draw', letters: 'ABEINRT' }))).toContain('declare-over');
  });

  it('SCR-6-GAP-2 lists appeals with their decisions: all for staff, the own ones for a player', () => {
    const lodge = { do: 'lodge-appeal', entry: 'ann', at: second(400), reason: 'mon bulletin', round: 1 };
    const game = given(WORDS).and(round('JOUEUSE', []), lodge);
    const appeal = { number: 1, entry: 'ann', at: second(400), round: 1, reason: 'mon bulletin' };
    const seen = (kind: 'ann' | 'bob' | 'staff') =>
      viewOf(game, kind === 'staff' ? { kind } : { kind: 'entry', entry: kind }).appeals;
    expect([seen('staff'), seen('ann'), seen('bob')]).toEqual([
      [{ ...appeal, decision: null }],
      [{ ...appeal, decision: null }],
      [],
    ]);
    expect(viewOf(game).next).toContainEqual({
      ...{ do: 'decide-appeal', by: 'arbiter', with: { number: 1, entry: 'ann' } },
    });
    const decided = game.and({ do: 'decide-appeal', number: 1, outcome: 'rejected', reason: 'lu deux fois' });
    expect(viewOf(decided).appeals[0]?.decision).toEqual({ outcome: 'rejected', reason: 'lu deux fois' });
    expect(viewOf(decided).next.map((next) => next.do)).not.toContain('decide-appeal');
  });
});

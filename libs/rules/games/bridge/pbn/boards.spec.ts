import fc from 'fast-check';
import { dealtBySeed } from '../hands/dealt-by-seed';
import { standardBoard } from '../setup';
import { boardLines, readPbn } from './index';

it('BD-PBN-9 a board that is dealt is read again as it was written, the hand of its dealer first', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 999 }), (seed, number) => {
      const [setup, hands] = [standardBoard(number), dealtBySeed(seed, number)];
      const lines = boardLines(setup, hands);
      expect(lines[3]).toMatch(new RegExp(`^\\[Deal "${setup.dealer}:`, 'u'));
      const [game, ...more] = readPbn([...lines, ''].join('\n')).games;
      expect([more, game?.tags.get('Board')?.value]).toEqual([[], String(number)]);
      expect({ dealer: game?.dealer, vulnerable: game?.vulnerable }).toEqual({
        ...{ dealer: setup.dealer, vulnerable: setup.vulnerable },
      });
      for (const seat of ['N', 'E', 'S', 'W'] as const)
        expect(game?.hands?.[seat]?.toSorted()).toEqual(hands[seat].toSorted());
    }),
  );
});

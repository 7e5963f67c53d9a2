import type { TapKey } from '../../../tap/tap-keys';
import { judgeGame } from './judged-game';
import { skatTapKeys } from './tap-keys';
import { readGame } from './typed-game';

const table = { seats: 4, deal: 1 };
const keysAt = (text: string): readonly TapKey[] =>
  skatTapKeys(text, 'en', table).groups.flatMap(({ keys }) => keys);
const nameOf = ({ says, label }: TapKey): string =>
  says ?? label.map((part) => (part.kind === 'suit' ? part.suit : part.text)).join('');
const tap = (text: string, ...names: readonly string[]): string =>
  names.reduce((now, name) => keysAt(now).find((key) => nameOf(key) === name)?.text ?? 'no key', text);

describe('the keys of a game list', () => {
  it('write what a keyboard would', () => {
    expect(tap('', 'Forehand', 'grand', 'with 2', 'won')).toBe('2g2+');
    expect(tap('', 'Rearhand', 'hearts', 'without', 'without 1', 'hand', 'lost')).toBe('4h-1h-');
    expect(tap('', 'Middlehand', 'null', 'ouvert', 'won')).toBe('3no+');
    expect(tap('', 'Passed in')).toBe('0');
  });

  it('change a part that was tapped, and take the last one back', () => {
    expect(tap('2g2+', 'with 3')).toBe('2g3+');
    expect(tap('2g2+', 'lost')).toBe('2g2-');
    expect(skatTapKeys('2g2+', 'en', table).back).toBe('2g2');
    expect(skatTapKeys('0', 'en', table).back).toBe('');
    expect(skatTapKeys('', 'en', table).back).toBeNull();
  });

  it('offer no seat that deals, and no end before there is a game', () => {
    expect(keysAt('').some((key) => nameOf(key) === 'Dealer')).toBe(false);
    expect(keysAt('2').find((key) => nameOf(key) === 'won')?.text).toBeNull();
    expect(keysAt('2g').find((key) => nameOf(key) === 'with 5')).toBeUndefined();
  });

  it('lead to lines that the rules take, from every declarer in every game', () => {
    for (const who of ['Forehand', 'Middlehand', 'Rearhand'])
      for (const game of ['clubs', 'spades', 'hearts', 'diamonds', 'grand', 'null'])
        for (const end of ['won', 'lost']) {
          const text = tap('', who, game, ...(game === 'null' ? [] : ['with 1']), end);
          const read = readGame(text, 'en', table);
          expect([text, read.kind === 'game' && judgeGame(read.game, table).ok]).toEqual([text, true]);
        }
  });
});

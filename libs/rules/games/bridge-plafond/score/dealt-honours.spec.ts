import { describe, expect, it } from '@jest/globals';
import { hand } from '@arbitre/rules/kernel/testing/cards';
import { bridgePlafond } from '../game';
import { atRealTable, calls, playOn } from '../testing/table';

const HANDS = {
  N: hand('AKQJT98765432...'),
  E: hand('.AKQJT98765432..'),
  S: hand('..AKQJT98765432.'),
  W: hand('...AKQJT98765432'),
};

describe('honours of a deal that was played', () => {
  it('BP-HONN-GAP-2 are judged on the cards that were dealt, when all of them have been played', () => {
    const played = atRealTable()
      .and({ do: 'deal', hands: HANDS }, calls('1S Pass Pass Pass'))
      .goingOn(playOn);
    expect(bridgePlafond.score(played.state)).toMatchObject({
      notation: '1SN+6 h200',
      result: { honours: { side: 'NS', kind: 'five' } },
    });
  });
});

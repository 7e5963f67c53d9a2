import { describe, expect, it } from '@jest/globals';
import { rulingOf } from './ruling';

describe('a ruling on the page of its deal', () => {
  it('says what each side gets, by kind, with its article and its reason', () => {
    const data = {
      article: 'BD-L12C2',
      reason: 'board fouled',
      adjustments: { NS: { kind: 'artificial', percent: 60 }, EW: { kind: 'assigned', score: -420 } },
    };
    expect(rulingOf('RulingGiven', data)).toMatchObject({
      ...{ article: 'BD-L12C2', reason: 'board fouled', decision: null },
      adjustments: [
        { side: 'NS', kind: 'artificial', amount: 60 },
        { side: 'EW', kind: 'assigned', amount: -420 },
      ],
    });
  });

  it('says what was decided of a game, and of whom', () => {
    expect(
      rulingOf('ArbiterDecided', {
        ...{ article: 'SKAT-4.4', reason: 'proven', outcome: 'game-decided', won: false, level: 'schneider' },
      }),
    ).toMatchObject({ decision: 'game-decided', about: { won: false, level: 'schneider' } });
    expect(
      rulingOf('ArbiterDecided', { decision: 'split', reason: '', tricks: { NS: 7, EW: 6 } }),
    ).toMatchObject({
      ...{ article: null, reason: null, decision: 'split' },
      about: {
        tricks: [
          ['NS', 7],
          ['EW', 6],
        ],
      },
    });
  });

  it('is nothing else that happened on a deal', () => {
    expect([rulingOf('CardPlayed', { seat: 'N', card: 'HA' }), rulingOf('RulingGiven', null)]).toEqual([
      null,
      null,
    ]);
  });
});

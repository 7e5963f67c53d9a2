import { lowestUntil, playedTo } from '../testing/endings';
import { cards } from '../testing/table';

// Diamonds are trumps. North has SA SK, East SJ ST, South S8 S7, West S4 D8; East leads to the twelfth trick.
const before = playedTo('1D', 11);
const correct = (hands: string) => ({ do: 'correct-revoke', seat: 'W', hands });
const winners = ({ state }: typeof before) => [12, 13].map((number) => state.play.winners[number - 1]);

describe('a revoke in the twelfth trick', () => {
  const ruffed = before.when(cards('E:SJ S:S8 W:D8 N:SA')).goingOn(lowestUntil(13));

  it('BD-L62D1 BD-L64B6 is corrected although it is established and the board is scored', () => {
    expect(winners(ruffed)).toEqual([3, 0]);
    expect(ruffed.state.obligations).toMatchObject([{ kind: 'established-revoke', seat: 'W', trick: 12 }]);
    const corrected = ruffed.when(correct('out'));
    expect([corrected.refusals, corrected.types]).toEqual([
      [],
      ['RevokeCorrected', 'ObligationLifted', 'DealScored'],
    ]);
    expect(corrected.events[0]?.data).toEqual({ seat: 'W', hands: 'out', card: 'S4', wrong: 'D8' });
    expect(winners(corrected)).toEqual([0, 3]);
    expect([corrected.state.obligations, corrected.state.score?.result.tricks]).toEqual([[], 7]);
    expect(corrected.when(correct('out')).refusals).toEqual(['nothing-to-correct']);
  });
  it('BD-L62D1 stays once all hands are back in the board', () => {
    expect(ruffed.when(correct('back')).refusals).toEqual(['BD-L62D1']);
  });
  it('BD-L64B6 BD-L63B costs no trick where it stays, and its card is not taken back otherwise', () => {
    const ruled = ruffed.when({
      ...{ do: 'rule-revoke', seat: 'W', trick: 12, attention: 'in-time', reason: 'hands were back' },
    });
    expect(ruled.state.score?.result.revokes).toEqual([
      { seat: 'W', trick: 12, tricks: 0, article: 'BD-L64B6' },
    ]);
    const begun = before.when(cards('E:SJ S:S8 W:D8 N:SA W:S4'), { do: 'withdraw', seat: 'W', card: 'D8' });
    expect(begun.refusals).toEqual(['BD-L63B']);
    const corrected = begun.when(correct('out'));
    expect([corrected.refusals, corrected.state.play.completed, corrected.state.play.turn]).toEqual([
      [],
      12,
      0,
    ]);
  });
  it('BD-L62D2 leaves the arbiter to judge what partner knew, where a defender took it back before partner played', () => {
    const assign = {
      do: 'assign-tricks',
      tricks: 8,
      article: 'BD-L62D2',
      reason: 'his choice was suggested',
    };
    // North leads a spade, East throws a heart; West has a diamond and a club left.
    const led = playedTo('1NT', 10).when(cards('E:ST S:S6 W:S4 N:SQ N:SK E:HJ'));
    const back = led.when({ do: 'withdraw', seat: 'E', card: 'HJ' }, cards('E:SJ S:S7 W:D8 N:SA E:HJ S:S8'));
    const judged = back.when(cards('W:CJ'), assign);
    expect([judged.refusals, judged.state.score?.result.article]).toEqual([[], 'BD-L62D2']);
    // West is the last to play to East’s lead: nobody could use what he showed.
    const after = before
      .when(cards('E:SJ S:S8 W:D8'), { do: 'withdraw', seat: 'W', card: 'D8' })
      .goingOn(lowestUntil(13));
    expect(after.when(assign).refusals).toEqual(['BD-L62D2']);
  });
});

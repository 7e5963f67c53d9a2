import { describe, expect, it } from '@jest/globals';
import {
  answer,
  ask,
  calls,
  cards,
  contractOf,
  EVEN,
  enforced,
  FOUR_ACES,
  given,
  granted,
  legal,
  playOut,
  standing,
  status,
  table,
  TROU,
  turn,
  view,
} from './testing/table';

const declared = { do: 'declare-trou', seat: '2' };
const kept = { do: 'keep-trou', seat: '2' };
const allPass = calls('1:pass-all 2:pass-all 3:pass-all 4:pass-all');
const round = enforced(TROU).and(declared);

describe('three aces', () => {
  it('WB-5.a has the holder of exactly three aces declare before anybody speaks', () => {
    expect(enforced(TROU).when(calls('1:premier')).refusals).toEqual(['WB-5.a']);
    expect(round.state.auction.trou).toBe(1);
    expect(turn(round.state)).toBe('1');
    expect(round.when(declared).refusals).toEqual(['WB-5.a']);
    expect(enforced(EVEN).when(declared).refusals).toEqual(['WB-5.a']);
    expect(enforced(EVEN).when(calls('1:premier')).refusals).toEqual([]);
  });
  it('WB-5.b declares nothing with all four', () => {
    expect(enforced(FOUR_ACES).when(declared).refusals).toEqual(['WB-5.b']);
    expect(enforced(FOUR_ACES).when(calls('1:premier 2:propose-H')).refusals).toEqual([]);
  });
  it('WB-5.i keeps the trou for a slam, of which nobody at the table knows, and then opens nothing else', () => {
    const silent = enforced(TROU).and(kept, calls('1:premier'));
    expect(silent.when(calls('2:propose-H')).refusals).toEqual(['WB-5.i']);
    const slam = silent.when(granted('2', 'PC-H'));
    expect([slam.irregularities, standing(slam.state)]).toEqual([[], 'PC-H']);
    expect([view(silent.state).arbiterFacts, view(slam.state).facts.trouKept]).toEqual([
      { trouKept: '2' },
      undefined,
    ]);
    expect(enforced(EVEN).when(kept).refusals).toEqual(['WB-5.i']);
    expect(enforced(TROU).and(kept).when(kept).refusals).toEqual(['WB-5.i']);
    // At a real table nothing has to be said before.
    expect(table(TROU).and(calls('1:premier')).when(granted('2', 'CH')).irregularities).toEqual([]);
  });
  it('WB-5-GAP-5 WB-18.b records a trou that was not declared, and plays what was announced', () => {
    const hidden = table(TROU).and(calls('1:premier')).when(calls('2:propose-H'));
    expect([hidden.irregularities, status(hidden.state, '2')]).toEqual([['WB-18.b'], 'proposed-H']);
    expect(hidden.when(declared).refusals).toEqual(['WB-5-GAP-5']);
    expect(table(TROU).and(calls('1:premier')).when(declared).refusals).toEqual([]);
    // Nobody had recorded the hands: the cards tell it once all of them have fallen.
    const unknown = given().and(calls('1:premier 2:pass 3:pass 4:pass 1:pass'));
    const played = playOut(table(TROU).and(calls('1:premier 2:pass 3:pass 4:pass 1:pass')));
    const fallen = played.stream.flatMap(({ type, data }) =>
      type === 'CardPlayed' ? [{ do: 'play', ...(data as object) }] : [],
    );
    expect(unknown.when(fallen).irregularities).toEqual(['WB-18.b']);
  });
  it('WB-5.j does not count a premier that was said before', () => {
    const said = table(TROU).and(calls('1:premier'), declared);
    expect([status(said.state, '1'), turn(said.state), said.state.attempt]).toEqual(['to-speak', '1', 1]);
    expect(said.when(calls('1:pass-all')).refusals).toEqual([]);
    expect(said.when(calls('1:GM')).refusals).toEqual([]);
  });
});

describe('the round of a trou', () => {
  it('WB-5.c WB-5-GAP-4 asks everybody for a higher game or a pass on every game, the first speaker too', () => {
    for (const call of ['propose-H', 'PM', 'S8-S', 'pass', 'premier'])
      expect(round.when(calls(`1:${call}`)).refusals).toEqual(['WB-5.c']);
    for (const call of ['pass-all', 'GM', 'A9']) expect(round.when(calls(`1:${call}`)).refusals).toEqual([]);
    expect(enforced().when(calls('1:pass-all')).refusals).toEqual(['WB-5.c']);
    // After the round the announcers go on alone.
    const on = round.and(calls('1:pass-all 2:pass-all 3:GM'), granted('4', 'A10'));
    expect([standing(on.state), turn(on.state)]).toEqual(['A10', '3']);
    expect(legal(on.state).filter((call) => !call.includes('-'))).toEqual(['pass', 'GME']);
    expect(on.when(calls('1:GM')).refusals).toEqual(['WB-6.h']);
  });
  it('WB-5-GAP-1 ranks the trou above E13 and below A9, or above A9 where a club plays so', () => {
    expect(standing(round.and(calls('1:A9')).state)).toBe('A9');
    const above = enforced(TROU, { trou: 'above-a9' }).and(declared);
    expect(above.when(calls('1:A9')).refusals).toEqual(['WB-5.c']);
    expect(above.when(calls('1:GM')).refusals).toEqual([]);
  });
  it('WB-5-GAP-3 lets the two who would play it announce above it', () => {
    const higher = round.and(calls('1:pass-all')).when(calls('2:GM'));
    expect([higher.refusals, standing(higher.state)]).toEqual([[], 'GM']);
    expect(contractOf(higher.and(calls('3:pass-all 4:GM')).events)).toBe('GM 2+4');
  });
  it('WB-5.d plays it when all pass, and the holder of the fourth ace shows himself', () => {
    const closed = round.when(allPass);
    expect(closed.types.slice(-2)).toEqual(['AuctionClosed', 'BoucheurRevealed']);
    expect(closed.events.at(-1)?.data).toEqual({ seat: '4' });
    expect(view(round.state).seats.flatMap(({ roles }) => roles)).not.toContain('boucheur');
    // Whose cards nobody knows says so himself; the player with three aces is no boucheur.
    const unknown = given().and(declared, allPass);
    expect(unknown.when(cards('4:CA')).refusals).toEqual(['WB-5.d']);
    expect(unknown.when({ do: 'reveal-boucheur', seat: '2' }).refusals).toEqual(['WB-5.d']);
    expect(unknown.and({ do: 'reveal-boucheur', seat: '4' }).state.contract?.declarers).toEqual([1, 3]);
  });
  const closed = round.and(allPass);
  const led = closed.and({ do: 'name-trump', seat: '4', suit: 'C' });

  it('WB-5.e has the boucheur alone name trump, any suit', () => {
    expect(closed.when(cards('4:CA')).refusals).toEqual(['WB-5.e']);
    expect(closed.when({ do: 'name-trump', seat: '2', suit: 'S' }).refusals).toEqual(['WB-5.e']);
    for (const suit of ['S', 'C', 'D', 'H'])
      expect(closed.when({ do: 'name-trump', seat: '4', suit }).refusals).toEqual([]);
  });
  it('WB-5-GAP-2 has the boucheur lead', () => {
    expect(turn(led.state)).toBe('4');
  });
  it('WB-5.g lets the boucheur lead another suit than trump', () => {
    expect(led.when(cards('4:HJ')).refusals).toEqual([]);
  });
  it('WB-5.h lets the boucheur keep the ace of trump back', () => {
    expect(led.when(cards('4:C2')).refusals).toEqual([]);
  });
  it('WB-5.f asks for nine tricks of the two together, whatever the trump', () => {
    for (const suit of ['C', 'S']) {
      const { state } = playOut(round.and(allPass, { do: 'name-trump', seat: '4', suit }));
      const won = (view(state).tricks['2'] ?? 0) + (view(state).tricks['4'] ?? 0);
      expect(state.score?.scores['2']).toBe(won === 13 ? 30 : won >= 9 ? 16 : 0);
      expect(state.score?.scores['1']).toBe(won >= 9 ? 0 : 16);
    }
    const sheet = given({ grain: 'result' });
    const line = (tricks: number) => ({ do: 'record-result', contract: 'TR', declarers: ['2', '4'], tricks });
    expect(sheet.and(line(8)).state.score?.scores).toMatchObject({ 1: 16, 2: 0, 3: 16, 4: 0 });
    expect(sheet.and(line(9)).state.score?.scores).toMatchObject({ 1: 0, 2: 16, 3: 0, 4: 16 });
  });
  it('WB-7.q leaves who spoke out of turn before it without a say in its round', () => {
    const spoke = table().and(calls('1:premier 3:propose-S'), declared);
    expect([status(spoke.state, '3'), turn(spoke.state)]).toEqual(['silenced', '1']);
    expect(turn(spoke.and(calls('1:pass-all 2:pass-all')).state)).toBe('4');
    const first = table().and(
      { do: 'call', seat: '2', call: 'propose-S' },
      { do: 'declare-trou', seat: '3' },
    );
    expect(turn(first.and(calls('1:pass-all')).state)).toBe('3');
  });
  it('WB-15.g counts a refused game of the round as a pass', () => {
    const refused = round.and(ask('1', 'A10'), answer(false));
    expect([status(refused.state, '1'), turn(refused.state)]).toEqual(['silenced', '2']);
  });
});

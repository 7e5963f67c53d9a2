import { ALL, given, lot, seats, start, tablesIn, viewOf } from '../testing/evening';

const suspend = (more: object = {}) => ({
  ...{ do: 'suspend-entry', entry: 'Z', from: 2, by: 'director', reason: 'insultes' },
  ...more,
});
const playing = given().and(seats(ALL), start(1));

describe('a suspension', () => {
  it('BD-L91A leaves the place free from its round on, and the others wait with average plus', () => {
    const evening = playing.and(suspend());
    expect(tablesIn(evening, 1)[2]).toBe('3: C–Z 5,6');
    expect(tablesIn(evening, 2)[0]).toMatch(/^1: A–· /);
    expect(viewOf(evening).suspended).toEqual([{ entry: 'Z', from: 2, by: 'director', reason: 'insultes' }]);
    expect(viewOf(evening).consequences).toContainEqual(
      expect.objectContaining({ propose: 'artificial-score', entry: 'A', round: 2, percent: 60 }),
    );
  });
  it('BD-L91A lets nobody seat the pair in its rounds, and says who suspended it and until when', () => {
    const evening = playing.and(suspend({ until: 2 }));
    const again = evening.when(seats('EW3:Z', 2));
    expect(again.refusals).toEqual(['suspended']);
    expect(again.violations[0]?.facts).toEqual({
      ...{ who: 'Z', by: 'director', from: 2, until: 2, reason: 'insultes' },
    });
    const otherwise = { do: 'play-otherwise', round: 2, table: 1, EW: 'Z', reason: 'erreur' };
    expect(evening.and(start(2)).when(otherwise).refusals).toEqual(['suspended']);
    expect(evening.and(start(2)).when(seats('EW3:Z', 3)).refusals).toEqual([]);
  });
  it('BD-L91A leaves a pair out of the lot of a session that it covers from the beginning', () => {
    const entries = 'A B C X Y Z';
    const before = given().and(suspend({ from: 1 }));
    expect(before.when(...lot(entries)).refusals).toEqual(['suspended']);
    expect(before.when(...lot('A B C X Y')).refusals).toEqual([]);
  });
  it('BD-L91A of one player keeps the pair where somebody sits down for him, and never lets him back', () => {
    const evening = playing.and(suspend({ player: 'Z.2', comes: '1234' }));
    expect(tablesIn(evening, 2)[0]).toMatch(/^1: A–Z /);
    expect(viewOf(evening).substitutes).toEqual([
      { entry: 'Z', leaves: 'Z.2', comes: '1234', from: 2, reason: 'insultes' },
    ]);
    const back = {
      do: 'substitute-player',
      entry: 'Z',
      leaves: '1234',
      comes: 'Z.2',
      from: 3,
      reason: 'retour',
    };
    expect(evening.when(back).refusals).toEqual(['suspended']);
    expect(evening.when({ ...back, entry: 'A', leaves: 'A.1' }).refusals).toEqual(['suspended']);
  });
  it.each([
    ['BD-L91A is of rounds that are to come', { from: 9 }, 'round-not-ahead'],
    ['BD-L91A ends after it begins', { from: 3, until: 2 }, 'suspended-until'],
    ['BD-L91A ends with the session at the latest', { until: 9 }, 'suspended-until'],
    ['BD-L91A names the player for whom somebody comes', { comes: '1234' }, 'whom-for'],
    ['BD-L91A lets nobody sit down for himself', { player: 'Z.2', comes: 'Z.2' }, 'swap-with-itself'],
  ])('%s', (_, more, code) => {
    expect(playing.when(suspend(more)).refusals).toEqual([code]);
  });
  it('BD-L91A is told once', () => {
    expect(playing.and(suspend()).when(suspend({ from: 3 })).refusals).toEqual(['suspended']);
  });
});

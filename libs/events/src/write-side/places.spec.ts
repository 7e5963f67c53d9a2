import { placeOfSession } from './places';

const session = 'coupe.s1';
const at = (...acts: readonly Readonly<Record<string, unknown>>[]) => placeOfSession({ session, acts }).table;

describe('where acts of a session happen', () => {
  it('is the table that they name, a number or a name', () => {
    expect(at({ do: 'enter-coup', table: 3 }, { do: 'cut-next', table: 3 })).toBe('coupe.s1/3');
    expect(at({ do: 'take-seat', table: 'A', entry: 'player-1' })).toBe('coupe.s1/A');
  });
  it('is the place of the one player whom they are about, where they name no table', () => {
    expect(at({ do: 'submit-slip', entry: 'player-1' })).toBe('coupe.s1/player-1');
  });
  it('is the session where they name several, or none of them', () => {
    expect(
      at({ do: 'submit-slip', entry: 'player-1' }, { do: 'submit-slip', entry: 'player-2' }),
    ).toBeUndefined();
    expect(at({ do: 'cut-next', table: 1 }, { do: 'start-round', round: 2 })).toBeUndefined();
    expect(at({ do: 'end-time' })).toBeUndefined();
    expect(at({ do: 'leave', entry: ['player-1'] })).toBeUndefined();
  });
});

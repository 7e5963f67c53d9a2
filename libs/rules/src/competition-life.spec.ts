import { type AnyAct, given } from '@arbitre/rules/kernel/testing/given';
import { competitionDecider } from './index';
import fc from 'fast-check';

const opening = {
  do: 'open-competition',
  name: 'Soirée',
  game: 'bridge',
  ruleset: 'bridge-duplicate@1',
  region: 'estrie',
  method: 'butler',
  startsOn: '2026-11-21',
};
const pair = (number: number) => ({
  do: 'register-entry',
  id: `pair-${number}`,
  number,
  kind: 'pair',
  name: `Paire ${number}`,
});

const unopened = given(competitionDecider, undefined);

describe('a competition', () => {
  it('opens, registers, withdraws and closes', () => {
    const { types, refusals, state } = unopened.when(
      opening,
      pair(1),
      { do: 'withdraw-entry', entry: 'pair-1', reason: 'malade' },
      { do: 'close-competition', reason: 'terminé' },
    );
    expect(refusals).toEqual([]);
    expect(types).toEqual(['CompetitionOpened', 'EntryRegistered', 'EntryWithdrawn', 'CompetitionClosed']);
    expect(state.entries.get('pair-1')?.withdrawn).toBe(true);
  });
  it.each([
    ['a second opening', [opening, opening], 'competition-already-open'],
    ['an entry before the opening', [pair(1)], 'competition-not-open'],
    ['an entry twice', [opening, pair(1), pair(1)], 'entry-already-registered'],
    ['a starting number twice', [opening, pair(1), { ...pair(1), id: 'other' }], 'number-taken'],
    ['an unknown entry', [opening, { do: 'withdraw-entry', entry: 'x', reason: 'r' }], 'unknown-entry'],
    [
      'an entry after the end',
      [opening, { do: 'close-competition', reason: 'r' }, pair(1)],
      'competition-closed',
    ],
    ['an unknown method', [{ ...opening, method: 'luck' }], 'invalid-field'],
    ['an unknown ruleset', [{ ...opening, ruleset: 'bridge-duplicate@9' }], 'unknown-ruleset'],
    ['a day that does not exist', [{ ...opening, startsOn: '2026-02-30' }], 'invalid-field'],
    ['no name', [{ ...opening, name: undefined }], 'missing-field'],
    ['an unknown act', [opening, { do: 'dance' }], 'unknown-act'],
  ])('refuses %s', (_, commands, article) => {
    expect(unopened.when(commands).refusals).toEqual([article]);
  });
  it('opens for a game that is nothing but its sessions', () => {
    const scrabble = { ...opening, game: 'scrabble', ruleset: 'scrabble@1' };
    expect(unopened.when(scrabble).state.opened).toMatchObject({ game: 'scrabble', ruleset: 'scrabble@1' });
    expect(unopened.when({ ...scrabble, game: 'skat' }).refusals).toEqual(['game-differs']);
  });
  it('takes the same number in another field', () => {
    const { refusals } = unopened.when(
      opening,
      { ...pair(1), field: 'NS' },
      { ...pair(1), id: 'ew', field: 'EW' },
    );
    expect(refusals).toEqual([]);
  });
  it('answers every command, however absurd', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), fc.constant(opening), fc.object())), (commands) => {
        expect(() => unopened.when(commands.map((act) => () => act as AnyAct))).not.toThrow();
      }),
    );
  });
});

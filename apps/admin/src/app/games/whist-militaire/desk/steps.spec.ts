import { describe, expect, it } from '@jest/globals';
import game, {
  SEASON_2026,
  type TournamentState,
  whistMilitaireTournament,
} from '@arbitre/rules/whist-militaire';
import { EMPTY_SHELF } from '@arbitre/rules/kernel/session/shelf';
import { given } from '@arbitre/rules/kernel/testing/given';
import type { SessionAct } from '../../../sessions/session-context';
import { offers, type OfferingView, playersOf, stillPlaying, teamInOrder, toSit } from './steps';

const rules = game.session?.rules;
const viewOf = (state: TournamentState): OfferingView => ({
  ...(rules?.view(state, { kind: 'staff' }, EMPTY_SHELF) as unknown as OfferingView),
  offers: rules?.offered?.(state) ?? [],
});

const entered = given(whistMilitaireTournament, SEASON_2026).and(
  teamInOrder('home'),
  teamInOrder('visitors'),
);
const published = entered.and({
  do: 'publish-schedule',
  ...{ date: '2026-05-02', games: 2, trumps: ['H', 'C'] },
});
const announced = published.and({ do: 'announce-rotation', game: 1 });
const filled = (table: string, captain: string): readonly SessionAct[] =>
  [1, 2, 3, 4].map((deal) => ({
    do: 'write-box',
    ...{ game: 1, table, deal, winner: table, by: captain },
  }));

describe('the keys of a hall of whist militaire', () => {
  it('WM-1.1 enter a team by its number, the captain first', () => {
    expect(viewOf(entered.state).teams.map((team) => playersOf(team))).toEqual([
      ['home.1', 'home.2', 'home.3', 'home.4'],
      ['visitors.1', 'visitors.2', 'visitors.3', 'visitors.4'],
    ]);
  });

  it('WM-1.5 announce a game once every table has finished the one before', () => {
    const ready = (state: TournamentState): boolean => offers(viewOf(state), 'announce-rotation');
    expect([ready(entered.state), ready(published.state), ready(announced.state)]).toEqual([
      false,
      true,
      false,
    ]);
    const one = announced.and(filled('home', 'home.1'));
    expect([stillPlaying(viewOf(one.state)), ready(one.state)]).toEqual([['visitors'], false]);
    const both = one.and(filled('visitors', 'visitors.1'));
    expect([stillPlaying(viewOf(both.state)), ready(both.state)]).toEqual([[], true]);
  });

  it('WM-1.4 seat everybody where the printed order has them, substitutes too, and nobody twice', () => {
    const replaced = announced.and({
      do: 'admit-substitute',
      ...{ team: 'home', player: 'home.2', substitute: 'S7', by: 'host' },
    });
    const sitting = toSit(viewOf(replaced.state));
    expect(sitting.map(({ table, acts }) => [table, acts.map(({ player }) => player)])).toEqual([
      ['home', ['home.1', 'visitors.3', 'S7', 'visitors.4']],
      ['visitors', ['visitors.1', 'home.3', 'visitors.2', 'home.4']],
    ]);
    const sat = replaced.and(...(sitting[0]?.acts ?? []));
    expect(toSit(viewOf(sat.state)).map(({ table }) => table)).toEqual(['visitors']);
    expect(toSit(viewOf(sat.and(...(sitting[1]?.acts ?? [])).state))).toEqual([]);
  });
});

import { formOf, verdictOf } from './form-of';
import { entryIdOf } from '@arbitre/rules/leagues';
import { amountTyped, idOf, matchDays, orderTyped } from './league-fields';
import { scoreTold } from './score-told';

const side = (entry: string, score: string | null, forfeits = false) => ({
  ...{ entry, name: entry.toUpperCase(), forfeits },
  score: score === null ? null : { text: score },
});
const fixture = (
  round: number,
  home: ReturnType<typeof side>,
  away: ReturnType<typeof side>,
  stage = 'SETTLED',
) => ({
  ...{ id: `r${round}-m1`, round, day: null, postponed: false, reports: [] },
  stage: stage as 'SETTLED',
  sides: [home, away],
});

describe('how an entry came out of a match', () => {
  it.each([
    ['3', '1', 'won'],
    ['1', '3', 'lost'],
    ['2', '2', 'drawn'],
    ['27/2', '13', 'won'],
    ['13.5', '27/2', 'drawn'],
  ])('%s to %s: %s', (own, other, verdict) => {
    expect(verdictOf(fixture(1, side('a', own), side('b', other)), 'a')).toBe(verdict);
  });

  it('is lost by whoever did not come, and by both where nobody did', () => {
    const one = fixture(1, side('a', null, true), side('b', null), 'FORFEITED');
    expect([verdictOf(one, 'a'), verdictOf(one, 'b')]).toEqual(['lost', 'won']);
    const none = fixture(1, side('a', null, true), side('b', null, true), 'FORFEITED');
    expect([verdictOf(none, 'a'), verdictOf(none, 'b')]).toEqual(['lost', 'lost']);
  });

  it('is not known before the result is settled, nor to somebody else', () => {
    expect(verdictOf(fixture(1, side('a', null), side('b', null), 'REPORTED'), 'a')).toBeNull();
    expect(verdictOf(fixture(1, side('a', '1'), side('b', '0')), 'c')).toBeNull();
  });

  it('is told of the last five rounds, the newest last, whatever order they come in', () => {
    const played = [6, 2, 3, 4, 5, 1].map((round) =>
      fixture(round, side('a', round === 6 ? '0' : '1'), side('b', round === 1 ? '9' : '0')),
    );
    expect(formOf(played, 'a')).toEqual(['won', 'won', 'won', 'won', 'drawn']);
  });
});

describe('what is typed about a league', () => {
  it('takes a comma where the API wants a point', () => {
    expect(amountTyped('13,5')).toBe('13.5');
  });

  it.each([
    ['Été 2026-2027', 'ete-2026-2027'],
    ['  Nord, 1re ', 'nord-1re'],
  ])('%j is %s in addresses', (name, id) => {
    expect(idOf(name)).toBe(id);
  });

  it('gives an entry an id that nobody has', () => {
    expect(entryIdOf('Lille', new Set(['lille', 'lille-2']))).toBe('lille-3');
    expect(entryIdOf('…', new Set())).toBe('entry');
  });

  it('reads an order by names, and nothing of one that names a stranger', () => {
    const entries = [
      { entry: 'a', name: 'Lille I' },
      { entry: 'b', name: 'Douai' },
    ];
    expect(orderTyped('Douai\n\n Lille I ', entries)).toEqual(['b', 'a']);
    expect(orderTyped('Douai\nArras', entries)).toBeUndefined();
  });

  it('sets match days apart, over the end of a month, and none where no day is given', () => {
    expect(matchDays('2026-10-24', 7, 3)).toEqual(['2026-10-24', '2026-10-31', '2026-11-07']);
    expect(matchDays('', 7, 3)).toEqual([]);
  });

  it('tells a score home first', () => {
    expect(scoreTold([side('a', '3'), side('b', '1')])).toBe('A 3 – 1 B');
    expect(scoreTold([])).toBe('');
  });
});

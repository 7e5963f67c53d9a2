import type { TableView } from '@arbitre/rules/kernel/table-view';
import { tableFacts } from './table-facts';

const view = (wants?: string): TableView =>
  ({
    facts: { asksArbiter: '2' },
    ...(wants === undefined ? {} : { arbiterFacts: { wants } }),
  }) as unknown as TableView;

describe('the facts of a table that waits for the arbiter', () => {
  it.each([
    ['A10-S', 'Abondance 10 pique'],
    ['raise', 'Je monte'],
    ['join-H', 'J’emballe cœur'],
    ['CH', 'Chelem'],
  ])('WB-15.j tell the arbiter what is wanted in words: %s', (call, words) => {
    const told = tableFacts(view(call), 'fr').map(({ label = '', value }) =>
      `${label} ${value}`.trim().replaceAll('\u00a0', ' '),
    );
    expect(told).toEqual(['La place 2 a appelé l’arbitre', `Annonce voulue, pour vous seul ${words}`]);
  });
  it('WB-15.j tell everybody else of the call alone', () => {
    expect(tableFacts(view(), 'en')).toEqual([{ value: 'Place 2 has called the arbiter' }]);
  });
});

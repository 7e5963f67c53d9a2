import { namesAt } from './names-at';

const desk = { nameOfEntry: (id: string | undefined) => (id === undefined ? '' : `no. ${id}`) };

it.each([
  ['an entry that has both seats, once', { N: '1', S: '1', E: '2', W: '2' }, 'no. 1'],
  [
    'both players of an individual, in the order of their seats',
    { N: '3', S: '7', E: '2', W: '5' },
    'no. 3 + no. 7',
  ],
  ['whoever is known', { S: '7' }, 'no. 7'],
  ['nobody at a free table', {}, ''],
])('a side of the table is called by %s', (_, seating: Readonly<Record<string, string>>, says) => {
  expect(namesAt(desk, seating, { seats: ['N', 'S'] })).toBe(says);
});

import { expect, it } from '@jest/globals';
import { Timings } from './timings';

it('measures nothing before the first answer, and each message from its delivery on', () => {
  let now = 0;
  const timings = new Timings(() => now);
  expect(timings.measurements()).toEqual([]);
  for (let message = 1; message <= 10; message++) {
    timings.begin(`${message}`);
    now += message * 10;
    timings.end(`${message}`);
    timings.end('unknown');
  }
  expect(Object.fromEntries(timings.measurements())).toEqual({
    Mean: 55,
    Median: 60,
    Fastest: 10,
    'Quintile 1': 10,
    'Quintile 2': 30,
    'Quintile 3': 50,
    'Quintile 4': 70,
    'Quintile 5': 90,
    '90%': 100,
    '95%': 100,
    '99%': 100,
    '99.5%': 100,
    '99.9%': 100,
    Highest: 100,
  });
});

it('forgets all but the last thousand', () => {
  let now = 0;
  const timings = new Timings(() => now);
  for (let message = 0; message < 1500; message++) {
    timings.begin('one');
    now += message < 500 ? 1000 : 1;
    timings.end('one');
  }
  expect(Object.fromEntries(timings.measurements())).toMatchObject({ Mean: 1, Highest: 1 });
});

import { expect, it } from '@jest/globals';
import { Throughput } from './throughput';

it('counts since the beginning and since it was last asked', () => {
  let now = 0;
  const throughput = new Throughput(() => now);
  expect(throughput.measure()).toEqual({ total: 0, perSecond: 0, sinceLast: 0 });
  for (let item = 0; item < 6; item++) throughput.count();
  now = 2000;
  expect(throughput.measure()).toEqual({ total: 6, perSecond: 3, sinceLast: 6 });
  throughput.count();
  now = 7000;
  expect(throughput.measure()).toEqual({ total: 7, perSecond: 1, sinceLast: 1 });
});

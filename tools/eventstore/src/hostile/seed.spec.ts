import { expect, it } from '@jest/globals';
import { seedOf } from './seed';

it('takes the seed from the environment, none where there is none', () => {
  expect(seedOf({ EVENTSTORE_HOSTILE_SEED: '7' })).toBe(7);
  expect(seedOf({ EVENTSTORE_HOSTILE_SEED: '' })).toBeUndefined();
  expect(seedOf({})).toBeUndefined();
});

it('refuses what is no whole number', () => {
  expect(() => seedOf({ EVENTSTORE_HOSTILE_SEED: 'bad' })).toThrow("not 'bad'");
});

import { expect, it } from '@jest/globals';
import { Gathering } from './gathering';

/** A clock that only rests and commits move. */
function clockwork() {
  let time = 0;
  const clock = {
    now: () => time,
    rest: (milliseconds: number) => {
      time += milliseconds;
    },
  };
  const gathering = new Gathering(clock);
  const commit = (size: number, cost = 4) => {
    gathering.commit(size, () => {
      time += cost;
    });
  };
  const gather = (size: number, arrived: () => readonly string[]) => {
    gathering.begin();
    const start = time;
    const joined = gathering.joining(size, arrived);
    return { joined, waited: time - start };
  };
  return { commit, gather };
}

const nobody = () => [];

it('a writer who is alone never waits', () => {
  const { commit, gather } = clockwork();
  for (let index = 0; index < 20; index++) commit(1);
  expect(gather(1, nobody)).toEqual({ joined: [], waited: 0 });
});

it('a small group of a crowd waits for those who come, and takes them', () => {
  const { commit, gather } = clockwork();
  for (let index = 0; index < 20; index++) commit(20);
  let looks = 0;
  const { joined, waited } = gather(10, () => (++looks < 4 ? [] : ['late']));
  expect(joined).toEqual(['late']);
  expect(waited).toBeGreaterThan(0);
});

it('it waits for nobody longer than half of what a commit costs', () => {
  const { commit, gather } = clockwork();
  for (let index = 0; index < 40; index++) commit(20);
  const { joined, waited } = gather(10, nobody);
  expect(joined).toEqual([]);
  expect(waited).toBeGreaterThan(1.5);
  expect(waited).toBeLessThan(2.5);
});

it('a group that is the greater part of the crowd does not wait', () => {
  const { commit, gather } = clockwork();
  for (let index = 0; index < 20; index++) commit(20);
  expect(gather(24, nobody)).toEqual({ joined: [], waited: 0 });
});

it('few writers, who bring large batches, are not waited for', () => {
  const { commit, gather } = clockwork();
  for (let index = 0; index < 20; index++) commit(4);
  expect(gather(2, nobody)).toEqual({ joined: [], waited: 0 });
});

it('a crowd that has left is forgotten', () => {
  const { commit, gather } = clockwork();
  for (let index = 0; index < 20; index++) commit(32);
  for (let index = 0; index < 20; index++) commit(1);
  expect(gather(1, nobody).waited).toBe(0);
});

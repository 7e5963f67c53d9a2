import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newEventId } from './event-id';
import { FirstPlaces } from './first-places';

const REMEMBERED = 20_000;

it('tells of each id the place that was noted first', () => {
  const someId = fc.constantFrom(...Array.from({ length: 40 }, newEventId));
  const notes = fc.array(fc.tuple(someId, fc.integer({ min: 1 }), fc.maxSafeNat()), { maxLength: 80 });
  fc.assert(
    fc.property(notes, someId, (noted, asked) => {
      const places = new FirstPlaces();
      for (const [id, stream, revision] of noted) places.note(id, stream, revision);
      const [, stream, revision] = noted.find(([id]) => id === asked) ?? [];
      expect(places.of(asked)).toEqual(stream === undefined ? undefined : { stream, revision });
    }),
  );
});

it('given many ids, then it knows the newest 20,000 at least, and nothing after it forgot', () => {
  const ids = Array.from({ length: 5 * REMEMBERED }, newEventId);
  const places = new FirstPlaces();
  for (const [at, id] of ids.entries()) places.note(id, 7, at);
  for (const [at, id] of [...ids.entries()].slice(-REMEMBERED)) {
    expect(places.of(id)).toEqual({ stream: 7, revision: at });
  }
  expect(places.of(ids[0] ?? newEventId())).toBeUndefined();
  places.forget();
  expect(ids.filter((id) => places.of(id) !== undefined)).toEqual([]);
});

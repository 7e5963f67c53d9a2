import { describe, expect, it } from '@jest/globals';
import { freshId } from './fresh-id';

describe('a fresh id', () => {
  it('is a version 4 UUID, and another one each time', () => {
    const ids = Array.from({ length: 50 }, freshId);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
    expect(new Set(ids).size).toBe(50);
  });
});

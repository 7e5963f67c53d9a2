import { describe, expect, it } from '@jest/globals';
import { strokeName } from './key-names';

const stroke = (key: string, held: Partial<KeyboardEvent> = {}) =>
  strokeName({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('the name of a stroke', () => {
  it('is the key alone', () => {
    expect(stroke('ArrowLeft')).toBe('arrowleft');
    expect(stroke(' ')).toBe('space');
    expect(stroke('?')).toBe('?');
  });
  it('is the same with Control and with Command', () => {
    expect(stroke('K', { ctrlKey: true })).toBe('mod+k');
    expect(stroke('k', { metaKey: true })).toBe('mod+k');
  });
  it('leaves Alt to the system', () => {
    expect(stroke('ArrowLeft', { altKey: true })).toBeNull();
  });
});

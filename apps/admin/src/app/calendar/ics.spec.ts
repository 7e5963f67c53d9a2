import { describe, expect, it } from '@jest/globals';
import { icsOf } from './ics';

const made = (title: string): readonly string[] =>
  icsOf(
    [{ id: 'now.sud-1 r1-m1', day: '2026-12-31', title, address: 'https://arbitre.example/divisions/x' }],
    'arbitre.example',
    '2026-11-26T21:30:00.123Z',
  ).split('\r\n');

describe('a calendar file', () => {
  it('has an event of a whole day, which ends before the next one', () => {
    const lines = made('Nice – Arles');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:now.sud-1.r1-m1@arbitre.example',
        'DTSTAMP:20261126T213000Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Nice – Arles',
      ]),
    );
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
  });

  it('lets no name end a line or begin another property', () => {
    const lines = made('Nice; the best, they say\nURL:javascript:1\\');
    expect(lines).toContain(String.raw`SUMMARY:Nice\; the best\, they say\nURL:javascript:1\\`);
    expect(lines.filter((line) => line.startsWith('URL:'))).toHaveLength(1);
  });

  it('folds what is longer than 75 octets between signs', () => {
    const title = 'é'.repeat(200);
    const lines = made(title);
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });
});

import { expect, it } from '@jest/globals';
import { Incidents, lineOf, type Incident } from './incidents';

const full: Incident = { level: 'warning', incident: 'disk-full', message: 'No room.' };

it('tells an incident once, and again after it was over', () => {
  const told: string[] = [];
  const incidents = new Incidents(({ message }) => told.push(message));
  for (const _ of [1, 2, 3]) incidents.report(full);
  expect([told, incidents.lasting('disk-full')]).toEqual([['No room.'], ['No room.']]);
  incidents.settle('disk-full');
  expect(incidents.lasting('disk-full')).toEqual([]);
  incidents.report(full);
  expect(told).toEqual(['No room.', 'No room.']);
});

it('tells twenty different ones of a kind, not thousands', () => {
  const told: string[] = [];
  const incidents = new Incidents(({ message }) => told.push(message));
  for (let event = 0; event < 3000; event++)
    incidents.report({ level: 'alarm', incident: 'read-failed', message: `Event ${event} is damaged.` });
  expect(told).toHaveLength(20);
});

it('is one line of JSON', () => {
  const line = lineOf({ ...full, message: 'two\nlines' }, new Date(0));
  expect(line.indexOf('\n')).toBe(line.length - 1);
  expect(JSON.parse(line)).toEqual({ time: '1970-01-01T00:00:00.000Z', ...full, message: 'two\nlines' });
});

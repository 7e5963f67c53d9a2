import type { RegionCalendar } from './state';

const DAY = 86_400_000;

/** The last day on which results of a region are corrected: its phase closes by itself when that is over. */
export const correctedUntil = ({ until, window }: Pick<RegionCalendar, 'until' | 'window'>): string =>
  new Date(Date.parse(`${until}T00:00:00Z`) + window * DAY).toISOString().slice(0, 10);

/** The day of a moment (UTC, ISO 8601) where the clocks are those of a time zone. */
export const dayIn = (timeZone: string, time: string): string => {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    calendar: 'gregory',
  }).formatToParts(new Date(time));
  const part = (name: string): string => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};

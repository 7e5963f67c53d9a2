export const VIEWS = ['month', 'week', 'day'] as const;
export type View = (typeof VIEWS)[number];

const DAY = 86_400_000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const daysAfter = (day: string, days: number): string => dayOf(timeOf(day) + days * DAY);

/** Whether it is a day of the calendar, written 2026-11-21. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(timeOf(text)) && dayOf(timeOf(text)) === text;

/** The Monday of its week. */
const monday = (day: string): string => daysAfter(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));

/** The first days of whole weeks that show the month of the day, its week, or itself. */
const firstOf: Readonly<Record<View, (day: string) => string>> = {
  month: (day) => monday(`${day.slice(0, 8)}01`),
  week: monday,
  day: (day) => day,
};

const nextMonth = (day: string, by: 1 | -1): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month - 1 + by, 1));
};

/** The day by which the span before or after is shown. */
export const moved = (view: View, day: string, by: 1 | -1): string =>
  view === 'month' ? nextMonth(day, by) : daysAfter(day, by * (view === 'week' ? 7 : 1));

/** The days that are shown: weeks from Monday to Sunday, or one day. */
export const weeksOf = (view: View, day: string): readonly (readonly string[])[] => {
  if (view === 'day') return [[day]];
  const weeks: string[][] = [];
  const end = view === 'month' ? nextMonth(day, 1) : daysAfter(firstOf.week(day), 7);
  for (let first = firstOf[view](day); first < end; first = daysAfter(first, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => daysAfter(first, at)));
  return weeks;
};

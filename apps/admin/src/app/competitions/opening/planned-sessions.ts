import { isDay } from '@arbitre/rules/kernel/declare/stream-fields';
import { daysAfter, daysBetween } from './days';

/** A session that a competition plans; `club`: where, by its number or in a word. */
export type PlannedSession = { readonly day: string; readonly club?: string | null };

const MOST = 60;
const WEEK = 7;

/** `2026-11-21`, or `21/11/2026` and `21.11.2026` as people write it. */
const DAY = /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[/.](\d{1,2})[/.](\d{4}))(?:\s*[;\t]\s*|\s+|$)(.*)$/u;

const sessionOf = (line: string): PlannedSession | null => {
  const [, year, month, date, otherDate = '', otherMonth = '', otherYear, club = ''] = DAY.exec(line) ?? [];
  const day =
    year === undefined
      ? `${otherYear ?? ''}-${otherMonth.padStart(2, '0')}-${otherDate.padStart(2, '0')}`
      : `${year}-${month ?? ''}-${date ?? ''}`;
  if (!isDay(day)) return null;
  return club === '' ? { day } : { day, club };
};

/** The sessions that lines say, one each; null where a line is none, or there are too many. */
export const sessionsTyped = (typed: string): readonly PlannedSession[] | null => {
  const sessions: PlannedSession[] = [];
  for (const line of typed.split(/\r\n|\r|\n/u)) {
    if (line.trim() === '') continue;
    const session = sessionOf(line.trim());
    if (session === null) return null;
    sessions.push(session);
  }
  return sessions.length > MOST ? null : sessions;
};

/** As the help of the field writes days. */
const dayWritten = (day: string): string => day.split('-').toReversed().join('/');

export const linesOf = (sessions: readonly PlannedSession[]): string =>
  sessions
    .map(({ day, club = null }) => (club === null ? dayWritten(day) : `${dayWritten(day)} ; ${club}`))
    .join('\n');

/** So many sessions from a day on: where those of `like` were, as far as there are any, then a week after the one before. */
export const plannedFrom = (
  startsOn: string,
  count: number,
  like: readonly PlannedSession[] = [],
): readonly PlannedSession[] => {
  if (!isDay(startsOn) || !Number.isInteger(count) || count < 0 || count > MOST) return [];
  const [first] = like;
  const shift = first === undefined ? 0 : daysBetween(first.day, startsOn);
  const sessions: PlannedSession[] = [];
  for (let at = 0; at < count; at += 1) {
    const { day, club = null } = like[at] ?? {};
    const before = sessions.at(-1)?.day;
    const on =
      day === undefined ? (before === undefined ? startsOn : daysAfter(before, WEEK)) : daysAfter(day, shift);
    sessions.push(club === null ? { day: on } : { day: on, club });
  }
  return sessions;
};

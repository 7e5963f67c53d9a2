/** An event of a whole day. */
export type DayOfCalendar = {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  /** The page about it. */
  readonly address: string;
};

/** A text as RFC 5545 (3.3.11) writes it. */
const escaped = (text: string): string => text.replace(/[\\;,]/gu, '\\$&').replace(/\r?\n/gu, '\\n');

/** Lines of at most 75 octets, each further one behind a space (3.1). */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const { length } = encoder.encode(sign);
    if (octets + length > 74) {
      parts.push(part);
      [part, octets] = ['', 0];
    }
    part += sign;
    octets += length;
  }
  return [...parts, part].join('\r\n ');
};

const plain = (day: string): string => day.replaceAll('-', '');

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/**
 * A file that calendars of computers and telephones read (RFC 5545).
 * @param now when it was made, as an ISO moment
 */
export const icsOf = (events: readonly DayOfCalendar[], host: string, now: string): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Arbitre//Calendar//EN'],
    ...events.flatMap(({ id, day, title, address }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id.replaceAll(' ', '.'))}@${host}`,
      `DTSTAMP:${now.slice(0, 19).replace(/[-:]/gu, '')}Z`,
      `DTSTART;VALUE=DATE:${plain(day)}`,
      `DTEND;VALUE=DATE:${plain(dayAfter(day))}`,
      `SUMMARY:${escaped(title)}`,
      `URL:${address}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

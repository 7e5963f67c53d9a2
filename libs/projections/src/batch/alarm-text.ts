import { createHash } from 'node:crypto';

/** Control characters (a terminal would obey some of them, Postgres refuses U+0000) and halves of surrogate pairs. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/gu;

const escaped = (text: string): string =>
  text.replace(UNWRITABLE, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);

const LONGEST_TEXT = 2_000;
const LONGEST_KEY = 200;

/** Any text so that Postgres, a log and a terminal take it: what cannot be written is escaped, what is too long is cut. */
export const alarmText = (text: string): string => {
  const whole = escaped(text);
  return whole.length <= LONGEST_TEXT ? whole : `${whole.slice(0, LONGEST_TEXT)}…`;
};

/** The name under which a competition is parked: its id, escaped; of a very long one its beginning and its hash. */
export const alarmKey = (competition: string): string => {
  const whole = escaped(competition);
  if (whole.length <= LONGEST_KEY) return whole;
  return `${whole.slice(0, 80)}…${createHash('sha256').update(competition, 'utf16le').digest('hex')}`;
};

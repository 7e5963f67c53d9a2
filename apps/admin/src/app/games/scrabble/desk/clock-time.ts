type Times = {
  readonly startedAt: string;
  readonly seconds: number;
  readonly warningAt: string;
  readonly endsAt: string;
  readonly ended: boolean;
};

/** What a clock shows at a moment, and what is due by then (SCR-3C-3). */
export type ClockTime = {
  /** `2:59`; never below `0:00`. */
  readonly text: string;
  /** Of the playing time that is left. */
  readonly percent: number;
  readonly due: 'none' | 'signal' | 'end';
};

/** `now`: milliseconds since 1970, as `Date.now()` gives them. */
export const clockAt = ({ seconds, warningAt, endsAt, ended }: Times, now: number): ClockTime => {
  const left = ended ? 0 : Math.max(0, Math.min(seconds, Math.ceil((Date.parse(endsAt) - now) / 1000)));
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const due = left === 0 ? 'end' : now >= Date.parse(warningAt) ? 'signal' : 'none';
  return { text, percent: (100 * left) / seconds, due };
};

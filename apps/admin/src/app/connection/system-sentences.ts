import { moment, whole } from '../language/formats';
import type { LanguageCode } from '../language/plural';
import type { ServerStatusResult } from './status.operations';
import { systemTexts } from './system-texts';

type Status = ServerStatusResult['status'];

export type SystemState = {
  /** `good`: all is shown. `working`: it will be in a moment. `bad`: somebody has to look. */
  readonly kind: 'good' | 'working' | 'bad';
  /** What there is to say, the most important first; never empty. */
  readonly sentences: readonly string[];
};

/** The server counts no further. */
const MOST = 1_000;

const PARTS = ['store', 'database', 'redis'] as const;

/** What the server's status says to people; null is a server that gave none. */
export const systemState = (language: LanguageCode, status: Status | null): SystemState => {
  const texts = systemTexts[language];
  if (status === null) return { kind: 'bad', sentences: [texts.unknown] };
  const { up, lag, readModels, waitingSince, worker } = status;
  const named = PARTS.filter((part) => status[part]?.ok === false).map((part) => texts.away[part]);
  const away = up || named.length > 0 ? named : [texts.down];
  const events = lag ?? 0;
  const since = waitingSince === null ? null : moment(language, waitingSince);
  const figure = events >= MOST ? `≥ ${whole(language, MOST)}` : whole(language, events);
  const behind = events === 0 ? [] : [texts.behind(events, figure, since)];
  const models = {
    CURRENT: worker?.ok !== false ? [] : [texts.attention],
    BEHIND: behind,
    STOPPED: [texts.stopped, ...behind],
    STALLED: [texts.stalled, ...behind],
    AHEAD: [texts.ahead],
  };
  const sentences = [...away, ...(readModels === null ? [] : models[readModels])];
  if (sentences.length === 0) return { kind: 'good', sentences: [texts.current] };
  const works = worker?.ok ?? readModels === 'BEHIND';
  return { kind: away.length === 0 && works ? 'working' : 'bad', sentences };
};

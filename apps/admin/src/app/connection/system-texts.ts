import { plural, type LanguageCode } from '../language/plural';

export type SystemTexts = {
  readonly system: string;
  readonly unknown: string;
  /** For those who are told no part. */
  readonly down: string;
  readonly current: string;
  readonly attention: string;
  /** `events` is the count as people write it, `since` a moment or null. */
  readonly behind: (count: number, events: string, since: string | null) => string;
  readonly stopped: string;
  readonly stalled: string;
  readonly ahead: string;
  readonly away: Readonly<Record<'store' | 'redis' | 'database', string>>;
};

/** They load with the sign, after the first page. */
export const systemTexts: Readonly<Record<LanguageCode, SystemTexts>> = {
  fr: {
    system: 'État du système',
    unknown: 'Le serveur ne dit pas où il en est',
    down: 'Une partie du serveur ne répond pas',
    current: 'À jour',
    attention: 'À jour, mais un incident ou une compétition mise de côté attend l’exploitant',
    behind: (count, events, since) =>
      `${events} ${plural('fr', count, 'événement', 'événements')} de retard${since === null ? '' : ` depuis le ${since}`}`,
    stopped: 'L’affichage ne suit plus',
    stalled: 'L’affichage est bloqué',
    ahead: 'L’affichage est en avance sur le journal restauré',
    away: {
      store: 'La base des événements ne répond pas',
      redis: 'La file d’attente (Redis) ne répond pas',
      database: 'La base de données ne répond pas',
    },
  },
  en: {
    system: 'State of the system',
    unknown: 'The server does not say how far it is',
    down: 'A part of the server does not answer',
    current: 'Up to date',
    attention: 'Up to date, but an incident or a competition set aside waits for the operator',
    behind: (count, events, since) =>
      `${events} ${plural('en', count, 'event', 'events')} behind${since === null ? '' : ` since ${since}`}`,
    stopped: 'The display does not follow',
    stalled: 'The display is stalled',
    ahead: 'The display is ahead of the restored log',
    away: {
      store: 'The event store does not answer',
      redis: 'The queue (Redis) does not answer',
      database: 'The database does not answer',
    },
  },
};

import { describe, expect, it } from '@jest/globals';
import { systemState } from './system-sentences';
import type { ServerStatusResult } from './status.operations';

type Status = ServerStatusResult['status'];
const [here, away] = [{ ok: true }, { ok: false }];
const untold = { store: null, redis: null, database: null, worker: null };
const status = (more: Partial<Status>): Status => ({
  ...{ up: true, store: here, redis: here, database: here, worker: here },
  ...{ lag: 0, readModels: 'CURRENT', waitingSince: null, ...more },
});
const since = new Date(2026, 10, 22, 19, 4, 31).toISOString();

describe('what the sign of the system says', () => {
  it.each<[string, Status | null, string, readonly string[], readonly string[]]>([
    ['all is well', status({}), 'good', ['À jour'], ['Up to date']],
    [
      'events wait',
      status({ lag: 1, readModels: 'BEHIND', waitingSince: since }),
      'working',
      ['1 événement de retard depuis le 22/11/2026 19:04:31'],
      ['1 event behind since 22/11/2026, 19:04:31'],
    ],
    [
      'the worker is dead and more wait than are counted',
      status({ lag: 1000, readModels: 'STOPPED', waitingSince: since, worker: away }),
      'bad',
      ['L’affichage ne suit plus', '≥ 1 000 événements de retard depuis le 22/11/2026 19:04:31'],
      ['The display does not follow', '≥ 1,000 events behind since 22/11/2026, 19:04:31'],
    ],
    [
      'it is stalled',
      status({ lag: 2, readModels: 'STALLED', worker: away }),
      'bad',
      ['L’affichage est bloqué', '2 événements de retard'],
      ['The display is stalled', '2 events behind'],
    ],
    [
      'the database is away: no figure, and not "up to date"',
      status({ up: false, database: away, worker: away, lag: null, readModels: null }),
      'bad',
      ['La base de données ne répond pas'],
      ['The database does not answer'],
    ],
    [
      'a competition is parked',
      status({ worker: away }),
      'bad',
      ['À jour, mais un incident ou une compétition mise de côté attend l’exploitant'],
      ['Up to date, but an incident or a competition set aside waits for the operator'],
    ],
    [
      'an older log was restored',
      status({ readModels: 'AHEAD', worker: away }),
      'bad',
      ['L’affichage est en avance sur le journal restauré'],
      ['The display is ahead of the restored log'],
    ],
    [
      'a part is away, and whoever asks is told no part',
      status({ ...untold, up: false, lag: null, readModels: null }),
      'bad',
      ['Une partie du serveur ne répond pas'],
      ['A part of the server does not answer'],
    ],
    ['all is well for whoever is told no part', status(untold), 'good', ['À jour'], ['Up to date']],
    [
      'events wait, for whoever is told no part',
      status({ ...untold, lag: 2, readModels: 'BEHIND' }),
      'working',
      ['2 événements de retard'],
      ['2 events behind'],
    ],
    [
      'the worker is dead, for whoever is told no part',
      status({ ...untold, readModels: 'STOPPED' }),
      'bad',
      ['L’affichage ne suit plus'],
      ['The display does not follow'],
    ],
    [
      'no answer came',
      null,
      'bad',
      ['Le serveur ne dit pas où il en est'],
      ['The server does not say how far it is'],
    ],
  ])('when %s', (_, given, kind, fr, en) => {
    // The separator of thousands is a narrow no-break space in French.
    const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s/gu, ' '));
    const said = { fr: systemState('fr', given), en: systemState('en', given) };
    expect({ ...said.fr, sentences: plain(said.fr.sentences) }).toEqual({ kind, sentences: fr });
    expect({ ...said.en, sentences: plain(said.en.sentences) }).toEqual({ kind, sentences: en });
  });
});

import type { Text } from '../language/text-shape';
import { plural } from '../language/plural';

const fr = {
  title: 'Appels vers vos programmes',
  help: 'À chaque fait choisi, cette installation appelle l’adresse que vous donnez : des faits publics, par leurs identifiants, signés.',
  name: 'À quoi il sert',
  url: 'Adresse (https)',
  competition: 'Compétition (vide : toutes)',
  events: 'Ce qui est annoncé',
  eventNames: {
    'result.recorded': 'un résultat est inscrit ou corrigé',
    'standings.changed': 'un classement a changé',
    'session.closed': 'une séance est close',
  } as Readonly<Record<string, string>>,
  make: 'Ajouter un appel',
  once: 'Copiez ce secret maintenant : il ne sera plus affiché. Votre programme vérifie par lui que l’appel vient d’ici.',
  copy: 'Copier',
  copied: 'Secret copié',
  all: 'toutes les compétitions',
  paused: (moment: string) =>
    `En pause depuis le ${moment} : huit essais ont échoué. Ce qui attend est gardé sept jours.`,
  resume: 'Reprendre',
  resumeOne: (name: string) => `Reprendre « ${name} »`,
  remove: 'Supprimer',
  removeOne: (name: string) => `Supprimer « ${name} »`,
  removeAsk: (name: string) => `Supprimer « ${name} » et son journal ?`,
  log: 'Derniers appels',
  again: 'Relire',
  nothing: 'Rien n’a encore été annoncé.',
  attempts: (n: number) => `${n} ${plural('fr', n, 'essai', 'essais')}`,
  answered: (status: number) => `réponse ${status}`,
  states: { waiting: 'en attente', delivered: 'reçu' } as Readonly<Record<string, string>>,
  problems: {
    'not-found': 'nom inconnu',
    'not-public': 'réseau privé',
    'timed-out': 'pas de réponse à temps',
    'no-connection': 'pas de connexion',
  } as Readonly<Record<string, string>>,
};

const en: Text<typeof fr> = {
  title: 'Webhooks for your programs',
  help: 'Whenever something that you choose happens, this installation calls the address that you give: public facts, by their ids, signed.',
  name: 'What it is for',
  url: 'Address (https)',
  competition: 'Competition (empty: all of them)',
  events: 'What is told',
  eventNames: {
    'result.recorded': 'a result is recorded or corrected',
    'standings.changed': 'standings have changed',
    'session.closed': 'a session is closed',
  },
  make: 'Add a webhook',
  once: 'Copy this secret now: it will not be shown again. By it your program checks that a call comes from here.',
  copy: 'Copy',
  copied: 'Secret copied',
  all: 'all competitions',
  paused: (moment) => `Paused since ${moment}: eight attempts failed. What waits is kept for seven days.`,
  resume: 'Resume',
  resumeOne: (name) => `Resume “${name}”`,
  remove: 'Remove',
  removeOne: (name) => `Remove “${name}”`,
  removeAsk: (name) => `Remove “${name}” and its log?`,
  log: 'Last calls',
  again: 'Read again',
  nothing: 'Nothing was told yet.',
  attempts: (n) => `${n} ${plural('en', n, 'attempt', 'attempts')}`,
  answered: (status) => `answered ${status}`,
  states: { waiting: 'waits', delivered: 'delivered' },
  problems: {
    'not-found': 'unknown name',
    'not-public': 'private network',
    'timed-out': 'no answer in time',
    'no-connection': 'no connection',
  },
};

export const webhookTexts = { fr, en };

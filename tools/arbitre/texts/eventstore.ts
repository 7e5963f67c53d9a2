import type { ContactProblem } from '@arbitre/events';
import type { CopyProblem, Progress } from '../eventstore/copy';
import type { Trial } from '../eventstore/prepare';

const place = (stream: string, revision: number): string => `${stream} (${revision})`;

const percent = (done: number, of: number | null): string =>
  of === null || of === 0 ? `${done}` : `${Math.floor((100 * done) / of)} % (${done} / ${of})`;

/** What the commands about event stores say. */
const fr = {
  copy: 'copie un journal entier dans un autre serveur, au même octet ; interrompue, la copie reprend où elle en était',
  from: 'adresse du journal à copier (ESDB_FROM_URL)',
  to: 'adresse du serveur qui le reçoit (ESDB_TO_URL)',
  prepare:
    'crée sur un serveur sûr le compte d’Arbitre, qui ne peut rien retirer du journal, et vérifie ses droits',
  url: 'adresse du serveur, avec un compte d’administrateur (ESDB_ADMIN_URL)',
  account: 'nom du compte',
  reset: 'donne au compte, s’il existe déjà, le mot de passe d’ESDB_ACCOUNT_PASSWORD',
  addressNeeded: (option: string, variable: string) =>
    `Il manque une adresse : donnez ${option}, ou la variable ${variable} (un mot de passe y est mieux gardé que sur la ligne).`,
  sameStore: 'Les deux adresses désignent le même serveur.',
  passwordNeeded: 'Donnez le mot de passe du compte dans la variable ESDB_ACCOUNT_PASSWORD.',
  insecure: 'Ce serveur fonctionne sans TLS : il ne connaît aucun compte, et il n’y a rien à préparer.',
  contact: {
    unreadable: 'cette adresse est illisible ; elle ressemble à esdb://hote:2113?tls=false',
    password: 'compte ou mot de passe refusé',
    denied: 'ce compte n’a pas le droit de lire le journal entier ($all)',
    certificate:
      'le certificat du serveur ne convient pas : nommez l’autorité dans tlsCaFile, et l’hôte comme le certificat le nomme',
    encryption: 'le serveur ne parle pas TLS : tls=false',
    'no-store': 'ce n’est pas un EventStoreDB qui répond là',
    silent: 'ce n’est pas un EventStoreDB, ou il ne répond plus',
    away: 'personne ne répond',
  } satisfies Record<ContactProblem['kind'], string>,
  cannotReach: (url: string, why: string, reason: string) => `${url} : ${why} (${reason}).`,
  phase: ({ phase, done, of }: Progress) =>
    ({
      reading: `lecture du journal : ${percent(done, of)}`,
      comparing: `comparaison avec ce qui est déjà copié : ${percent(done, of)}`,
      copying: `copie : ${percent(done, of)}`,
      checking: `vérification : ${percent(done, of)}`,
    })[phase],
  copied: (streams: number, events: number, before: number) =>
    `${streams} flux et ${events} événements sont les mêmes dans les deux journaux${before > 0 ? ` (${before} étaient déjà là)` : ''}.`,
  chains: (streams: number) => `Les chaînes d’empreintes de ${streams} flux tiennent.`,
  chainBroken: (stream: string, revision: number, why: string) => `${place(stream, revision)} : ${why}`,
  next: (command: string) =>
    `Reconstruisez maintenant les modèles de lecture sur le nouveau journal : ${command}`,
  problem: (problem: CopyProblem) => {
    switch (problem.kind) {
      case 'truncated':
        return `Le flux ${problem.stream} n’a plus son événement ${problem.revision} : ses révisions ne pourraient pas rester les mêmes. Rien n’a été écrit.`;
      case 'tombstoned':
        return `Le flux ${problem.stream} a été supprimé pour toujours : il ne peut pas être copié. Rien n’a été écrit.`;
      case 'other-event':
        return `Le serveur de destination a un autre événement en ${place(problem.stream, problem.revision)}. Rien n’y a été ajouté ; copiez dans un serveur vide.`;
      case 'differs':
        return `Les deux journaux diffèrent en ${place(problem.stream, problem.revision)}. N’utilisez pas la copie ; arrêtez tout ce qui écrit et recommencez dans un serveur vide.`;
    }
  },
  prepared: { made: 'Le compte a été créé.', kept: 'Le compte existait déjà.' },
  settings: {
    written: 'La liste d’accès par défaut a été écrite ($settings).',
    kept: 'La liste d’accès par défaut était déjà en place.',
  },
  tried: {
    append: 'écrire dans un flux',
    read: 'lire un flux',
    'read-all': 'lire le journal entier',
    'subscribe-all': 's’abonner au journal entier',
    delete: 'supprimer un flux',
    tombstone: 'supprimer un flux pour toujours',
    metadata: 'changer les métadonnées d’un flux',
  } satisfies Record<Trial['what'], string>,
  could: { true: 'possible', false: 'refusé' },
  wrong: 'ce n’est pas ce qu’il faut',
  sound: 'Le compte peut ce qu’il faut, et rien de plus.',
  unsound: 'Le compte n’a pas les droits qu’il faut : voir les lignes marquées.',
  otherPassword:
    'Le compte existait déjà avec un autre mot de passe : recommencez avec --reset-password pour lui donner celui-ci.',
};

const en: typeof fr = {
  copy: 'copies a whole log into another server, byte for byte; broken off, it goes on where it stopped',
  from: 'address of the log to copy (ESDB_FROM_URL)',
  to: 'address of the server that receives it (ESDB_TO_URL)',
  prepare:
    'makes Arbitre’s account on a secure server, one that can take nothing away from the log, and tries its rights',
  url: 'address of the server, with an administrator’s account (ESDB_ADMIN_URL)',
  account: 'name of the account',
  reset: 'gives an account that exists the password of ESDB_ACCOUNT_PASSWORD',
  addressNeeded: (option, variable) =>
    `An address is missing: give ${option}, or the variable ${variable} (a password is kept better there than on the line).`,
  sameStore: 'Both addresses name the same server.',
  passwordNeeded: 'Give the account’s password in the variable ESDB_ACCOUNT_PASSWORD.',
  insecure: 'This server runs without TLS: it knows no accounts, and there is nothing to prepare.',
  contact: {
    unreadable: 'this address cannot be read; it looks like esdb://host:2113?tls=false',
    password: 'account or password refused',
    denied: 'this account may not read the whole log ($all)',
    certificate:
      'the server’s certificate does not match: name the authority in tlsCaFile, and the host as the certificate names it',
    encryption: 'the server does not speak TLS: tls=false',
    'no-store': 'what answers there is no EventStoreDB',
    silent: 'this is no EventStoreDB, or one that hangs',
    away: 'nobody answers',
  },
  cannotReach: (url, why, reason) => `${url}: ${why} (${reason}).`,
  phase: ({ phase, done, of }) =>
    ({
      reading: `reading the log: ${percent(done, of)}`,
      comparing: `comparing with what is copied already: ${percent(done, of)}`,
      copying: `copying: ${percent(done, of)}`,
      checking: `checking: ${percent(done, of)}`,
    })[phase],
  copied: (streams, events, before) =>
    `${streams} streams and ${events} events are the same in both logs${before > 0 ? ` (${before} were there already)` : ''}.`,
  chains: (streams) => `The hash chains of ${streams} streams hold.`,
  chainBroken: (stream, revision, why) => `${place(stream, revision)}: ${why}`,
  next: (command) => `Now build the read models anew on the new log: ${command}`,
  problem: (problem) => {
    switch (problem.kind) {
      case 'truncated':
        return `Stream ${problem.stream} no longer has its event ${problem.revision}: its revisions could not stay the same. Nothing was written.`;
      case 'tombstoned':
        return `Stream ${problem.stream} was deleted for ever: it cannot be copied. Nothing was written.`;
      case 'other-event':
        return `The target has another event at ${place(problem.stream, problem.revision)}. Nothing was added to it; copy into an empty server.`;
      case 'differs':
        return `The two logs differ at ${place(problem.stream, problem.revision)}. Do not use the copy; stop all that writes and start again into an empty server.`;
    }
  },
  prepared: { made: 'The account was made.', kept: 'The account was there already.' },
  settings: {
    written: 'The default access list was written ($settings).',
    kept: 'The default access list was in place already.',
  },
  tried: {
    append: 'append to a stream',
    read: 'read a stream',
    'read-all': 'read the whole log',
    'subscribe-all': 'subscribe to the whole log',
    delete: 'delete a stream',
    tombstone: 'delete a stream for ever',
    metadata: 'change a stream’s metadata',
  },
  could: { true: 'possible', false: 'refused' },
  wrong: 'not as it should be',
  sound: 'The account can do what it must, and nothing more.',
  unsound: 'The account does not have the rights that it should: see the marked lines.',
  otherPassword:
    'The account was there already with another password: try again with --reset-password to give it this one.',
};

export const eventStoreTexts = { fr, en };

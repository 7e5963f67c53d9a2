import type { EntryKind } from '@arbitre/rules/kernel/competition/entry-kinds';
import type { Text } from '../language/text-shape';
import { plural } from '../language/plural';
import type { LineFault } from './typed-entries';

const KINDS_FR: Readonly<Record<EntryKind, string>> = { player: 'Joueurs', pair: 'Paires', team: 'Équipes' };
const KINDS_EN: Readonly<Record<EntryKind, string>> = { player: 'Players', pair: 'Pairs', team: 'Teams' };

const faultFr = (fault: LineFault): string => {
  switch (fault.fault) {
    case 'nobody':
      return 'Personne sur cette ligne.';
    case 'manyCells':
      return 'Trop de colonnes : numéro, personnes, club.';
    case 'number':
      return 'Le numéro va de 1 à 99999.';
    case 'persons':
      return fault.most === fault.least
        ? `Il faut ${fault.most} ${fault.most > 1 ? 'personnes' : 'personne'} ; ici ${fault.given}.`
        : `Il faut de ${fault.least} à ${fault.most} personnes ; ici ${fault.given}.`;
    case 'taken':
      return `Le numéro ${fault.number} est déjà pris.`;
    case 'twice':
      return `« ${fault.person} » est déjà à la ligne ${fault.line}.`;
    case 'plays':
      return `${fault.person} joue déjà sous le n° ${fault.number}.`;
    case 'strange':
      return `Le caractère ${fault.found} n’a pas sa place ici : retirez-le.`;
  }
};

const faultEn = (fault: LineFault): string => {
  switch (fault.fault) {
    case 'nobody':
      return 'Nobody in this line.';
    case 'manyCells':
      return 'Too many columns: number, persons, club.';
    case 'number':
      return 'The number is from 1 to 99999.';
    case 'persons':
      return fault.most === fault.least
        ? `It takes ${fault.most} ${fault.most > 1 ? 'persons' : 'person'}; here are ${fault.given}.`
        : `It takes ${fault.least} to ${fault.most} persons; here are ${fault.given}.`;
    case 'taken':
      return `Number ${fault.number} is taken already.`;
    case 'twice':
      return `“${fault.person}” is in line ${fault.line} already.`;
    case 'plays':
      return `${fault.person} plays already, as no. ${fault.number}.`;
    case 'strange':
      return `The character ${fault.found} does not belong here: take it out.`;
  }
};

const fr = {
  title: 'Inscriptions',
  lead: (count: number) =>
    count === 0 ? 'Personne n’est inscrit' : plural('fr', count, '1 inscription', `${count} inscriptions`),
  search: 'Chercher un nom, un numéro, un club',
  number: 'N°',
  who: 'Qui joue',
  club: 'Club',
  state: 'État',
  withdrawn: 'Retirée',
  struck: 'Retirée, rayée du classement',
  results: 'Résultats',
  resultsOf: (who: string) => `Ce que deviennent les résultats de ${who}`,
  waiting: 'En attente',
  admit: 'Faire entrer',
  admitOf: (who: string) => `Faire entrer ${who} de la liste d’attente`,
  revise: 'Modifier',
  reviseOf: (who: string) => `Modifier l’inscription de ${who}`,
  reviseSays:
    'Jusqu’à son premier résultat. Un nom changé est celui d’un autre invité ; une licence, celui d’un membre.',
  reviseSubmit: 'Modifier l’inscription',
  persons: 'Personnes',
  person: (n: number) => `Personne ${n}`,
  captain: 'Capitaine',
  teamName: 'Nom de l’équipe',
  personHelp: 'Une licence, ou le nom d’un invité : DUPONT Marie.',
  presence: 'Présence',
  here: 'Là',
  isHere: (who: string) => `Là : ${who}`,
  away: 'Absente',
  isAway: (who: string) => `Absente : ${who}`,
  present: (here: number, away: number, awaited: number) =>
    `Là : ${here} · absentes : ${away} · attendues : ${awaited}`,
  allHere: (n: number) => `Les ${n} attendues sont là`,
  substitute: 'Remplaçant',
  substituteOf: (who: string) => `Remplaçant dans ${who}`,
  out: 'Qui est remplacé',
  replacedBy: 'Qui le remplace',
  session: 'Séance',
  round: 'À partir de la ronde',
  why: 'Motif',
  nameSubstitute: 'Nommer le remplaçant',
  substituted: (by: string, out: string, session: number, round: number) =>
    `${by} pour ${out} à partir de la séance ${session}, ronde ${round}`,
  guests: (n: number) => (n === 1 ? 'un invité' : `${n} invités`),
  field: 'Groupe',
  none: 'Aucune inscription de ce genre',
  noneHelp: 'Changez la recherche pour en voir d’autres.',
  first: 'Personne n’est encore inscrit',
  firstHelp: 'Collez une liste, ou tapez une ligne par inscription.',
  register: 'Inscrire',
  enterOne: 'Inscrire à la main',
  registerOne: 'Inscrire',
  kindOfOne: 'Qui s’inscrit',
  kindsOfOne: { player: 'Un joueur', pair: 'Une paire', team: 'Une équipe' } satisfies Readonly<
    Record<EntryKind, string>
  >,
  personsHelp:
    'Une personne par ligne, le capitaine d’abord : une licence, ou le nom d’un invité (DUPONT Marie).',
  kind: 'Ce que sont les lignes',
  kinds: KINDS_FR,
  list: 'Liste',
  listHelp: {
    player:
      'Une ligne par joueur : « 12 DUPONT Marie » ou « 12 » et une licence. Sans numéro, le premier libre. Des colonnes collées d’un tableur : numéro, personne, club.',
    pair: 'Une ligne par paire : « 12 DUPONT Marie – DURAND Paul », noms ou licences. Sans numéro, le premier libre. Des colonnes collées d’un tableur : numéro, paire, club.',
    team: 'Une ligne par équipe : « 12 Les Martres: DUPONT Marie, DURAND Paul », le capitaine d’abord, noms ou licences. Sans numéro, le premier libre.',
  } satisfies Readonly<Record<EntryKind, string>>,
  guestsHelp: 'Un nom sans licence est un invité : il est scellé et peut être effacé comme un membre.',
  line: (line: number) => `Ligne ${line}`,
  ready: (count: number) =>
    count === 0
      ? 'Rien à inscrire'
      : plural('fr', count, '1 inscription prête', `${count} inscriptions prêtes`),
  wrong: (count: number) => plural('fr', count, '1 ligne à corriger', `${count} lignes à corriger`),
  registerAll: (count: number) =>
    count === 0 ? 'Inscrire' : plural('fr', count, 'Inscrire 1 ligne', `Inscrire les ${count} lignes`),
  registered: (count: number) =>
    plural('fr', count, '1 inscription enregistrée.', `${count} inscriptions enregistrées.`),
  cancel: 'Annuler',
  withdraw: 'Retirer',
  withdrawOf: (who: string) => `Retirer ${who}`,
  fault: faultFr,
};

const en: Text<typeof fr> = {
  title: 'Entries',
  lead: (count) => (count === 0 ? 'Nobody is entered' : plural('en', count, '1 entry', `${count} entries`)),
  search: 'Find a name, a number, a club',
  number: 'No.',
  who: 'Who plays',
  club: 'Club',
  state: 'State',
  withdrawn: 'Withdrawn',
  struck: 'Withdrawn, struck from the ranking',
  results: 'Results',
  resultsOf: (who) => `What becomes of the results of ${who}`,
  waiting: 'Waiting',
  admit: 'Let in',
  admitOf: (who) => `Let ${who} in from the waiting list`,
  revise: 'Revise',
  reviseOf: (who) => `Revise the entry of ${who}`,
  reviseSays: 'Until its first result. A name that is changed is another guest’s; a licence, a member’s.',
  reviseSubmit: 'Revise the entry',
  persons: 'Persons',
  person: (n) => `Person ${n}`,
  captain: 'Captain',
  teamName: 'Name of the team',
  personHelp: 'A licence, or the name of a guest: DUPONT Marie.',
  presence: 'Presence',
  here: 'There',
  isHere: (who) => `There: ${who}`,
  away: 'Absent',
  isAway: (who) => `Absent: ${who}`,
  present: (here, away, awaited) => `There: ${here} · absent: ${away} · awaited: ${awaited}`,
  allHere: (n) => `The ${n} awaited are there`,
  substitute: 'Substitute',
  substituteOf: (who) => `Substitute in ${who}`,
  out: 'Who is replaced',
  replacedBy: 'Who plays instead',
  session: 'Session',
  round: 'From round',
  why: 'Reason',
  nameSubstitute: 'Name the substitute',
  substituted: (by, out, session, round) => `${by} for ${out} from session ${session}, round ${round} on`,
  guests: (n) => (n === 1 ? 'a guest' : `${n} guests`),
  field: 'Field',
  none: 'No entry like that',
  noneHelp: 'Change the search to see others.',
  first: 'Nobody is entered yet',
  firstHelp: 'Paste a list, or type a line for each entry.',
  register: 'Register entries',
  enterOne: 'Enter one by hand',
  registerOne: 'Register',
  kindOfOne: 'Who enters',
  kindsOfOne: { player: 'A player', pair: 'A pair', team: 'A team' },
  personsHelp: 'A person a line, the captain first: a licence, or the name of a guest (DUPONT Marie).',
  kind: 'What the lines are',
  kinds: KINDS_EN,
  list: 'List',
  listHelp: {
    player:
      'A line for each player: “12 SMITH Mary”, or “12” and a licence. Without a number, the first that is free. Columns pasted from a spreadsheet: number, person, club.',
    pair: 'A line for each pair: “12 SMITH Mary – JONES Paul”, names or licences. Without a number, the first that is free. Columns pasted from a spreadsheet: number, pair, club.',
    team: 'A line for each team: “12 The Martens: SMITH Mary, JONES Paul”, the captain first, names or licences. Without a number, the first that is free.',
  },
  guestsHelp: 'A name without a licence is a guest: sealed, and erased like a member.',
  line: (line) => `Line ${line}`,
  ready: (count) =>
    count === 0 ? 'Nothing to register' : plural('en', count, '1 entry ready', `${count} entries ready`),
  wrong: (count) => plural('en', count, '1 line to put right', `${count} lines to put right`),
  registerAll: (count) =>
    count === 0 ? 'Register' : plural('en', count, 'Register 1 line', `Register the ${count} lines`),
  registered: (count) => plural('en', count, '1 entry is registered.', `${count} entries are registered.`),
  cancel: 'Cancel',
  withdraw: 'Withdraw',
  withdrawOf: (who) => `Withdraw ${who}`,
  fault: faultEn,
};

export const entriesTexts = { fr, en };

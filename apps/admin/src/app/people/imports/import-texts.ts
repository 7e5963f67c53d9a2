import { plural } from '../../language/plural';
import type { Text } from '../../language/text-shape';

const fr = {
  open: { members: 'Importer des membres', clubs: 'Importer des clubs' },
  back: { members: 'Membres', clubs: 'Clubs' },
  lead: {
    members:
      'Un fichier CSV (point-virgule ou virgule, UTF-8 ou Windows-1252) avec une ligne de titres : licence, nom, prénom, club ; né le, courriel, adresse, catégorie, année, du.',
    clubs:
      'Un fichier CSV (point-virgule ou virgule, UTF-8 ou Windows-1252) avec une ligne de titres : numéro, nom, région ; du.',
  },
  nothingYet: 'Rien n’est écrit avant que vous ayez vu ce que ferait chaque ligne.',
  file: 'Fichier',
  fileHelp: '16 Mo et 50 000 lignes au plus. Il est scellé, et oublié dès que l’import finit.',
  send: 'Voir ce qu’il ferait',
  sending: 'Envoi…',
  earlier: 'Imports précédents',
  none: 'Aucun import pour l’instant.',
  when: 'Envoyé',
  state: 'État',
  lines: 'Lignes',
  receipt: 'Import du',
  stages: {
    planning: 'Lecture en cours',
    planned: 'Essai : attend votre décision',
    writing: 'Écriture en cours',
    written: 'Écrit',
    discarded: 'Abandonné, rien n’a été écrit',
    failed: 'Interrompu par un défaut',
  },
  left: 'Vous pouvez quitter cette page : l’import continue, et son reçu reste ici.',
  progress: (done: number, of: number) => `${done} sur ${of}`,
  line: 'Ligne',
  id: { members: 'Licence', clubs: 'Numéro' },
  does: 'Ce qu’elle fait',
  did: 'Ce qu’elle a fait',
  toDo: 'À faire',
  kinds: { new: 'nouveau', changed: 'modifié', same: 'inchangé', problem: 'problème' },
  all: 'Toutes',
  filters: { new: 'Nouvelles', changed: 'Modifiées', same: 'Inchangées', problem: 'Problèmes' },
  alikeFilter: 'Peut-être déjà là',
  unwrittenFilter: 'Non écrites',
  alike: (of: string) =>
    `Peut-être la même personne que ${of} : donnez cette licence à la ligne, ou cochez la case ci-dessus.`,
  unwritten: 'A changé entre-temps et n’est pas écrit : renvoyez le fichier.',
  ignored: (titles: string) => `Ces colonnes ne sont pas lues : ${titles}`,
  unreadable: (line: number) => (line === 0 ? 'Le fichier ne se lit pas' : `Ligne ${line}`),
  changed:
    'Rien n’a été écrit : depuis l’essai, ce que ferait ce fichier a changé. Voici ce qu’il ferait maintenant.',
  problems: (n: number) =>
    `Rien ne peut être écrit : ${n} ${plural('fr', n, 'ligne a', 'lignes ont')} un problème. Corrigez le fichier et renvoyez-le.`,
  maybe: (n: number) =>
    `${n} ${plural('fr', n, 'ligne est', 'lignes sont')} peut-être de quelqu’un qui a déjà une licence.`,
  keep: 'Ce sont d’autres personnes : les enregistrer toutes',
  write: 'Importer toutes les lignes',
  discard: 'Abandonner',
  again: 'Envoyer un autre fichier',
  some: (n: number) =>
    `${n} ${plural('fr', n, 'ligne a changé', 'lignes ont changé')} entre-temps et ${plural('fr', n, 'n’est pas écrite', 'ne sont pas écrites')} : renvoyez le même fichier, le reste sera trouvé tel quel.`,
  failed:
    'L’installation n’a pas pu finir : des lignes peuvent être écrites. Renvoyez le même fichier : ce qui est écrit reste tel quel.',
  more: 'Lignes suivantes',
  unknown: 'Cet import n’existe pas, ou n’est pas le vôtre.',
  forbidden: 'Votre rôle ne permet pas d’importer.',
  down: 'Le serveur ne répond pas : rien n’est perdu, réessayez.',
};

const en: Text<typeof fr> = {
  open: { members: 'Import members', clubs: 'Import clubs' },
  back: { members: 'Members', clubs: 'Clubs' },
  lead: {
    members:
      'A CSV file (semicolon or comma, UTF-8 or Windows-1252) with a line of titles: licence, family name, first name, club; born, e-mail, address, category, year, from.',
    clubs:
      'A CSV file (semicolon or comma, UTF-8 or Windows-1252) with a line of titles: number, name, region; from.',
  },
  nothingYet: 'Nothing is written before you have seen what each line would do.',
  file: 'File',
  fileHelp: '16 MB and 50,000 lines at most. It is sealed, and forgotten as soon as the import ends.',
  send: 'See what it would do',
  sending: 'Sending…',
  earlier: 'Earlier imports',
  none: 'No import yet.',
  when: 'Sent',
  state: 'State',
  lines: 'Lines',
  receipt: 'Import of',
  stages: {
    planning: 'Being read',
    planned: 'Dry run: waits for your decision',
    writing: 'Being written',
    written: 'Written',
    discarded: 'Given up, nothing was written',
    failed: 'Stopped by a fault',
  },
  left: 'You may leave this page: the import goes on, and its receipt stays here.',
  progress: (done, of) => `${done} of ${of}`,
  line: 'Line',
  id: { members: 'Licence', clubs: 'Number' },
  does: 'What it does',
  did: 'What it did',
  toDo: 'To do',
  kinds: { new: 'new', changed: 'changed', same: 'same', problem: 'problem' },
  all: 'All',
  filters: { new: 'New', changed: 'Changed', same: 'Same', problem: 'Problems' },
  alikeFilter: 'Perhaps there already',
  unwrittenFilter: 'Not written',
  alike: (of) => `May be the same person as ${of}: give the line that licence, or tick the box above.`,
  unwritten: 'Was changed meanwhile and is not written: send the file again.',
  ignored: (titles) => `These columns are passed over: ${titles}`,
  unreadable: (line) => (line === 0 ? 'The file cannot be read' : `Line ${line}`),
  changed:
    'Nothing was written: what this file would do has changed since the dry run. This is what it would do now.',
  problems: (n) =>
    `Nothing can be written: ${n} ${plural('en', n, 'line has', 'lines have')} a problem. Put the file right and send it again.`,
  maybe: (n) =>
    `${n} ${plural('en', n, 'line is', 'lines are')} perhaps of somebody who has a licence already.`,
  keep: 'They are other people: register all of them',
  write: 'Import all lines',
  discard: 'Give up',
  again: 'Send another file',
  some: (n) =>
    `${n} ${plural('en', n, 'line was', 'lines were')} changed meanwhile and ${plural('en', n, 'is', 'are')} not written: send the same file again, the rest is found as it is.`,
  failed:
    'The installation could not finish: some lines may be written. Send the same file again: what is written stays as it is.',
  more: 'Further lines',
  unknown: 'There is no such import, or it is not yours.',
  forbidden: 'Your role may not import.',
  down: 'The server does not answer: nothing is lost, try again.',
};

/** Texts of the pages by which members and clubs are imported. */
export const importTexts = { fr, en };

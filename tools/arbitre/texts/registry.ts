import type { KINDS } from '@arbitre/events';

type Kinds = Readonly<Record<(typeof KINDS)[number], string>>;

const en = {
  members: 'members of the federation',
  clubs: 'clubs of the federation',
  importMembers: 'registers and updates members from a CSV file, all lines or none',
  importClubs: 'registers and updates clubs from a CSV file, all lines or none',
  file: 'a CSV file, UTF-8 or Windows-1252, with a line of titles',
  dryRun: 'tells what every line would do and writes nothing',
  keep: 'registers those too who may be there under another licence',
  kinds: { new: 'new', changed: 'changed', same: 'same', problem: 'problem' } as Kinds,
  line: (line: number, kind: string, id: string) => `line ${line}: ${kind}${id === '' ? '' : ` ${id}`}`,
  fileProblem: (line: number) => (line === 0 ? 'file' : `line ${line}`),
  maybe: (line: number, id: string, of: string) =>
    `line ${line}: ${id} may be the same person as ${of}: give the line that licence, or say --keep-duplicates`,
  ignored: (titles: string) => `These columns are passed over: ${titles}`,
  counts: (fresh: number, changed: number, same: number, problem: number) =>
    `${fresh} new, ${changed} changed, ${same} same, ${problem} with a problem`,
  nothing: 'Nothing was written: put these lines right and send the file again.',
  would: 'Nothing was written: this was a dry run.',
  written: 'Written.',
  unwritten: (line: number, id: string) => `line ${line}: ${id} was changed meanwhile and is not written`,
  finish: 'Send the same file again: what is written stays as it is, the rest is written.',
};

const fr: typeof en = {
  members: 'membres de la fédération',
  clubs: 'clubs de la fédération',
  importMembers: 'enregistre et met à jour des membres depuis un fichier CSV, toutes les lignes ou aucune',
  importClubs: 'enregistre et met à jour des clubs depuis un fichier CSV, toutes les lignes ou aucune',
  file: 'un fichier CSV, en UTF-8 ou Windows-1252, avec une ligne de titres',
  dryRun: 'dit ce que ferait chaque ligne, sans rien écrire',
  keep: 'enregistre aussi ceux qui sont peut-être là sous une autre licence',
  kinds: { new: 'nouveau', changed: 'modifié', same: 'inchangé', problem: 'problème' },
  line: (line, kind, id) => `ligne ${line} : ${kind}${id === '' ? '' : ` ${id}`}`,
  fileProblem: (line) => (line === 0 ? 'fichier' : `ligne ${line}`),
  maybe: (line, id, of) =>
    `ligne ${line} : ${id} est peut-être la même personne que ${of} : donnez cette licence à la ligne, ou dites --keep-duplicates`,
  ignored: (titles) => `Ces colonnes ne sont pas lues : ${titles}`,
  counts: (fresh, changed, same, problem) =>
    `${fresh} nouveaux, ${changed} modifiés, ${same} inchangés, ${problem} avec un problème`,
  nothing: 'Rien n’a été écrit : corrigez ces lignes et renvoyez le fichier.',
  would: 'Rien n’a été écrit : ce n’était qu’un essai.',
  written: 'Écrit.',
  unwritten: (line, id) => `ligne ${line} : ${id} a changé entre-temps et n’est pas écrit`,
  finish: 'Renvoyez le même fichier : ce qui est écrit reste tel quel, le reste sera écrit.',
};

export const registryTexts = { en, fr } as const;

/** What the commands about word lists and Scrabble games in GCG say. */
const fr = {
  words: 'listes de mots du Scrabble',
  install: 'vérifie, compile et garde une liste de mots, un par ligne',
  listFile: 'le fichier de la liste (UTF-8 ou ISO 8859-1)',
  name: 'nom de la liste, ods9 par exemple',
  list: 'les listes installées',
  check: 'dit si des mots sont admis',
  word: 'les mots',
  checkName: 'la liste à consulter (par défaut la liste d’essai)',
  installed: (name: string, words: number, fingerprint: string) =>
    `Liste ${name} installée : ${words} mots, empreinte ${fingerprint}`,
  unchanged: (name: string, words: number, fingerprint: string) =>
    `Liste ${name} déjà installée, rien n’a changé : ${words} mots, empreinte ${fingerprint}`,
  merged: (merged: number) => `${merged} autres graphies d’un mot déjà là, réunies avec lui`,
  line: (line: number) => (line === 0 ? 'liste' : `ligne ${line}`),
  nothingInstalled: (wrong: number) =>
    `${wrong} ligne(s) en défaut : rien n’a été installé. Corrigez le fichier et recommencez.`,
  noLists: (directory: string) => `Aucune liste dans ${directory}.`,
  row: (name: string, words: number, fingerprint: string) => `${name}  ${words} mots  ${fingerprint}`,
  trial: 'Liste d’essai libre (paquet an-array-of-french-words, MIT) : ce n’est pas la liste officielle.',
  admitted: (word: string) => `${word}  admis`,
  notAdmitted: (word: string) => `${word}  non admis`,
};

const en: typeof fr = {
  words: 'word lists of Scrabble',
  install: 'checks, compiles and keeps a word list, one word a line',
  listFile: 'the file of the list (UTF-8 or ISO 8859-1)',
  name: 'name of the list, ods9 for example',
  list: 'the lists installed',
  check: 'says whether words are admitted',
  word: 'the words',
  checkName: 'the list to look in (by default the trial list)',
  installed: (name, words, fingerprint) =>
    `List ${name} installed: ${words} words, fingerprint ${fingerprint}`,
  unchanged: (name, words, fingerprint) =>
    `List ${name} was installed before, nothing changed: ${words} words, fingerprint ${fingerprint}`,
  merged: (merged) => `${merged} other spellings of a word already there, merged with it`,
  line: (line) => (line === 0 ? 'list' : `line ${line}`),
  nothingInstalled: (wrong) =>
    `${wrong} wrong line(s): nothing was installed. Correct the file and try again.`,
  noLists: (directory) => `No list in ${directory}.`,
  row: (name, words, fingerprint) => `${name}  ${words} words  ${fingerprint}`,
  trial: 'Free trial list (package an-array-of-french-words, MIT): this is not the official list.',
  admitted: (word) => `${word}  admitted`,
  notAdmitted: (word) => `${word}  not admitted`,
};

export const wordsTexts = { fr, en };

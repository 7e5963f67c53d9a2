/** The word lists of Scrabble on disk (docs/word-lists.md). */
export { TRIAL_LIST } from './words/directory';
export { installWordList, type Installation } from './words/install';
export { installedLists, loadLexicon, type InstalledList } from './words/load';
export { fingerprintIn, shelfOf } from './words/shelve';
export { WordListFolder } from './words/word-list-folder';
export { WordListRefused } from './words/refused';

import { plural } from '../../language/plural';
import type { Text } from '../../language/text-shape';

const fr = {
  title: 'Mots à rapporter au registre',
  back: 'Régions',
  lead: 'D’anciennes compétitions disent leur région, et leurs inscriptions leur club, en toutes lettres. Dites une fois ce que chaque mot désigne : elles renvoient ensuite au registre. Rien n’est écrit avant que vous ayez vu ce qui change.',
  kinds: { region: 'Régions', club: 'Clubs' },
  word: 'Mot',
  said: 'Dit par',
  means: 'Désigne',
  times: (competitions: number, entries: number) =>
    entries === 0
      ? `${competitions} ${plural('fr', competitions, 'compétition', 'compétitions')}`
      : `${entries} ${plural('fr', entries, 'inscription', 'inscriptions')} dans ${competitions} ${plural('fr', competitions, 'compétition', 'compétitions')}`,
  undecided: 'Plus tard',
  none: 'Rien du registre : le mot reste',
  number: 'Numéro du club',
  meaning: (word: string) => `Ce que « ${word} » désigne`,
  proposed: (name: string) => `Proposé : ${name}`,
  left: (n: number) => `${n} ${plural('fr', n, 'mot laissé tel quel', 'mots laissés tels quels')}`,
  look: 'Voir ce qui change',
  change: 'Ce qui change',
  changes: (competitions: number, entries: number) =>
    `${competitions} ${plural('fr', competitions, 'compétition', 'compétitions')}, ${entries} ${plural('fr', entries, 'inscription', 'inscriptions')}`,
  becomes: (word: string, name: string) => `« ${word} » devient ${name}`,
  stays: (word: string) => `« ${word} » reste un mot`,
  further: (n: number) => `et ${n} ${plural('fr', n, 'autre', 'autres')}`,
  write: 'Rapporter au registre',
  again: 'Revenir aux choix',
  done: 'C’est écrit ; le reçu est ci-dessous.',
  empty: 'Rien à rapporter.',
  emptyHelp: 'Chaque compétition a sa région, et chaque inscription son club, dans le registre.',
  receipts: 'Reçus',
  receipt: (n: number) => `Reçu n° ${n}`,
  when: 'Quand',
  by: 'Par',
  importer: 'ligne de commande',
  changed: 'Compétitions modifiées',
  words: 'Mots',
  leftWord: 'reste un mot',
  noReceipt: 'Aucun reçu pour l’instant.',
};

const en: Text<typeof fr> = {
  title: 'Words to match with the registry',
  back: 'Regions',
  lead: 'Competitions of old say their region, and their entries the club, in words. Say once what each word means: they refer to the registry from then on. Nothing is written before you have seen what changes.',
  kinds: { region: 'Regions', club: 'Clubs' },
  word: 'Word',
  said: 'Said by',
  means: 'Means',
  times: (competitions, entries) =>
    entries === 0
      ? `${competitions} ${plural('en', competitions, 'competition', 'competitions')}`
      : `${entries} ${plural('en', entries, 'entry', 'entries')} in ${competitions} ${plural('en', competitions, 'competition', 'competitions')}`,
  undecided: 'Later',
  none: 'Nothing in the registry: the word stays',
  number: 'Number of the club',
  meaning: (word) => `What “${word}” means`,
  proposed: (name) => `Proposed: ${name}`,
  left: (n) => `${n} ${plural('en', n, 'word left as it is', 'words left as they are')}`,
  look: 'See what changes',
  change: 'What changes',
  changes: (competitions, entries) =>
    `${competitions} ${plural('en', competitions, 'competition', 'competitions')}, ${entries} ${plural('en', entries, 'entry', 'entries')}`,
  becomes: (word, name) => `“${word}” becomes ${name}`,
  stays: (word) => `“${word}” stays a word`,
  further: (n) => `and ${n} more`,
  write: 'Match with the registry',
  again: 'Back to the choices',
  done: 'It is written; the receipt is below.',
  empty: 'Nothing to match.',
  emptyHelp: 'Every competition has its region, and every entry its club, in the registry.',
  receipts: 'Receipts',
  receipt: (n) => `Receipt no. ${n}`,
  when: 'When',
  by: 'By',
  importer: 'command line',
  changed: 'Competitions changed',
  words: 'Words',
  leftWord: 'stays a word',
  noReceipt: 'No receipt yet.',
};

export const wordsTexts = { fr, en };

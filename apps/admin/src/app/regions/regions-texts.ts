import { plural } from '../language/plural';
import type { Text } from '../language/text-shape';

const fr = {
  title: 'Régions',
  words: 'Mots à rapporter',
  byRegion: 'Compétitions par région',
  region: 'Région',
  competitions: 'Compétitions',
  open: 'En cours',
  changed: 'Dernier changement',
  counts: (all: number, open: number) =>
    `${all} ${plural('fr', all, 'compétition', 'compétitions')}, dont ${open} en cours`,
  leaders: 'En tête',
  ex: (n: number) => `ex æquo avec ${n} ${plural('fr', n, 'autre', 'autres')}`,
  andMore: (n: number) => `et ${n} ${plural('fr', n, 'autre', 'autres')} à égalité`,
  noLeader: 'Aucun résultat pour l’instant',
  clubs: 'Ses clubs',
  all: 'Toutes les régions',
  empty: 'Aucune compétition pour l’instant.',
  emptyHelp: 'Une région paraît ici avec sa première compétition.',
  unknown: (name: string) => `La région « ${name} » n’a pas de compétition.`,
};

const en: Text<typeof fr> = {
  title: 'Regions',
  words: 'Words to match',
  byRegion: 'Competitions by region',
  region: 'Region',
  competitions: 'Competitions',
  open: 'Running',
  changed: 'Last change',
  counts: (all, open) => `${all} ${plural('en', all, 'competition', 'competitions')}, ${open} running`,
  leaders: 'In the lead',
  ex: (n) => `tied with ${n} ${plural('en', n, 'other', 'others')}`,
  andMore: (n) => `and ${n} ${plural('en', n, 'other', 'others')} level with them`,
  noLeader: 'No result yet',
  clubs: 'Its clubs',
  all: 'All regions',
  empty: 'No competition yet.',
  emptyHelp: 'A region appears here with its first competition.',
  unknown: (name) => `The region “${name}” has no competition.`,
};

export const regionsTexts = { fr, en };

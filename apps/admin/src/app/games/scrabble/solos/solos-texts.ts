import { plural } from '../../../language/plural';
import type { Text } from '../../../language/text-shape';

const fr = {
  title: 'Solos',
  lead: (n: number) => `${n} ${plural('fr', n, 'solo', 'solos')}`,
  season: 'Saison',
  seasonOf: (year: number) => `${year}-${year + 1}`,
  allSeasons: 'Toutes les saisons',
  club: 'Club',
  allClubs: 'Tous les clubs',
  oneCompetition: 'Une seule compétition',
  everywhere: 'Toutes les compétitions',
  players: 'Par joueur',
  clubs: 'Par club',
  all: 'Tous les solos',
  player: 'Joueur',
  solos: 'Solos',
  points: 'Primes',
  competition: 'Compétition',
  round: 'Coup',
  word: 'Mot',
  score: 'Points',
  empty: 'Aucun solo ici.',
  emptyHelp: 'Les solos sont annoncés à la fin de chaque partie.',
};

const en: Text<typeof fr> = {
  title: 'Solos',
  lead: (n) => `${n} ${plural('en', n, 'solo', 'solos')}`,
  season: 'Season',
  seasonOf: (year) => `${year}-${year + 1}`,
  allSeasons: 'All seasons',
  club: 'Club',
  allClubs: 'All clubs',
  oneCompetition: 'One competition only',
  everywhere: 'All competitions',
  players: 'By player',
  clubs: 'By club',
  all: 'All solos',
  player: 'Player',
  solos: 'Solos',
  points: 'Bonuses',
  competition: 'Competition',
  round: 'Round',
  word: 'Word',
  score: 'Points',
  empty: 'No solo here.',
  emptyHelp: 'Solos are announced at the end of each game.',
};

export const solosTexts = { fr, en };

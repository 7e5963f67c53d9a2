import { plural } from '../language/plural';
import type { Text } from '../language/text-shape';

const fr = {
  paste: 'Coller une liste',
  list: 'La liste',
  help: {
    team: 'Une équipe par ligne : équipe, club, joueurs (licences), capitaine, remplaçants ; ou un joueur par ligne avec son équipe. La première ligne peut dire les colonnes.',
    pair: 'Une paire par ligne : deux licences, puis le club. La première ligne peut dire les colonnes.',
    member: 'Une licence par ligne, puis le club. La première ligne peut dire les colonnes.',
  },
  tabs: 'Copiez-la d’un tableur, ou séparez les cases par des points-virgules.',
  file: 'Ou choisissez un fichier CSV',
  lead: 'Ce que ferait chaque ligne',
  line: 'Ligne',
  does: 'Effet',
  doing: {
    ENTERS: 'inscrit',
    WAITS: 'mis en attente',
    NAMES: 'joueurs nommés',
    SAME: 'déjà là',
    PROBLEM: 'impossible',
  },
  columns: {
    name: 'équipe',
    club: 'club',
    region: 'région',
    members: 'joueurs',
    captain: 'capitaine',
    substitutes: 'remplaçants',
    from: 'à partir de',
    entry: 'identifiant',
  } as Readonly<Record<string, string>>,
  ignored: (titles: string) => `Colonnes laissées de côté : ${titles}.`,
  wrong: (n: number) =>
    `${n} ${plural('fr', n, 'ligne à corriger', 'lignes à corriger')} : rien n’est écrit tant qu’il en reste.`,
  ready: (n: number) => `${n} ${plural('fr', n, 'ligne à écrire', 'lignes à écrire')}.`,
  nothing: 'Tout est déjà là : il n’y a rien à écrire.',
  reading: 'Lecture…',
  send: (n: number) => `Écrire ${n} ${plural('fr', n, 'ligne', 'lignes')}`,
  cancel: 'Annuler',
  written: (n: number) => `${n} ${plural('fr', n, 'ligne écrite', 'lignes écrites')}.`,
};

const en: Text<typeof fr> = {
  paste: 'Paste a list',
  list: 'The list',
  help: {
    team: 'A team a line: team, club, players (licences), captain, substitutes; or a player a line with the team. The first line may name the columns.',
    pair: 'A pair a line: two licences, then the club. The first line may name the columns.',
    member: 'A licence a line, then the club. The first line may name the columns.',
  },
  tabs: 'Copy it from a spreadsheet, or put semicolons between the cells.',
  file: 'Or choose a CSV file',
  lead: 'What each line would do',
  line: 'Line',
  does: 'Effect',
  doing: {
    ENTERS: 'enters',
    WAITS: 'waits',
    NAMES: 'players named',
    SAME: 'there already',
    PROBLEM: 'cannot be',
  },
  columns: {
    name: 'team',
    club: 'club',
    region: 'region',
    members: 'players',
    captain: 'captain',
    substitutes: 'substitutes',
    from: 'from',
    entry: 'identifier',
  },
  ignored: (titles: string) => `Columns that are passed over: ${titles}.`,
  wrong: (n: number) =>
    `${n} ${plural('en', n, 'line', 'lines')} to correct: nothing is written as long as one is left.`,
  ready: (n: number) => `${n} ${plural('en', n, 'line', 'lines')} to write.`,
  nothing: 'All of it is there already: there is nothing to write.',
  reading: 'Reading…',
  send: (n: number) => `Write ${n} ${plural('en', n, 'line', 'lines')}`,
  cancel: 'Cancel',
  written: (n: number) => `${n} ${plural('en', n, 'line', 'lines')} written.`,
};

export const divisionListTexts = { fr, en };

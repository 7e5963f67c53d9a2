import type { GcgProblem } from '@arbitre/rules/scrabble';

type Codes = Readonly<Record<GcgProblem['code'], string>>;

/** What the check of a GCG file says. */
const fr = {
  scrabble: 'parties de Scrabble',
  check: 'recalcule les scores d’une partie au format GCG (jeu de lettres anglais)',
  file: 'le fichier GCG',
  player: (number: number) => `joueur ${number}`,
  kinds: {
    play: 'coup',
    exchange: 'échange',
    pass: 'passe',
    challenge: 'bonus de contestation',
    withdrawal: 'mot retiré',
    time: 'dépassement du temps',
    'last-tiles': 'dernières lettres',
  },
  matches: 'juste',
  differs: (computed: number) => `calculé : ${computed}`,
  agreed: 'selon la feuille',
  impossible: 'ce mot ne peut être posé',
  total: 'le total ne suit pas',
  rack: 'lettres absentes du chevalet noté',
  summary: (plays: number, right: number, turns: number, wrong: number) =>
    `${right} coups sur ${plays} ont le score calculé ; ${turns} lignes, ${wrong} en désaccord.`,
  unreadable: (file: string, problems: number) =>
    `${file} : ${problems} ligne(s) illisible(s), rien n’a été calculé.`,
  line: (line: number) => (line === 0 ? 'fichier' : `ligne ${line}`),
  codes: {
    'gcg-line-not-readable': 'cette ligne n’est ni un coup ni un commentaire',
    'gcg-letters-not-english': 'lettres d’une autre langue : seul le jeu anglais est recalculé',
    'gcg-more-players': 'plus de deux joueurs : seules les parties à deux sont recalculées',
    'gcg-too-long': 'trop long pour une partie (au plus un million de caractères)',
    'gcg-place-not-readable': 'cette place n’est pas sur la grille',
    'gcg-player-unknown': 'ce joueur n’est pas annoncé en tête',
    'gcg-no-players': 'il manque #player1 ou #player2',
    'gcg-no-turns': 'aucun coup',
  } satisfies Codes as Codes,
};

const en: typeof fr = {
  scrabble: 'games of Scrabble',
  check: 'computes the scores of a game in GCG anew (English tiles)',
  file: 'the GCG file',
  player: (number) => `player ${number}`,
  kinds: {
    play: 'move',
    exchange: 'exchange',
    pass: 'pass',
    challenge: 'challenge bonus',
    withdrawal: 'word withdrawn',
    time: 'time overrun',
    'last-tiles': 'last tiles',
  },
  matches: 'right',
  differs: (computed) => `computed: ${computed}`,
  agreed: 'as the sheet says',
  impossible: 'this word cannot be laid',
  total: 'the total does not follow',
  rack: 'tiles that the recorded rack has not',
  summary: (plays, right, turns, wrong) =>
    `${right} of ${plays} moves score as computed; ${turns} lines, ${wrong} in disagreement.`,
  unreadable: (file, problems) => `${file}: ${problems} line(s) cannot be read, nothing was computed.`,
  line: (line) => (line === 0 ? 'file' : `line ${line}`),
  codes: {
    'gcg-line-not-readable': 'this line is neither a turn nor a comment',
    'gcg-letters-not-english': 'letters of another language: only the English tiles are computed',
    'gcg-more-players': 'more than two players: only games for two are computed',
    'gcg-too-long': 'too long for a game (at most a million characters)',
    'gcg-place-not-readable': 'this place is not on the board',
    'gcg-player-unknown': 'this player is not named at the head',
    'gcg-no-players': '#player1 or #player2 is missing',
    'gcg-no-turns': 'no turn',
  },
};

export const gcgTexts = { fr, en };

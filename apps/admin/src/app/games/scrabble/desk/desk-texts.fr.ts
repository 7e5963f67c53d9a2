import { plural } from '../../../language/plural';
import type { Text } from '../../../language/text-shape';

const count = (n: number, one: string, other: string): string => `${n}\u00a0${plural('fr', n, one, other)}`;

/** Texts of the arbiter's desk, in French. */
export const fr = {
  acts: {
    'verify-bag': 'Sac vérifié : 100 lettres et 2 jokers',
    draw: 'Tirer',
    'call-rack': 'Tirage annoncé',
    'repeat-rack': 'Tirage répété',
    'start-clock': 'Lancer le temps',
    'signal-time': 'Signal donné',
    'end-time': 'Fin du temps',
    'collect-slips': 'Bulletins ramassés',
    retain: 'Retenir ce mot',
    'announce-word': 'Mot annoncé',
    'close-round': 'Clore la correction du coup',
    'annul-round': 'Annuler le coup',
    'announce-results': 'Proclamer les résultats',
    'declare-over': 'Déclarer la partie finie',
    interrupt: 'Interrompre la partie',
    resume: 'Reprendre la partie',
    abandon: 'Abandonner la partie',
    'open-next-game': 'Commencer la partie suivante',
  } as Readonly<Record<string, string>>,
  callEarly: (seconds: number) => `Annoncer avant la fin de la pause (${seconds} s)`,
  toNextGame: 'Aller à la partie suivante',
  topsReady: (n: number, score: number) =>
    `Tops prêts : ${n === 1 ? 'une solution' : `${n} solutions`} à ${score}`,
  next: 'À faire',
  letters: 'Lettres tirées',
  lettersHelp: (n: number, leftover: string) =>
    leftover === ''
      ? `${count(n, 'lettre', 'lettres')} à tirer, ? pour un joker`
      : `${count(n, 'lettre', 'lettres')} à ajouter au reliquat ${leftover}, ? pour un joker`,
  random: 'Tirer au hasard',
  drawProblems: {
    count: (given: number, expected: number) => `${count(given, 'lettre', 'lettres')} sur ${expected}.`,
    letters: 'Des lettres de A à Z, et ? pour un joker.',
    bag: (letters: string) => `Le sac n’a plus : ${letters}.`,
  },
  say: 'À dire',
  sayFr: 'En français',
  sayEn: 'En anglais',
  timeLeft: 'Temps restant',
  timeOver: 'Terminé',
  signal: (seconds: number) => `Il reste ${seconds} secondes`,
  choose: 'Mot à retenir',
  reason: 'Motif du choix',
  reasonDefault: 'Ouvre davantage le jeu',
  reasonNeeded: 'Un autre mot que celui proposé demande un motif.',
  alarm: (player: string, score: number) =>
    `${player} annonce ${score}, plus que le top : tranchez avant de retenir.`,
  slips: (round: number) => `Bulletins du coup ${round}`,
  noSlips: 'Les bulletins se saisissent après le ramassage.',
  field: 'Numéro, puis place, mot et points',
  grammar: '12 H4 MAISON 74 · 12 74 · w avertissement · p −5 · z6 nullité · h mal lisible · s plusieurs',
  grammarHelp:
    'Le numéro seul propose le top. Un joker s’écrit entre parenthèses : MAIS(O)N. Sanction : w, p ou z, suivie du numéro de l’article.',
  offers: (top: string) => `Entrée propose le top : ${top}`,
  again: 'remplace le bulletin déjà saisi',
  missing: (n: number) =>
    n === 0 ? 'Tous les bulletins sont saisis' : count(n, 'bulletin manque', 'bulletins manquent'),
  missingNames: (names: string) => `Manquent : ${names}`,
  unsent: (n: number) => `${count(n, 'bulletin', 'bulletins')} en attente d’envoi`,
  retype: 'Reprendre',
  undoSays: (typed: string, player: string) =>
    `Annuler remet « ${typed} » dans le champ : ce que vous y enregistrez remplace le bulletin de ${player}.`,
  deskReason: 'Corrigé à la table d’arbitrage',
  marks: { hardToRead: 'mal lisible', several: 'plusieurs bulletins' },
  sanctions: {
    warning: 'avertissement',
    penalty: 'pénalité de 5',
    zero: 'nullité',
  } as Readonly<Record<string, string>>,
  problems: {
    player: 'Commencez par le numéro du joueur.',
    unknownPlayer: (n: number) => `Personne n’a le numéro ${n}.`,
    nothing: 'Il manque le mot ou les points.',
    score: 'Il manque le mot, ou les points.',
    points: 'Cette sanction demande les points : 12 74 w.',
    unknown: (part: string) => `« ${part} » ne se comprend pas ici.`,
    character: (code: string) =>
      `Un caractère qu’aucun bulletin ne porte s’y trouve (${code}) : retapez la ligne.`,
    absent: (player: string) => `${player} n’est pas noté présent.`,
  },
  rule: 'À trancher',
  ruleOf: (player: string) => `Bulletin de ${player}`,
  article: 'Article',
  why: 'Motif',
  points: 'Points',
  decide: 'Trancher',
  players: 'Joueurs',
  present: (n: number, all: number) => `${n} présents sur ${all}`,
  checkInAll: (n: number) => `Noter présents les ${n} inscrits`,
  checkIn: 'Noter présent',
  number: 'Numéro',
  more: 'Autres actes',
  annulReason: 'Motif de l’annulation',
  overReason: 'Plus rien ne peut être joué : motif',
  interruptReason: 'Motif de l’interruption',
  lastTyped: 'Reprendre le dernier bulletin',
  recorded: (round: number, rounds: number) =>
    `Coup ${round} sur ${rounds} : les lettres sont celles de la partie enregistrée.`,
  retainRecorded: 'Retenir le mot de la partie enregistrée',
  takeRecord: 'Fichier de la partie, pour les autres centres',
  nothingNow: 'Rien à faire pour l’instant.',
};

export type DeskTexts = Text<typeof fr>;

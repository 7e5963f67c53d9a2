import { plural } from '../../language/plural';
import { trickPlay } from '../trick-play';
import { tournament } from './tournament/tournament-texts.fr';
import type { Text } from '../../language/text-shape';

const count = (n: number, one: string, other: string): string => `${n}\u00a0${plural('fr', n, one, other)}`;

/** Texts of the skat pages, in French: the catalogue that fixes the keys. */
export const fr = {
  seats: { forehand: 'Entame', middlehand: 'Médian', rearhand: 'Dernier', dealer: 'Donneur' } as Readonly<
    Record<string, string>
  >,
  seatLetters: { forehand: 'E', middlehand: 'M', rearhand: 'D' } as Readonly<Record<string, string>>,
  seatNames: {
    forehand: 'joueur d’entame',
    middlehand: 'joueur médian',
    rearhand: 'joueur en dernière position',
  } as Readonly<Record<string, string>>,
  sides: { declarer: 'Preneur', opponents: 'Adversaires' } as Readonly<Record<string, string>>,
  roles: {
    dealer: 'donne',
    declarer: 'preneur',
    opponent: 'adversaire',
    'sits-out': 'mort',
  } as Readonly<Record<string, string>>,
  sitsOut: 'Ne joue pas',
  idle: 'Mort',
  duties: {
    ...trickPlay.fr.duties,
    irregularity: 'Faute à invoquer',
  } as Readonly<Record<string, string>>,
  options: {
    'answer-claim true': 'Accepter',
    'answer-claim false': 'Contester',
    'consent true': 'Consentir',
    'consent false': 'Refuser',
    'claim-breach': 'Invoquer la faute',
    'demand-continuation': 'Continuer le jeu',
    dispute: 'Demander à l’arbitre',
  } as Readonly<Record<string, string>>,
  decisions: {
    ...trickPlay.fr.decisions,
    redeal: 'nouvelle donne',
    proven: 'le fait contesté est établi',
    'game-decided': 'la partie est décidée',
  } as Readonly<Record<string, string>>,
  levels: { simple: 'simple', schneider: 'schneider', schwarz: 'schwarz' } as Readonly<
    Record<string, string>
  >,
  bidding: 'Enchères',
  noBids: 'Personne n’a encore parlé.',
  calls: { hold: 'oui', pass: 'passe', play: 'joue', 'take-skat': 'prend le skat' } as Readonly<
    Record<string, string>
  >,
  skat: 'Skat',
  skatHidden: 'Skat, face cachée',
  skatOf: (cards: string) => `Skat : ${cards}`,
  laidAway: 'écarté',
  inSkat: 'dans le skat',
  held: (n: number) => count(n, 'carte cachée', 'cartes cachées'),
  announcement: 'Annonce',
  bid: 'Enchère',
  points: 'Points de cartes',
  trick: (n: number) => `Pli ${n}`,
  tricks: 'Plis',
  lastTrick: 'Dernier pli',
  passedIn: 'Jeu passé',
  games: { C: 'trèfle', S: 'pique', H: 'cœur', D: 'carreau', G: 'grand', N: 'null' } as Readonly<
    Record<string, string>
  >,
  overbidWord: 'surenchéri',
  hand: 'de la main',
  ouvert: 'ouvert',
  schneiderAnnounced: 'Schneider annoncé',
  schwarzAnnounced: 'Schwarz annoncé',
  value: 'Valeur du jeu',
  matadors: (n: number) => (n > 0 ? `avec ${n}` : `sans ${-n}`),
  steps: {
    game: 'jeu',
    hand: 'main',
    schneider: 'Schneider',
    'schneider-announced': 'Schneider annoncé',
    schwarz: 'Schwarz',
    'schwarz-announced': 'Schwarz annoncé',
    ouvert: 'ouvert',
  } as Readonly<Record<string, string>>,
  step: (name: string, multiplier: number) => `${name} ${multiplier}`,
  product: (multiplier: number, base: number, value: number) =>
    `${multiplier}\u00a0×\u00a0${base}\u00a0=\u00a0${value}`,
  sum: (said: string, result: string) => `${said}\u00a0: ${result}`,
  fixed: (value: number) => `valeur fixe ${value}`,
  lifted: (bid: number, multiplier: number, base: number, value: number) =>
    `surenchéri : pour ${bid}, ${multiplier} × ${base} = ${value}`,
  lostDoubled: (value: number) => `perdu, compte double : ${value}`,
  won: 'gagné',
  lost: 'perdu',
  duty: (seat: string, duty: string) => `${seat} : ${duty}`,
  sheet: {
    title: 'Liste de jeu',
    caption: (series: number, table: string) => `Liste de jeu : série ${series}, table ${table}`,
    deal: 'Jeu',
    game: 'Jeu annoncé',
    dealer: 'Donneur',
    base: 'Valeur de base',
    with: 'Avec',
    without: 'Sans',
    columns: {
      hand: 'De la main',
      schneider: 'Schneider',
      schneiderAnnounced: 'Schneider annoncé',
      schwarz: 'Schwarz',
      schwarzAnnounced: 'Schwarz annoncé',
      ouvert: 'Ouvert',
      overbid: 'Surenchéri',
    } as Readonly<Record<string, string>>,
    valueWon: 'Gagné',
    valueLost: 'Perdu (double)',
    points: 'Points',
    total: 'Total',
    wonShort: 'G',
    lostShort: 'P',
    wonGames: 'Jeux gagnés',
    lostGames: 'Jeux perdus',
    ruled: 'Tranché par l’arbitre',
    struck: 'rayé',
    settlement: (stake: string) => `Règlement en centimes (${stake} par point)`,
    payments: (stake: string) => `Paiements jeu par jeu, en centimes (${stake} par point)`,
    signatures: 'Signatures',
    foot: {
      points: 'Points de valeur',
      games: '(gagnés − perdus) × 50',
      defence: 'Jeux perdus par les autres',
      result: 'Résultat',
    } as Readonly<Record<string, string>>,
    counts: (won: number, lost: number, passed: number, struck: number) =>
      [
        count(won, 'jeu gagné', 'jeux gagnés'),
        count(lost, 'perdu', 'perdus'),
        count(passed, 'passé', 'passés'),
        ...(struck === 0 ? [] : [count(struck, 'rayé', 'rayés')]),
      ].join(', '),
    empty: 'Cette table n’a pas encore de jeu.',
    print: 'Imprimer la liste',
  },
  tournament,
  entry: {
    example: '2g2+',
    help: 'Colonne du preneur, jeu (T P C K, G grand, N null), honneurs (-2 : sans 2), H main, S Schneider, Z Schwarz, A annoncé, O ouvert, + gagné ou - perdu. 0 : jeu passé. /5 : aller au jeu 5.',
    without: 'sans',
    steps: { H: 'de la main', S: 'Schneider', Z: 'Schwarz', A: 'annoncé', O: 'ouvert' },
    complete: 'La liste est complète',
    replaces: 'remplace le jeu inscrit',
    mayNotCorrect: 'Ce jeu est enregistré : l’organisation ou l’arbitre le corrige.',
    retype: 'Reprendre',
    undoSays: (game: string, typed: string) =>
      `Annuler remet ${typed} dans le champ pour corriger ${game}, avec l’accord de tous les joueurs.`,
    consents: 'Chacun est d’accord avec la correction',
    allAgree: 'Tous sont d’accord : enregistrer',
    consentsMissing: 'Un jeu inscrit ne se corrige qu’avec l’accord de tous les joueurs.',
    problems: {
      declarer: 'Commencez par la colonne du preneur.',
      game: 'Il manque le jeu : T trèfle, P pique, C cœur, K carreau, G grand, N null.',
      matadors: 'Il manque les honneurs : 1 à 11 (1 à 4 en grand), -2 pour « sans 2 ».',
      outcome: 'Terminez par + (gagné) ou - (perdu).',
      steps: 'Niveaux : H main, S Schneider, Z Schwarz, A annoncé, O ouvert.',
      sitsOut: (seat: number) => `La place ${seat} donne et ne joue pas.`,
      table: (seats: number) => `À cette table il y a ${seats} places.`,
      rest: (rest: string) => `« ${rest} » est de trop.`,
    },
  },
};

export type SkatTexts = Text<typeof fr>;

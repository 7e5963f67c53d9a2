import { plural } from '../../language/plural';

/** Texts of the tournament of Joffre, in French. */
export const fr = {
  games: 'Parties',
  game: (n: number): string => `Partie ${n}`,
  table: (name: string): string => `Table ${name}`,
  of: (drawn: number, games: number): string => `${drawn} parties tirées sur ${games}`,
  partners: { drawn: 'Équipes tirées à chaque partie', kept: 'Équipes gardées tout le tournoi' },
  draw: (n: number, players: number): string => `Tirer la partie ${n} : ${players} joueurs`,
  tooFew: 'Il faut au moins quatre joueurs présents.',
  seed: 'Graine :',
  out: (names: string): string => `Au repos : ${names}`,
  dealer: (seat: string): string => `Premier donneur : ${seat}`,
  drawing: (seats: string): string => `Tirent une carte : ${seats}`,
  states: {
    playing: 'en cours',
    abandoned: 'abandonnée',
    provisional: 'à signer',
    disputed: 'en litige',
    final: 'finale',
  },
  deal: 'Brasse',
  bid: 'Mise',
  buyer: 'Acheteur',
  total: 'Total',
  won: (side: string): string => `Gagnée par ${side}`,
  byTime: 'arrêtée par l’heure',
  signedBy: (who: string): string => `Signé : ${who}`,
  refused: (who: string, why: string): string => `${who} refuse de signer : ${why}`,
  ruled: (why: string): string => `Décision de l’arbitre : ${why}`,
  abandoned: (why: string): string => `Partie abandonnée : ${why}`,
  warned: (who: string, why: string): string => `Avertissement à ${who} : ${why}`,
  disqualified: (who: string, why: string): string => `${who} est disqualifié : ${why}`,
  deals: 'Brasses de la table',
  print: { sheets: 'Imprimer les feuilles', plan: 'Imprimer les tables' },
  tap: {
    buyer: 'Acheteur',
    bid: 'Mise',
    points: 'Points de son camp',
    bids: (n: number) => `mise de ${n}`,
    counted: (n: number) => `${String(n).replace('-', '−')} ${plural('fr', Math.abs(n), 'point', 'points')}`,
  },
  signature: 'Signature',
  none: 'Aucune partie n’est tirée.',
};

export type JoffreTexts = typeof fr;

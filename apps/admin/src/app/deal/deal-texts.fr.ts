import { plural } from '../language/plural';
import type { Text } from '../language/text-shape';

const count = (n: number, one: string, other: string): string => `${n} ${plural('fr', n, one, other)}`;

/** Texts of the page of a deal, in French: the catalogue that fixes the keys. */
export const fr = {
  notFound: 'Cette donne n’existe pas.',
  notFoundHelp: 'Vérifiez l’adresse, ou repartez de la liste des compétitions.',
  replay: 'Rejouer la donne',
  first: 'Début',
  previous: 'Pas précédent',
  next: 'Pas suivant',
  last: 'Fin',
  play: 'Lecture',
  pause: 'Pause',
  previousTrick: 'Levée précédente',
  nextTrick: 'Levée suivante',
  step: (step: number, steps: number) => `Pas ${step} sur ${steps}`,
  slider: 'Position dans la donne',
  auction: 'Enchères',
  trick: (n: number) => `Levée ${n}`,
  lastTrick: 'Dernière levée',
  takenBack: 'Repris',
  tricks: 'Levées',
  contract: 'Contrat',
  vulnerability: 'Vulnérabilité',
  vulnerable: 'vulnérable',
  trump: 'Atout',
  turnUp: 'retourne',
  turn: 'À lui de jouer',
  result: 'Résultat',
  side: 'Camp',
  score: 'Marque',
  award: 'Comparaison',
  noResult: 'Pas encore de résultat',
  history: 'Histoire du résultat',
  events: 'Événements',
  speed: 'Vitesse',
  otherTables: 'La même donne aux autres tables',
  share: 'Entre le moins bon et le meilleur score',
  eventsLead: 'Chaque fait est chaîné au précédent par son empreinte.',
  hash: 'Empreinte',
  copyId: 'Copier l’identifiant',
  copyLink: 'Copier le lien vers ce pas',
  copyQuery: 'Copier la requête GraphQL',
  ruleset: 'Règles',
  grain: { full: 'Donne complète', result: 'Résultat seul' } as Readonly<Record<string, string>>,
  policy: { observed: 'Table réelle', enforced: 'Table arbitrée par la machine' } as Readonly<
    Record<string, string>
  >,
  resultOnly: 'Seul le résultat de cette donne a été relevé : ni enchères, ni cartes.',
  unknownHand: 'Main inconnue',
  sitsOut: 'Ne joue pas',
  hiddenCards: (n: number) => count(n, 'carte cachée', 'cartes cachées'),
  cannotReplay: (step: number) =>
    `L’événement ${step} ne se laisse pas rejouer par ces règles. La donne s’arrête avant lui.`,
  noRules: (game: string) =>
    `Cette page n’a pas les règles (${game}) par lesquelles cette donne est jouée. Les événements restent lisibles.`,
  correct: 'Corriger le résultat',
  hand: (seat: string, cards: string) => `Main de ${seat} : ${cards}`,
  alert: (n: number) => `Note ${n}`,
  unitsOfOne: { point: 'point', imp: 'IMP' } as Readonly<Record<string, string>>,
  vulnerabilities: { None: 'Personne', NS: 'Nord-Sud', EW: 'Est-Ouest', All: 'Tous' } as Readonly<
    Record<string, string>
  >,
};

export type DealTexts = Text<typeof fr>;

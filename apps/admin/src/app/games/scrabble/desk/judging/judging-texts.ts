import { plural } from '../../../../language/plural';
import type { Text } from '../../../../language/text-shape';

/** Texts about slips that are judged, in French. */
const fr = {
  judged: (round: number, n: number) => `Bulletins du coup ${round} (${n})`,
  round: 'Coup',
  closed: 'clos',
  filter: 'Numéro, nom ou mot',
  verdict: 'Verdict',
  allVerdicts: 'Tous les verdicts',
  number: 'N°',
  worth: 'Vaut',
  worthLong: 'Ce que la solution vaut sans la sanction',
  correct: 'Corriger',
  correctOf: (player: string) => `Corriger le bulletin de ${player}`,
  nobody: 'Aucun bulletin ne correspond.',
  shown: (n: number, all: number) => `${n} sur ${all}`,
  missing: 'pas encore saisi',
  close: (n: number) =>
    `Il manque ${n} ${plural('fr', n, 'bulletin', 'bulletins')} : ${n === 1 ? 'il comptera' : 'ils compteront'} 0 (SCR-BUL-NUL-1).`,
  closeAnyway: 'Clore quand même',
  back: 'Revenir aux bulletins',
  closeWaits: (n: number) =>
    `${n} ${plural('fr', n, 'bulletin part encore', 'bulletins partent encore')} : le coup se clôt ensuite.`,
  kinds: {
    uphold: 'Confirmer',
    nullity: 'Nullité',
    points: 'Donner des points',
    average: 'Moyenne des autres',
  } as Readonly<Record<string, string>>,
  claim: 'Valeur de sa solution',
  claimHelp: 'La moyenne des autres joueurs, au plus ce que valait sa propre solution.',
  warned: 'Compte comme avertissement',
  giveUp: 'Renoncer',
  othersOf: 'De qui (numéros ; vide : tous les autres)',
  othersUnknown: 'Un de ces numéros n’est à personne.',
  pointsNeeded: 'Donnez les points, un nombre entier.',
  subTops: 'Meilleurs scores du tirage',
  found: (n: number) => `${n} ${plural('fr', n, 'joueur', 'joueurs')}`,
  others: (n: number) => `et ${n} ${plural('fr', n, 'autre', 'autres')}`,
  noSubTops: 'La liste de mots n’est pas là : les scores ne peuvent se chercher.',
};

const en: Text<typeof fr> = {
  judged: (round, n) => `Slips of round ${round} (${n})`,
  round: 'Round',
  closed: 'closed',
  filter: 'Number, name or word',
  verdict: 'Verdict',
  allVerdicts: 'All verdicts',
  number: 'No.',
  worth: 'Worth',
  worthLong: 'What the solution is worth without the sanction',
  correct: 'Correct',
  correctOf: (player) => `Correct the slip of ${player}`,
  nobody: 'No slip answers to that.',
  shown: (n, all) => `${n} of ${all}`,
  missing: 'not entered yet',
  close: (n) =>
    `${n} ${plural('en', n, 'slip is', 'slips are')} missing: ${n === 1 ? 'it counts' : 'they count'} 0 (SCR-BUL-NUL-1).`,
  closeAnyway: 'Close all the same',
  back: 'Back to the slips',
  closeWaits: (n) =>
    `${n} ${plural('en', n, 'slip is', 'slips are')} still on the way: the round closes afterwards.`,
  kinds: { uphold: 'Uphold', nullity: 'Nullity', points: 'Give points', average: 'Average of the others' },
  claim: 'Worth of the own solution',
  claimHelp: 'The mean of the other players, at most what the own solution was worth.',
  warned: 'Counts as a warning',
  giveUp: 'Cancel',
  othersOf: 'Of whom (numbers; empty: all the others)',
  othersUnknown: 'One of these numbers is nobody’s.',
  pointsNeeded: 'Give the points, a whole number.',
  subTops: 'Best scores of the rack',
  found: (n) => `${n} ${plural('en', n, 'player', 'players')}`,
  others: (n) => `and ${n} more`,
  noSubTops: 'The word list is not here: the scores cannot be looked for.',
};

export const judgingTexts = { fr, en };

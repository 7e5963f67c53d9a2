import type { CodeLine } from './code';

/** What the tournament order of skat refuses where the rulebook does not speak. */
export const SKAT_TOURNAMENT_CODES: readonly CodeLine[] = [
  ['already-announced', 'Les résultats sont déjà proclamés.', 'The results are already announced.'],
  ['already-annulled', 'Ce résultat est déjà annulé.', 'This result is already annulled.'],
  [
    'already-appealed',
    'Cette décision fait déjà l’objet d’un recours.',
    'This decision is already appealed.',
  ],
  ['already-archived', 'Le tournoi est clos et archivé.', 'The tournament is closed and archived.'],
  ['already-checked-in', 'Ce participant s’est déjà présenté.', 'This participant has already checked in.'],
  ['already-left', 'Ce participant est parti.', 'This participant has left.'],
  ['already-objected', 'Une objection est déjà déposée.', 'An objection is already filed.'],
  ['already-released', 'Les prix sont déjà remis.', 'The prizes are already released.'],
  ['already-seated', 'Ce participant est déjà à sa place.', 'This participant already sits in his seat.'],
  ['already-stopped', 'Le tournoi est déjà arrêté.', 'The tournament is already stopped.'],
  [
    'already-struck',
    'Les donnes non commencées sont déjà rayées.',
    'The deals not begun are already struck.',
  ],
  ['at-own-table', 'Il joue à cette table.', 'He plays at this table.'],
  ['case-decided', 'Ce litige est déjà tranché.', 'This dispute is already decided.'],
  ['case-undecided', 'Ce litige n’est pas encore tranché.', 'This dispute is not decided yet.'],
  ['list-closed', 'Cette liste est close.', 'This list is closed.'],
  ['list-open', 'Cette liste n’est pas encore close.', 'This list is not closed yet.'],
  ['no-appeal-pending', 'Aucun recours n’attend de décision.', 'No appeal is waiting to be ruled.'],
  [
    'no-objection-pending',
    'Aucune objection n’attend de décision.',
    'No objection is waiting to be decided.',
  ],
  ['series-closed', 'Cette série est close.', 'This series is closed.'],
  ['series-open', 'Une série n’est pas encore close.', 'A series is not closed yet.'],
  ['unknown-case', 'Ce litige n’existe pas.', 'There is no such dispute.'],
  ['unknown-deal', 'Cette liste n’a pas de telle donne.', 'This list has no such deal.'],
  [
    'unknown-list',
    'Cette table n’a pas de liste dans cette série.',
    'This table has no list in this series.',
  ],
  ['unknown-series', 'Cette série n’est pas la prochaine.', 'This series is not the next one.'],
];

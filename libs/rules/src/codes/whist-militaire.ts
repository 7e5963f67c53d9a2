import type { CodeLine } from './code';

/** Refusals at a table of whist militaire and around its tournament where the booklet has no article. */
export const WHIST_MILITAIRE_CODES: readonly CodeLine[] = [
  ['already-cut', 'Le paquet est déjà coupé.', 'The pack has already been cut.'],
  ['already-disqualified', 'L’équipe est déjà disqualifiée.', 'The team is already disqualified.'],
  ['already-signed', 'La feuille est déjà signée.', 'The sheet is already signed.'],
  [
    'card-differs',
    'Une carte déjà vue n’est pas dans la main que l’on annonce.',
    'A card that was already seen is not in the hand that is given.',
  ],
  ['claims-closed', 'Le temps des réclamations est passé.', 'The time for claims is over.'],
  [
    'count-differs',
    'Ce compte contredit les cartes connues de la main.',
    'This count contradicts the known cards of the hand.',
  ],
  ['deal-begun', 'La brasse est déjà commencée.', 'The deal has already begun.'],
  ['deal-not-over', 'La brasse n’est pas terminée.', 'The deal is not over.'],
  ['hand-known', 'Cette main est déjà connue.', 'This hand is already known.'],
  ['no-card-on-table', 'Aucune carte n’est sur la table.', 'No card lies on the table.'],
  ['no-such-sheet', 'Cette feuille n’existe pas.', 'There is no such sheet.'],
  ['no-such-table', 'Cette table ne joue pas cette partie.', 'This table does not play in this game.'],
  ['no-such-trick', 'Cette levée n’a pas été jouée.', 'This trick has not been played.'],
  ['no-trick-to-gather', 'Il n’y a pas de levée à ramasser.', 'There is no trick to gather.'],
  ['not-at-table', 'Cette équipe ne joue pas à cette table.', 'This team does not play at this table.'],
  ['not-disputed', 'Cette feuille n’est pas en litige.', 'This sheet is not disputed.'],
  ['not-in-team', 'Ce joueur n’est pas de cette équipe.', 'This player is not in this team.'],
  ['player-in-two-teams', 'Ce joueur est déjà dans une équipe.', 'This player is already in a team.'],
  ['plays-there', 'Ce joueur joue à cette table.', 'This player plays at this table.'],
  [
    'result-differs',
    'Ce résultat contredit les levées déjà gagnées.',
    'This result contradicts the tricks already won.',
  ],
  [
    'schedule-published',
    'L’horaire est publié : les équipes sont fixées.',
    'The schedule is published: the teams are fixed.',
  ],
  [
    'table-finished',
    'Toutes les brasses de la table ont leur point.',
    'Every deal of the table has its point.',
  ],
  ['team-already-entered', 'Cette équipe est déjà inscrite.', 'This team is already entered.'],
  ['too-few-teams', 'Il faut au moins deux équipes.', 'At least two teams are needed.'],
  ['unknown-game', 'Cette partie n’est pas à l’horaire.', 'This game is not in the schedule.'],
  ['unknown-team', 'Cette équipe n’est pas inscrite.', 'This team is not entered.'],
  [
    'use-dispute',
    'Une omission de fournir se conteste ; elle ne se signale pas.',
    'A revoke is disputed, not reported.',
  ],
];

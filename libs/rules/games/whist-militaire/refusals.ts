import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import { tableRefusals } from '@arbitre/rules/kernel/table-refusals';

/** What a table of whist militaire and its tournament refuse where the booklet has no article. */
export const whistMilitaireRefusals = refusals({
  ...tableRefusals,
  'already-cut': { fr: 'Le paquet est déjà coupé.', en: 'The pack has already been cut.' },
  'deal-begun': { fr: 'La brasse est déjà commencée.', en: 'The deal has already begun.' },
  'deal-not-over': { fr: 'La brasse n’est pas terminée.', en: 'The deal is not over.' },
  'not-in-play': { fr: 'Le jeu de la carte n’est pas en cours.', en: 'No card play is under way.' },
  'hand-known': {
    fr: 'La main de {seat} est déjà connue.',
    en: 'The hand of {seat} is already known.',
  },
  'card-differs': {
    fr: 'La main annoncée de {seat} contredit une carte déjà vue ({card}).',
    en: 'The hand given for {seat} contradicts a card that was already seen ({card}).',
  },
  'count-differs': {
    fr: '{seat} a {known} cartes connues, pas {given}.',
    en: '{seat} has {known} known cards, not {given}.',
  },
  'card-not-in-trick': {
    fr: '{card} n’est pas dans la levée en cours.',
    en: '{card} is not in the current trick.',
  },
  'no-card-on-table': { fr: 'Aucune carte n’est sur la table.', en: 'No card lies on the table.' },
  'no-such-trick': {
    fr: 'La levée {trick} n’est pas jouée ({completed} le sont).',
    en: 'Trick {trick} is not played ({completed} are).',
  },
  'no-trick-to-gather': { fr: 'Il n’y a pas de levée à ramasser.', en: 'There is no trick to gather.' },
  'result-differs': {
    fr: 'Ce résultat contredit les levées jouées : {winner} en fait de {least} à {most}.',
    en: 'This result contradicts the tricks played: {winner} makes {least} to {most}.',
  },
  'claims-closed': { fr: 'Le temps des réclamations est passé.', en: 'The time for claims is over.' },
  'use-dispute': {
    fr: 'Une omission de fournir ({article}) se conteste ; elle ne se signale pas.',
    en: 'A revoke ({article}) is disputed, not reported.',
  },

  'team-already-entered': {
    fr: 'L’équipe « {team} » est déjà inscrite.',
    en: 'Team "{team}" is already entered.',
  },
  'unknown-team': { fr: 'L’équipe « {team} » n’est pas inscrite.', en: 'Team "{team}" is not entered.' },
  'too-few-teams': {
    fr: 'Il faut au moins {least} équipes ; {teams} sont inscrites.',
    en: 'At least {least} teams are needed; {teams} are entered.',
  },
  'player-in-two-teams': {
    fr: '« {player} » est déjà dans une équipe.',
    en: '"{player}" is already in a team.',
  },
  'not-in-team': {
    fr: '« {player} » n’est pas de l’équipe « {team} ».',
    en: '"{player}" is not in team "{team}".',
  },
  'already-disqualified': {
    fr: 'L’équipe « {team} » est déjà disqualifiée.',
    en: 'Team "{team}" is already disqualified.',
  },
  'schedule-published': {
    fr: 'L’horaire est publié : l’équipe « {team} » ne peut plus s’inscrire.',
    en: 'The schedule is published: team "{team}" can no longer enter.',
  },
  'unknown-game': {
    fr: 'La partie {game} n’est pas à l’horaire, qui en compte {games}.',
    en: 'Game {game} is not in the schedule of {games}.',
  },
  'no-such-table': {
    fr: 'La table {table} ne joue pas la partie {game}.',
    en: 'Table {table} does not play in game {game}.',
  },
  'plays-there': {
    fr: '« {player} » joue à la table {table}.',
    en: '"{player}" plays at table {table}.',
  },
  'not-at-table': {
    fr: 'L’équipe « {team} » ne joue pas à la table {table}.',
    en: 'Team "{team}" does not play at table {table}.',
  },
  'table-finished': {
    fr: 'Toutes les brasses de la table {table} ont leur point.',
    en: 'Every deal of table {table} has its point.',
  },
  'no-such-sheet': {
    fr: 'L’équipe « {team} » n’a pas de feuille pour la partie {game}.',
    en: 'Team "{team}" has no sheet for game {game}.',
  },
  'already-signed': {
    fr: 'La feuille de l’équipe « {team} » est déjà signée.',
    en: 'The sheet of team "{team}" is already signed.',
  },
  'not-disputed': {
    fr: 'La feuille de l’équipe « {team} » n’est pas en litige.',
    en: 'The sheet of team "{team}" is not disputed.',
  },
});

export const refuse = refusing<SharedRefusals & typeof whistMilitaireRefusals>();

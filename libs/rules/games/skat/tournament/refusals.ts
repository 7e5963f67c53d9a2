import { refusals } from '@arbitre/rules/kernel/refusals';

/** The part of skat's table that its tournament order refuses with. */
export const tournamentRefusals = refusals({
  'already-announced': { fr: 'Les résultats sont déjà proclamés.', en: 'The results are already announced.' },
  'already-archived': { fr: 'Le tournoi est clos et archivé.', en: 'The tournament is closed and archived.' },
  'already-released': { fr: 'Les prix sont déjà remis.', en: 'The prizes are already released.' },
  'already-stopped': {
    fr: 'Le tournoi est déjà arrêté : {reason}.',
    en: 'The tournament is already stopped: {reason}.',
  },
  'already-struck': {
    fr: 'Les donnes non commencées sont déjà rayées, à partir de la {from}.',
    en: 'The deals not begun are already struck, from number {from}.',
  },
  'already-annulled': {
    fr: 'Le résultat de « {entry} » à la série {series} est déjà annulé.',
    en: 'The result of "{entry}" in series {series} is already annulled.',
  },
  'already-checked-in': { fr: '« {entry} » s’est déjà présenté.', en: '"{entry}" has already checked in.' },
  'already-left': { fr: '« {entry} » est parti.', en: '"{entry}" has left.' },
  'already-seated': { fr: '« {entry} » a déjà sa place.', en: '"{entry}" already has a seat.' },
  'at-own-table': {
    fr: '« {entry} » joue lui-même à la table {table}.',
    en: '"{entry}" plays at table {table} himself.',
  },
  'no-lot-committed': {
    fr: 'Publiez d’abord l’empreinte du tirage.',
    en: 'Publish the hash of the lot first.',
  },
  'another-seed': {
    fr: 'Cette graine n’est pas celle dont l’empreinte a été publiée.',
    en: 'This seed is not the one whose hash was published.',
  },
  'series-open': {
    fr: 'La série {series} n’est pas encore close.',
    en: 'Series {series} is not closed yet.',
  },
  'series-closed': { fr: 'La série {series} est close.', en: 'Series {series} is closed.' },
  'unknown-series': {
    fr: 'La série {series} n’est pas celle qui vient.',
    en: 'Series {series} is not the one that comes.',
  },
  'deal-begun': {
    fr: 'La donne {deal} de la table {table} est déjà commencée.',
    en: 'Deal {deal} of table {table} has begun already.',
  },
  'dealt-in-turn': {
    fr: 'À la table {table}, chacun a donné à son tour.',
    en: 'At table {table} everybody dealt in turn.',
  },
  'stop-announced': {
    fr: '« {entry} » a déjà annoncé qu’il s’arrête après la donne {after}.',
    en: '"{entry}" has announced already that he stops after deal {after}.',
  },
  'list-open': {
    fr: 'La liste de la table {table} (série {series}) n’est pas encore close.',
    en: 'The list of table {table} (series {series}) is not closed yet.',
  },
  'list-closed': {
    fr: 'La liste de la table {table} (série {series}) est close.',
    en: 'The list of table {table} (series {series}) is closed.',
  },
  'unknown-list': {
    fr: 'La table {table} n’a pas de liste dans la série {series}.',
    en: 'Table {table} has no list in series {series}.',
  },
  'unknown-deal': {
    fr: 'Cette liste n’a pas de donne {deal} : elle en compte {deals}.',
    en: 'This list has no deal {deal}: it counts {deals}.',
  },
  'unknown-case': { fr: 'Le litige {case} n’existe pas.', en: 'There is no dispute {case}.' },
  'case-decided': { fr: 'Le litige {case} est déjà tranché.', en: 'Dispute {case} is already decided.' },
  'case-undecided': {
    fr: 'Le litige {case} n’est pas encore tranché.',
    en: 'Dispute {case} is not decided yet.',
  },
  'already-appealed': {
    fr: 'La décision du litige {case} fait déjà l’objet d’un recours.',
    en: 'The decision of dispute {case} is already appealed.',
  },
  'no-appeal-pending': {
    fr: 'Aucun recours n’attend de décision dans le litige {case}.',
    en: 'No appeal is waiting to be ruled in dispute {case}.',
  },
  'already-objected': {
    fr: 'Une objection est déjà déposée dans le litige {case}.',
    en: 'An objection is already filed in dispute {case}.',
  },
  'no-objection-pending': {
    fr: 'Aucune objection n’attend de décision dans le litige {case}.',
    en: 'No objection is waiting to be decided in dispute {case}.',
  },
  'seat-with-itself': {
    fr: 'La place {seat} de la table {table} ne s’échange pas avec elle-même : nommez une autre place.',
    en: 'Seat {seat} of table {table} cannot be exchanged with itself: name another one.',
  },
});

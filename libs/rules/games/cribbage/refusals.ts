import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import { tableRefusals } from '@arbitre/rules/kernel/table-refusals';

/** What a table of cribbage and its tournament refuse where the booklet has no article: one line a code. */
export const cribbageRefusals = refusals({
  'card-already-played': tableRefusals['card-already-played'],
  'card-not-held': tableRefusals['card-not-held'],
  'not-now': {
    fr: '« {do} » n’est pas possible en ce moment ({phase}).',
    en: '"{do}" is not possible at this moment ({phase}).',
  },
  'dealer-known': { fr: 'Le donneur est déjà connu : {seat}.', en: 'The dealer is known already: {seat}.' },
  'card-drawn-twice': {
    fr: '{card} ne peut pas être tirée deux fois.',
    en: '{card} cannot be drawn twice.',
  },
  'card-elsewhere': {
    fr: '{card} est déjà chez {seat} ou sur la table.',
    en: '{card} is already with {seat} or on the table.',
  },
  'nothing-to-peg': {
    fr: '{seat} n’a pas {points} points à avancer ({due} dus).',
    en: '{seat} has no {points} points to peg ({due} due).',
  },
  'points-needed': {
    fr: 'Les cartes ne sont pas toutes connues : dites les points de {seat}.',
    en: 'The cards are not all known: say the points of {seat}.',
  },
  'cards-differ': {
    fr: 'Les cartes montrées par {seat} ne sont pas celles qu’il a jouées ({cards}).',
    en: 'The cards shown by {seat} are not those that were played ({cards}).',
  },
  'crib-unknown': {
    fr: 'Le crib de {seat} n’est pas connu : inscrivez d’abord ses cartes dans le compte.',
    en: 'The crib of {seat} is not known: write its cards into the count first.',
  },
  'hand-shown': { fr: 'La main de {seat} est déjà comptée.', en: 'The hand of {seat} is counted already.' },
  'nothing-counted': { fr: 'Aucun compte n’est à contester.', en: 'There is no count to speak about.' },
  'own-count': {
    fr: '{seat} ne conteste pas le compte de son propre camp.',
    en: '{seat} does not speak about the count of the own side.',
  },
  'count-stands': {
    fr: 'Le compte de {seat} est juste, ou trop bas : {points}.',
    en: 'The count of {seat} is right, or too low: {points}.',
  },
  'result-differs': {
    fr: 'Ce résultat contredit les points déjà marqués : {side} en a {points}.',
    en: 'This result contradicts the points pegged so far: {side} has {points}.',
  },
  'seen-by-rules': {
    fr: 'Ce que dit {article}, la table le constate d’elle-même.',
    en: 'What {article} says is seen by the table itself.',
  },
  'points-of-nobody': {
    fr: 'Dites à quel camp l’arbitre donne ou retire des points, et combien.',
    en: 'Say to which side the arbiter gives points, or takes them from, and how many.',
  },

  'team-already-entered': {
    fr: 'L’équipe « {team} » est déjà inscrite.',
    en: 'Team "{team}" is already entered.',
  },
  'unknown-team': { fr: 'L’équipe « {team} » n’est pas inscrite.', en: 'Team "{team}" is not entered.' },
  'player-in-two-teams': {
    fr: '« {player} » est déjà dans une équipe.',
    en: '"{player}" is already in a team.',
  },
  'not-in-team': {
    fr: '« {player} » n’est pas de l’équipe « {team} ».',
    en: '"{player}" is not in team "{team}".',
  },
  'too-few-teams': {
    fr: 'Il faut au moins {least} équipes ; {teams} sont inscrites.',
    en: 'At least {least} teams are needed; {teams} are entered.',
  },
  'tables-drawn': { fr: 'Les tables sont déjà tirées au sort.', en: 'The tables are drawn already.' },
  'no-lot-committed': {
    fr: 'Publiez d’abord l’empreinte de la graine : le tirage se vérifie par elle.',
    en: 'Publish the hash of the seed first: the lot is checked by it.',
  },
  'another-seed': {
    fr: 'Cette graine n’est pas celle dont l’empreinte est publiée.',
    en: 'This is not the seed whose hash was published.',
  },
  'no-such-round': {
    fr: 'Il n’y a pas de ronde {round} : le tournoi en compte {rounds}.',
    en: 'There is no round {round}: the tournament has {rounds}.',
  },
  'round-runs': {
    fr: 'La ronde {round} ne peut pas commencer : il manque les feuilles des tables {tables}.',
    en: 'Round {round} cannot begin: the sheets of tables {tables} are missing.',
  },
  'rounds-in-order': {
    fr: 'La ronde {round} n’est pas la suivante (en cours : {now}).',
    en: 'Round {round} is not the next one (being played: {now}).',
  },
  'no-such-table': {
    fr: 'La table {table} ne joue pas à la ronde {round}.',
    en: 'Table {table} does not play in round {round}.',
  },
  'no-sheet-yet': {
    fr: 'La table {table} n’a pas encore de résultat à la ronde {round}.',
    en: 'Table {table} has no result yet in round {round}.',
  },
  'already-signed': {
    fr: '« {by} » a déjà signé la feuille de la table {table}.',
    en: '"{by}" has signed the sheet of table {table} already.',
  },
  'not-at-table': {
    fr: 'L’équipe « {team} » ne joue pas à la table {table}.',
    en: 'Team "{team}" does not play at table {table}.',
  },
  'not-disputed': {
    fr: 'La feuille de la table {table} n’est pas en litige.',
    en: 'The sheet of table {table} is not disputed.',
  },
  'already-disqualified': {
    fr: 'L’équipe « {team} » est déjà disqualifiée.',
    en: 'Team "{team}" is already disqualified.',
  },
});

export const refuse = refusing<SharedRefusals & typeof cribbageRefusals>();

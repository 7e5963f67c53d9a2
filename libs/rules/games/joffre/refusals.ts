import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import { tableRefusals } from '@arbitre/rules/kernel/table-refusals';

/** What a table of Joffre and its tournament refuse where the booklet has no article. */
export const joffreRefusals = refusals({
  ...tableRefusals,
  'already-cut': { fr: 'Le paquet est déjà coupé.', en: 'The pack has already been cut.' },
  'deal-begun': { fr: 'La brasse est déjà commencée.', en: 'The deal has already begun.' },
  'auction-closed': { fr: 'Les mises sont closes.', en: 'The auction is closed.' },
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
  'exposure-ruled': {
    fr: 'Une carte vue d’une autre façon ({card}) devient visible quand l’arbitre le décide.',
    en: 'A card that was seen in another way ({card}) becomes visible when the arbiter rules it.',
  },
  'no-trick-to-gather': { fr: 'Il n’y a pas de levée à ramasser.', en: 'There is no trick to gather.' },
  'result-differs': {
    fr: 'Ce résultat contredit les levées jouées : le camp de {buyer} compte de {least} à {most}.',
    en: 'This result contradicts the tricks played: the side of {buyer} counts {least} to {most}.',
  },
  'use-dispute': {
    fr: 'Une omission de fournir ({article}) se conteste ; elle ne se signale pas.',
    en: 'A failure to follow ({article}) is disputed, not reported.',
  },

  'no-lot-committed': {
    fr: 'Publiez d’abord l’empreinte du tirage.',
    en: 'Publish the hash of the lot first.',
  },
  'another-seed': {
    fr: 'Cette graine n’est pas celle dont l’empreinte a été publiée.',
    en: 'This seed is not the one whose hash was published.',
  },
  'named-twice': {
    fr: '« {entry} » est dans la liste deux fois : chacun a une place.',
    en: '"{entry}" stands twice in the list: everybody has one place.',
  },
  'tables-still-play': {
    fr: 'La partie {game} n’est pas finie aux tables {tables}.',
    en: 'Game {game} is not over at tables {tables}.',
  },
  'unknown-table': {
    fr: 'La table {table} ne joue pas la partie {game}.',
    en: 'Table {table} does not play in game {game}.',
  },
  'game-closed': {
    fr: 'La partie {game} est déjà close à la table {table}.',
    en: 'Game {game} is closed at table {table} already.',
  },
  'game-not-closed': {
    fr: 'La partie {game} n’est pas encore close à la table {table}.',
    en: 'Game {game} is not closed at table {table} yet.',
  },
  'game-abandoned': {
    fr: 'La partie {game} est abandonnée à la table {table} : elle ne compte pour personne.',
    en: 'Game {game} was abandoned at table {table}: it counts for nobody.',
  },
  'dealer-drawn': {
    fr: 'Le premier donneur de la table {table} est déjà tiré : {dealer}.',
    en: 'The first dealer of table {table} is drawn already: {dealer}.',
  },
  'others-draw': {
    fr: 'Une carte chacun pour {seats}, et pour personne d’autre.',
    en: 'One card each for {seats}, and for nobody else.',
  },
  'deal-missing': {
    fr: 'La brasse {deal} de la table {table} n’a pas de résultat.',
    en: 'Deal {deal} of table {table} has no result.',
  },
  'deal-beyond': {
    fr: 'La table {table} a joué une brasse {deal} de plus que vous n’en annoncez.',
    en: 'Table {table} has played deal {deal}, more than you say.',
  },
  'seated-elsewhere': {
    fr: 'À la brasse {deal}, « {entry} » n’est pas à sa place de la table {table}.',
    en: 'In deal {deal} "{entry}" does not sit at the own place of table {table}.',
  },
  'not-at-table': {
    fr: '« {entry} » ne joue pas à la table {table}.',
    en: '"{entry}" does not play at table {table}.',
  },
  'side-signed': {
    fr: 'Le camp {side} a déjà signé la feuille de la table {table}.',
    en: 'The side {side} has signed the sheet of table {table} already.',
  },
  'not-disputed': {
    fr: 'La feuille de la table {table} n’est pas en litige.',
    en: 'The sheet of table {table} is not disputed.',
  },
  'plays-already': {
    fr: '« {entry} » joue déjà la partie {game}.',
    en: '"{entry}" plays in game {game} already.',
  },
  'already-disqualified': {
    fr: '« {entry} » est déjà disqualifié.',
    en: '"{entry}" is already disqualified.',
  },
  'refund-requested': {
    fr: '« {entry} » a déjà demandé le remboursement.',
    en: '"{entry}" has asked for a refund already.',
  },
});

export const refuse = refusing<SharedRefusals & typeof joffreRefusals>();

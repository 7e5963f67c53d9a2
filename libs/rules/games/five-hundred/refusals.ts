import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import { tableRefusals } from '@arbitre/rules/kernel/table-refusals';

/** What a table of five hundred and its tournament refuse where the booklet has no article. */
export const fiveHundredRefusals = refusals({
  ...tableRefusals,
  'already-cut': { fr: 'Le paquet est déjà coupé.', en: 'The pack has already been cut.' },
  'deal-begun': { fr: 'La brasse est déjà commencée.', en: 'The deal has already begun.' },
  'auction-closed': { fr: 'Les annonces sont closes.', en: 'The auction is closed.' },
  'auction-open': { fr: 'Les annonces ne sont pas closes.', en: 'The auction is not closed yet.' },
  'kitty-taken': { fr: 'La mise est déjà prise.', en: 'The kitty is taken already.' },
  'taker-knows-kitty': {
    fr: '{seat} a pris la mise : il peut la voir.',
    en: '{seat} took the kitty, and may see it.',
  },
  'not-from-kitty': {
    fr: '{card} n’est pas un joker de la mise.',
    en: '{card} is no joker of the kitty.',
  },
  'nothing-to-call': {
    fr: 'On n’appelle une couleur qu’en entamant d’un joker à sans-atout ; {card} n’appelle rien.',
    en: 'A suit is called only by a joker that is led at no-trump; {card} calls nothing.',
  },
  'card-differs': {
    fr: 'La main annoncée de {seat} contredit une carte déjà vue ({card}).',
    en: 'The hand given for {seat} contradicts a card that was already seen ({card}).',
  },
  'count-differs': {
    fr: '{known} cartes sont connues, pas {given} ({seat}).',
    en: '{known} cards are known, not {given} ({seat}).',
  },
  'card-not-in-trick': {
    fr: '{card} n’est pas dans la levée en cours.',
    en: '{card} is not in the current trick.',
  },
  'card-followed': {
    fr: '{card} fournit la couleur demandée : il n’y a rien à corriger.',
    en: '{card} follows the suit led: there is nothing to correct.',
  },
  'exposure-ruled': {
    fr: 'Une carte vue d’une autre façon ({card}) devient visible quand l’arbitre le décide.',
    en: 'A card that was seen in another way ({card}) becomes visible when the arbiter rules it.',
  },
  'contract-differs': {
    fr: 'Les annonces disent autre chose : {holder} a pris à {auction}.',
    en: 'The auction says otherwise: {holder} took {auction}.',
  },
  'result-differs': {
    fr: 'Ce résultat contredit les levées jouées : le camp de {taker} gagne de {least} à {most} levées.',
    en: 'This result contradicts the tricks played: the side of {taker} wins {least} to {most} tricks.',
  },
  'no-contract': { fr: 'Personne n’a encore pris de contrat.', en: 'Nobody has taken a contract yet.' },
  'use-dispute': {
    fr: 'Les cartes ne prouvent pas que {accused} n’a pas fourni à la levée {trick} : contestez, l’arbitre tranche.',
    en: 'The cards do not prove that {accused} failed to follow to trick {trick}: dispute it, and the arbiter decides.',
  },
  'claim-revoke-instead': {
    fr: 'Une omission de fournir ({article}) se réclame ou se conteste ; elle ne se signale pas.',
    en: 'A failure to follow ({article}) is claimed or disputed, not reported.',
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
    fr: '« {entry} » est dans la liste deux fois.',
    en: '"{entry}" stands twice in the list.',
  },
  'teams-drawn': { fr: 'Les rencontres sont déjà tirées.', en: 'The meetings are drawn already.' },
  'teams-not-drawn': { fr: 'Tirez d’abord les rencontres.', en: 'Draw the meetings first.' },
  'all-games-called': {
    fr: 'Les {games} parties sont toutes appelées.',
    en: 'All {games} games have been called.',
  },
  'tables-still-play': {
    fr: 'La partie {game} n’est pas finie aux tables {tables}.',
    en: 'Game {game} is not over at tables {tables}.',
  },
  'unknown-table': {
    fr: 'La table {table} ne joue pas la partie {game}.',
    en: 'Table {table} does not play in game {game}.',
  },
  'game-not-called': {
    fr: 'La partie {game} n’est pas encore appelée.',
    en: 'Game {game} is not called yet.',
  },
  'game-over': {
    fr: 'La partie {game} est finie à la table {table}.',
    en: 'Game {game} is over at table {table}.',
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
  'deals-initialled': {
    fr: 'Les brasses de la table {table} sont déjà paraphées jusqu’à la brasse {deal}.',
    en: 'The deals of table {table} are initialled up to deal {deal} already.',
  },
  'deal-not-initialled': {
    fr: 'La brasse {deal} de la table {table} n’est pas paraphée.',
    en: 'Deal {deal} of table {table} is not initialled.',
  },
  'seated-elsewhere': {
    fr: 'À la brasse {deal}, « {entry} » n’est pas à sa place de la table {table}.',
    en: 'In deal {deal} "{entry}" does not sit at the own place of table {table}.',
  },
  'not-at-table': {
    fr: '« {entry} » ne joue pas à la table {table}.',
    en: '"{entry}" does not play at table {table}.',
  },
  'not-disputed': {
    fr: 'La feuille de la table {table} n’est pas en litige.',
    en: 'The sheet of table {table} is not disputed.',
  },
  'already-disqualified': {
    fr: '« {entry} » est déjà disqualifiée.',
    en: '"{entry}" is already disqualified.',
  },
  'refund-requested': {
    fr: '« {entry} » a déjà demandé le remboursement.',
    en: '"{entry}" has asked for a refund already.',
  },
});

export const refuse = refusing<SharedRefusals & typeof fiveHundredRefusals>();

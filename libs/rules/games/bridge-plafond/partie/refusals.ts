import { lotRefusals } from '@arbitre/rules/kernel/lots/lot-refusals';
import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';

/** What an evening of bridge-plafond refuses where the booklet has no article. */
export const eveningRefusals = refusals({
  ...lotRefusals,
  'named-twice': {
    fr: '« {entry} » est nommé deux fois : chacun a une place.',
    en: '"{entry}" is named twice: everybody has one place.',
  },
  'here-already': { fr: '« {entry} » est déjà là.', en: '"{entry}" is here already.' },
  'not-here': {
    fr: '« {entry} » n’est pas parmi les joueurs de la soirée : notez d’abord sa présence.',
    en: '"{entry}" is not among the players of the evening: note first that he is here.',
  },
  'still-at-table': {
    fr: '« {entry} » joue encore à la table {table} : installez un remplaçant entre deux robres, ou terminez la partie de la table.',
    en: '"{entry}" still plays at table {table}: seat a substitute between two rubbers, or end the partie of the table.',
  },
  'tables-still-play': {
    fr: 'La partie {partie} n’est pas finie aux tables {tables}.',
    en: 'Partie {partie} is not over at tables {tables}.',
  },
  'unknown-table': {
    fr: 'La table {table} ne joue pas la partie {partie}.',
    en: 'Table {table} does not play in partie {partie}.',
  },
  'unknown-rubber': {
    fr: 'Le robre {round} n’a pas commencé à la table {table}.',
    en: 'Rubber {round} has not begun at table {table}.',
  },
  'not-at-table': {
    fr: '« {entry} » n’est pas assis à la table {table}.',
    en: '"{entry}" does not sit at table {table}.',
  },
  'plays-already': {
    fr: '« {entry} » joue déjà cette partie.',
    en: '"{entry}" plays in this partie already.',
  },
  'partie-over': {
    fr: 'La partie {partie} est finie à la table {table}.',
    en: 'Partie {partie} is over at table {table}.',
  },
  'rubber-begun': {
    fr: 'Le robre est commencé à la table {table} : cela se fait avant la première donne.',
    en: 'The rubber has begun at table {table}: this is done before its first deal.',
  },
  'rubber-goes-on': {
    fr: 'Le robre {round} de la table {table} n’est pas fini, ou ses totaux ne sont pas acceptés.',
    en: 'Rubber {round} of table {table} is not over, or its totals are not accepted.',
  },
  'cards-drawn': {
    fr: 'Les équipes de la table {table} sont déjà tirées.',
    en: 'The partners of table {table} have been drawn already.',
  },
  'cards-not-drawn': {
    fr: 'Tirez d’abord les cartes à la table {table}.',
    en: 'Draw the cards at table {table} first.',
  },
  'others-draw': {
    fr: 'À la table {table}, ce sont {entries} qui tirent maintenant.',
    en: 'At table {table}, {entries} draw now.',
  },
  'seats-chosen': {
    fr: 'Tout le monde est placé à la table {table}.',
    en: 'Everybody has a seat at table {table}.',
  },
  'pack-chosen': {
    fr: 'À la table {table}, le jeu est déjà choisi.',
    en: 'At table {table} the pack has been chosen already.',
  },
  'line-written': {
    fr: 'La donne {deal} est déjà écrite ({line}) : la prochaine est la {next}.',
    en: 'Deal {deal} is written already ({line}): the next one is {next}.',
  },
  'line-missing': {
    fr: 'La donne {deal} n’est pas encore écrite : la prochaine est la {next}.',
    en: 'Deal {deal} is not written yet: the next one is {next}.',
  },
  'line-unchanged': {
    fr: 'C’est déjà ce que dit la donne {deal}.',
    en: 'That is what deal {deal} says already.',
  },
  'line-of-deal': {
    fr: 'La donne {deal} est reprise du jeu et garde son numéro : aucune donne ne se glisse avant elle. Corrigez les lignes à partir de la {from}.',
    en: 'Deal {deal} was taken as played and keeps its number: no deal comes in before it. Correct the lines from {from} on.',
  },
  'sheet-full': {
    fr: 'La feuille de la table {table} a déjà {lines} lignes : aucune ne s’ajoute.',
    en: 'The sheet of table {table} has {lines} lines already: none can be added.',
  },
  'deal-not-recorded': {
    fr: 'La donne {deal} de la table {table} n’a pas encore de résultat.',
    en: 'Deal {deal} of table {table} has no result yet.',
  },
  'deal-adjusted': {
    fr: 'La donne {deal} a une décision d’arbitrage : l’arbitre en écrit la ligne.',
    en: 'Deal {deal} has a ruling: the arbiter writes its line.',
  },
  'seated-elsewhere': {
    fr: 'Dans la donne {deal}, d’autres sont assis à la table {table}.',
    en: 'In deal {deal} others sit at table {table}.',
  },
  'side-accepted': {
    fr: 'Le camp {side} a déjà accepté les totaux.',
    en: 'Side {side} has accepted the totals already.',
  },
  'totals-accepted': {
    fr: 'Les totaux du robre {round} sont déjà acceptés à la table {table}.',
    en: 'The totals of rubber {round} are accepted at table {table} already.',
  },
  'rubber-ended': {
    fr: 'Le robre {round} de la table {table} est déjà terminé.',
    en: 'Rubber {round} of table {table} has ended already.',
  },
  'not-broken-off': {
    fr: 'Le robre {round} de la table {table} n’est pas interrompu.',
    en: 'Rubber {round} of table {table} is not broken off.',
  },
  'next-rubber-begun': {
    fr: 'Le robre suivant est déjà commencé à la table {table}.',
    en: 'The next rubber has begun at table {table} already.',
  },
  'no-such-pack': {
    fr: 'La table {table} n’a pas de jeu « {pack} ».',
    en: 'Table {table} has no pack "{pack}".',
  },
  'dealt-so': {
    fr: 'La donne {deal} est déjà à {dealer}, jeu {pack}.',
    en: 'Deal {deal} is {dealer}’s with the {pack} pack already.',
  },
});

export const refuse = refusing<SharedRefusals & typeof eveningRefusals>();

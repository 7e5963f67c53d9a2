import { refusals } from '@arbitre/rules/kernel/refusals';

/** The part of whist bridge's table that its sessions refuse with. */
export const mancheRefusals = refusals({
  'no-draw-committed': {
    fr: 'Publiez d’abord l’empreinte du tirage.',
    en: 'Publish the hash of the draw first.',
  },
  'another-seed': {
    fr: 'Cette graine n’est pas celle dont l’empreinte a été publiée.',
    en: 'This seed is not the one whose hash was published.',
  },
  'named-twice': { fr: '« {entry} » est nommé deux fois.', en: '"{entry}" is named twice.' },
  'manche-drawn': {
    fr: 'Les tables de la manche {manche} sont déjà tirées.',
    en: 'The tables of manche {manche} are drawn already.',
  },
  'unknown-manche': {
    fr: 'La séance compte {manches} manches : il n’y a pas de manche {manche}.',
    en: 'The session has {manches} manches: there is no manche {manche}.',
  },
  'unknown-table': {
    fr: 'La table {table} n’est pas configurée pour la manche {manche}.',
    en: 'Table {table} is not configured for manche {manche}.',
  },
  'table-begun': {
    fr: 'La table {table} a déjà commencé la manche {manche}.',
    en: 'Table {table} has begun manche {manche} already.',
  },
  'drawn-elsewhere': {
    fr: '« {entry} » est assis à la table {table} de cette manche.',
    en: '"{entry}" sits at table {table} of this manche.',
  },
  'not-at-table': {
    fr: '« {entry} » n’est pas assis à la table {table}.',
    en: '"{entry}" does not sit at table {table}.',
  },
  'manche-closed': {
    fr: 'La manche {manche} est close à la table {table} : seul l’arbitre corrige encore.',
    en: 'Manche {manche} is closed at table {table}: the arbiter alone corrects it now.',
  },
  'another-deal': {
    fr: 'La table {table} en est à la donne {now}, pas à la donne {deal}.',
    en: 'Table {table} is at deal {now}, not at deal {deal}.',
  },
  'already-announced': {
    fr: 'La donne {deal} est déjà annoncée : reprenez-la d’abord.',
    en: 'Deal {deal} is announced already: take it back first.',
  },
  'already-told': {
    fr: 'Le résultat de la donne {deal} est déjà saisi : reprenez-le d’abord.',
    en: 'The result of deal {deal} is entered already: take it back first.',
  },
  'nothing-to-undo': {
    fr: 'Rien n’est à reprendre à la donne {deal}.',
    en: 'There is nothing to take back at deal {deal}.',
  },
  'not-validated': {
    fr: 'La donne {deal} n’est pas encore validée.',
    en: 'Deal {deal} is not validated yet.',
  },
  'suit-needed': {
    fr: 'La couleur du contrat {game} manque.',
    en: 'The suit of the contract {game} is missing.',
  },
  'suit-forbidden': { fr: 'Le contrat {game} n’a pas de couleur.', en: 'The contract {game} has no suit.' },
  'not-that-result': {
    fr: 'Le contrat {game} se note par : {expected}.',
    en: 'The contract {game} is scored by: {expected}.',
  },
  'already-ticked': {
    fr: '« {entry} » a déjà validé les scores.',
    en: '"{entry}" has confirmed the scores already.',
  },
  'call-waits': {
    fr: '« {entry} » a déjà un appel en attente.',
    en: '"{entry}" has a call that waits already.',
  },
  'unknown-call-id': {
    fr: 'Il n’y a pas d’appel {call} à cette table.',
    en: 'There is no call {call} at this table.',
  },
  'other-call': {
    fr: 'L’appel {call} demande autre chose : utilisez « {use} ».',
    en: 'Call {call} asks for something else: use "{use}".',
  },
  'game-needed': {
    fr: 'Le contrat montré à l’arbitre manque.',
    en: 'The contract that is shown to the arbiter is missing.',
  },
  'call-not-needed': {
    fr: '« {game} » s’annonce sans appeler l’arbitre.',
    en: '"{game}" is announced without calling the arbiter.',
  },
  'result-needed': {
    fr: 'Une donne ajustée a besoin de son contrat et de son résultat.',
    en: 'A deal that is adjusted needs its contract and its result.',
  },
  'no-deal-there': {
    fr: 'La donne {deal} n’a pas été jouée carte par carte, ou n’est pas terminée.',
    en: 'Deal {deal} was not recorded card by card, or is not over.',
  },
});

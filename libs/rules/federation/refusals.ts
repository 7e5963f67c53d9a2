import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';

/** What the registry of a federation refuses. */
export const federationRefusals = refusals({
  'region-already-open': { fr: 'La région existe déjà.', en: 'The region is there already.' },
  'region-not-open': { fr: 'La région n’existe pas.', en: 'There is no such region.' },
  'region-under-itself': {
    fr: '« {parent} » dépend de « {region} » : une région ne peut pas dépendre d’elle-même.',
    en: '"{parent}" is part of "{region}": a region cannot be part of itself.',
  },
  'region-already-there': {
    fr: 'La région dépend déjà de {parent}.',
    en: 'The region is part of {parent} already.',
  },
  'region-already-at-the-top': {
    fr: 'La région ne dépend d’aucune autre.',
    en: 'The region is part of no other already.',
  },
  'template-name-taken': {
    fr: 'La région a déjà un modèle « {name} » : donnez un autre nom, ou supprimez d’abord celui-là.',
    en: 'The region has a template "{name}" already: choose another name, or remove that one first.',
  },
  'template-moved': {
    fr: 'Quelqu’un a renommé « {seen} » en « {name} » entre-temps : relisez la liste.',
    en: 'Somebody has renamed "{seen}" to "{name}" meanwhile: look at the list again.',
  },
  'template-gone': {
    fr: '« {name} » a été supprimé entre-temps.',
    en: '"{name}" has been removed meanwhile.',
  },
  'templates-full': {
    fr: 'Une région garde {most} modèles au plus : supprimez-en un d’abord.',
    en: 'A region keeps {most} templates at most: remove one first.',
  },
  'name-unchanged': { fr: 'Le nom est déjà « {name} ».', en: 'The name is "{name}" already.' },
  'word-twice': {
    fr: '« {word} » est donné deux fois : choisissez une seule fois ce qu’il désigne.',
    en: '"{word}" is given twice: choose once what it means.',
  },
  'club-not-registered': { fr: 'Le club n’existe pas.', en: 'There is no such club.' },
  'club-already-registered': {
    fr: 'Un club porte déjà ce numéro : un numéro ne change pas et ne sert qu’une fois.',
    en: 'A club has this number already: a number never changes and serves once.',
  },
  'club-closed': {
    fr: 'Le club ferme le {on} : rien n’y commence plus ce jour-là ni ensuite. Choisissez un autre club, ou rouvrez d’abord celui-là.',
    en: 'The club closes on {on}: nothing begins there on that day or later. Choose another club, or reopen that one first.',
  },
  'club-already-closed': {
    fr: 'Le club ferme déjà le {on} : rouvrez-le pour choisir un autre jour.',
    en: 'The club closes on {on} already: reopen it to choose another day.',
  },
  'club-not-closed': {
    fr: 'Le club n’est pas fermé et aucun jour de fermeture n’est noté.',
    en: 'The club is not closed, and no day is on record on which it will be.',
  },
  'member-not-registered': { fr: 'Le membre n’existe pas.', en: 'There is no such member.' },
  'member-already-registered': {
    fr: 'Un membre porte déjà cette licence : un numéro ne change pas et ne sert qu’une fois.',
    en: 'A member has this licence already: its number never changes and serves once.',
  },
  'person-not-registered': {
    fr: '{field} : aucun membre n’a la licence {licence}.',
    en: '{field}: no member has the licence {licence}.',
  },
  'person-erased': {
    fr: '{field} : les données de {licence} ont été effacées, sa licence ne sert plus.',
    en: '{field}: the data of {licence} were erased, the licence serves no more.',
  },
  'guest-without-licence': {
    fr: 'Un invité n’a pas de licence : ni club, ni catégorie, ni année ne s’y attachent.',
    en: 'A guest has no licence: no club, category or year goes with one.',
  },
  'privacy-unchanged': {
    fr: 'C’est déjà le choix du membre : {privacy}.',
    en: 'This is the choice of the member already: {privacy}.',
  },
  'already-since': {
    fr: 'C’est déjà le cas depuis le {since} : {value}.',
    en: 'That is so already since {since}: {value}.',
  },
  'not-after': {
    fr: 'Le {from} ne vient pas après le {since}, où commence ce qui vaut maintenant ({value}) : le passé ne se réécrit pas.',
    en: '{from} does not come after {since}, when what holds now began ({value}): the past is not rewritten.',
  },
  'before-end': {
    fr: 'Le {from} vient avant le {until}, où finit ce qui valait ({value}) : le passé ne se réécrit pas.',
    en: '{from} comes before {until}, when what held before ended ({value}): the past is not rewritten.',
  },
  'merged-with-itself': {
    fr: '« {number} » ne se réunit pas à lui-même.',
    en: '"{number}" cannot be merged with itself.',
  },
  'merged-into': {
    fr: 'Ce numéro est réuni à {into} : écrivez sur {into}, ou défaites la réunion.',
    en: 'This number is merged into {into}: write to {into}, or undo the merge.',
  },
  'has-aliases': {
    fr: 'D’autres numéros sont réunis à celui-ci ({aliases}) : réunissez-les d’abord à l’autre.',
    en: 'Other numbers are merged into this one ({aliases}): merge them into the other first.',
  },
  'not-merged': { fr: 'Ce numéro n’est réuni à aucun autre.', en: 'This number is merged into no other.' },
  'alias-held': {
    fr: '{alias} est déjà réuni à ce numéro.',
    en: '{alias} is merged into this number already.',
  },
  'no-such-alias': {
    fr: '{alias} n’est pas réuni à ce numéro.',
    en: '{alias} is not merged into this number.',
  },
  'told-apart': {
    fr: 'C’est déjà noté : {other} est quelqu’un d’autre.',
    en: 'On record already: {other} is somebody else.',
  },
  'in-no-club': { fr: 'Le membre n’est dans aucun club.', en: 'The member is in no club.' },
  'licence-year-held': {
    fr: 'La licence vaut déjà jusqu’en {last} : {year} n’est pas une année de plus.',
    en: 'The licence is good until {last} already: {year} is no further year.',
  },
  'personal-unchanged': {
    fr: 'Ces données sont déjà celles du membre.',
    en: 'These are the data of the member already.',
  },
  'not-permitted': {
    fr: 'Votre rôle ({role}) ne permet pas cette opération ; rôles admis : {allowed}.',
    en: 'Your role ({role}) may not do this; roles that may: {allowed}.',
  },
  'not-permitted-here': {
    fr: 'Votre rôle le permet ailleurs ({scopes}), pas ici.',
    en: 'Your role may do this elsewhere ({scopes}), not here.',
  },
  'own-matter': {
    fr: '« {entry} » est votre inscription ou de votre club : nul ne juge sa propre cause.',
    en: '"{entry}" is your own entry, or of your own club: nobody rules in a matter of his own.',
  },
  'grant-without-days': {
    fr: 'Du {from} jusqu’au {until} exclu, il n’y a pas un jour.',
    en: 'From {from} up to and without {until} there is no day.',
  },
  'grant-held': {
    fr: 'Le compte a déjà ce rôle au même endroit depuis le {from} ({grant}).',
    en: 'The account has this role there already since {from} ({grant}).',
  },
  'grant-unknown': { fr: 'Le compte n’a pas de rôle {grant}.', en: 'The account has no grant {grant}.' },
  'grant-ended': { fr: 'Le rôle {grant} est déjà retiré.', en: 'The grant {grant} has ended already.' },
  'member-erased': {
    fr: 'Les données de ce membre ont été effacées : sa licence ne sert plus.',
    en: 'The data of this member were erased: the licence serves no more.',
  },
});

export const refuse = refusing<SharedRefusals & typeof federationRefusals>();

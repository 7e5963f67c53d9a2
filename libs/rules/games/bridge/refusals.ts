import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import { tableRefusals } from '@arbitre/rules/kernel/table-refusals';
import { eveningRefusals } from './evening/refusals';

/** What a bridge table and its evening refuse where no Law speaks. */
export const bridgeRefusals = refusals({
  ...tableRefusals,
  ...eveningRefusals,
  'no-choice': {
    fr: 'Aucun choix n’attend : ni sur une annonce ni sur une attaque.',
    en: 'No choice waits, on a call or on a lead.',
  },
  'no-such-option': {
    fr: '« {option} » n’est pas de ce choix ({options}).',
    en: '"{option}" is none of this choice ({options}).',
  },
  'auction-begun': {
    fr: 'Les enchères ont commencé : on ne donne plus.',
    en: 'The auction has begun: it is too late to deal.',
  },
  'auction-open': { fr: 'Les enchères ne sont pas terminées.', en: 'The auction is not over.' },
  'not-in-play': { fr: 'Le jeu de la carte n’est pas en cours.', en: 'No card play is under way.' },
  'card-not-in-trick': {
    fr: '{card} n’est pas dans la levée en cours.',
    en: '{card} is not in the current trick.',
  },
  'no-face-down-lead': {
    fr: 'Aucune entame n’est posée là face cachée.',
    en: 'No opening lead lies there face down.',
  },
  'lead-not-known': {
    fr: 'Nommez la carte que {seat} retourne : elle n’est pas encore notée.',
    en: 'Name the card that {seat} faces: it is not on record yet.',
  },
  'dummy-spread': { fr: 'Le mort ({seat}) a déjà étalé.', en: 'Dummy ({seat}) has spread his hand already.' },
  'dummy-not-known': {
    fr: 'La main du mort n’est pas notée : nommez la carte entière, pas « {call} ».',
    en: 'Dummy’s hand is not on record: name the whole card, not "{call}".',
  },
  'whose-hand': {
    fr: 'Pour « {did} », nommez le joueur du flanc dont c’était la main ; sinon personne.',
    en: 'For "{did}" name the defender whose hand it was; nobody otherwise.',
  },
  'which-card': {
    fr: 'Pour « {did} », nommez une carte du mort s’il l’a touchée ; sinon aucune.',
    en: 'For "{did}" name a card of dummy’s if he touched it; none otherwise.',
  },
  'no-such-review': {
    fr: 'Rien n’attend de jugement selon {article} ; en attente : {open}.',
    en: 'Nothing waits for a judgment by {article}; waiting: {open}.',
  },
  'no-card-touched': {
    fr: 'Aucune carte touchée n’attend de jugement.',
    en: 'No touched card waits for a judgment.',
  },
  'not-shown-so': {
    fr: 'Une carte de {seat} ne se montre pas ainsi : « {how} ».',
    en: 'A card of {seat} is not shown so: "{how}".',
  },
  'no-card-too-many': {
    fr: 'Aucune carte en trop n’attend de jugement, ni attaque qui en soit peut-être une.',
    en: 'No card too many waits for a judgment, nor a lead that may be one.',
  },
  'not-opponents': {
    fr: '{by} et {seat} ne sont pas adversaires.',
    en: '{by} and {seat} are not opponents.',
  },
  'no-hand-faced': {
    fr: 'Le déclarant n’a pas étalé son jeu.',
    en: 'Declarer has not faced his hand.',
  },
  'card-points-right': {
    fr: 'La carte de {seat} à la levée {trick} n’est pas mal orientée.',
    en: 'The card of {seat} in trick {trick} does not point the wrong way.',
  },
  'no-such-trick': { fr: 'La levée {trick} n’est pas encore jouée.', en: 'Trick {trick} is not played yet.' },
  'cards-mixed': { fr: '{seat} a déjà mêlé ses cartes.', en: '{seat} has mixed his cards already.' },
  'tricks-agreed': {
    fr: 'Les deux camps comptent {tricks} levées : rien n’est contesté.',
    en: 'Both sides count {tricks} tricks: nothing is disputed.',
  },
  'no-tricks-disputed': {
    fr: 'Le nombre de levées n’est pas contesté.',
    en: 'The number of tricks is not disputed.',
  },
  'contract-differs': {
    fr: 'Le contrat donné ({contract}) n’est pas celui des enchères enregistrées ({auction}).',
    en: 'The contract given ({contract}) is not that of the recorded auction ({auction}).',
  },
});

export const refuse = refusing<SharedRefusals & typeof bridgeRefusals>();

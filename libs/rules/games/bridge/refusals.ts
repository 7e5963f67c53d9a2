import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import { tableRefusals } from '@arbitre/rules/kernel/table-refusals';
import { eveningRefusals } from './evening/refusals';
import { handRefusals } from './hands/refusals';

/** What a bridge table and its evening refuse where no Law speaks. */
export const bridgeRefusals = refusals({
  ...tableRefusals,
  ...eveningRefusals,
  ...handRefusals,
  'no-choice': {
    fr: 'Aucun choix n’attend : ni sur une annonce ni sur une attaque.',
    en: 'No choice waits, on a call or on a lead.',
  },
  'no-such-option': {
    fr: '« {option} » n’est pas de ce choix ({options}).',
    en: '"{option}" is none of this choice ({options}).',
  },
  'no-trick-in-progress': {
    fr: 'Aucune levée n’est en cours.',
    en: 'No trick is in progress.',
  },
  'no-claim': { fr: 'Aucune réclamation n’attend de réponse.', en: 'No claim waits for an answer.' },
  'not-asked': {
    fr: 'La réponse n’appartient pas à {by} ({asked}).',
    en: 'The answer is not for {by} to give ({asked}).',
  },
  'already-answered': { fr: '{by} a déjà répondu.', en: '{by} has answered already.' },
  'no-claim-contested': {
    fr: 'Aucune réclamation contestée n’attend l’arbitre.',
    en: 'No contested claim waits for the arbiter.',
  },
  'no-agreement-open': {
    fr: 'Aucun accord sur une réclamation n’est en cause.',
    en: 'No agreement on a claim is in question.',
  },
  'trick-won-by-another': {
    fr: 'La levée {trick} a été gagnée par {winner}, pas par {wonBy}.',
    en: 'Trick {trick} was won by {winner}, not by {wonBy}.',
  },
  'suit-led-otherwise': {
    fr: 'À la levée {trick} on a joué {led}, pas {suit}.',
    en: 'Trick {trick} was led in {led}, not in {suit}.',
  },
  'suit-not-known': {
    fr: '{seat} a renoncé aux levées {trick} et {other} : dites dans quelle couleur (champ « suit ») à la levée {unknown}, car une seconde renonce dans la même ne coûte rien.',
    en: '{seat} revoked in tricks {trick} and {other}: say in which suit (field "suit") in trick {unknown}, for a second revoke in the same one costs nothing.',
  },
  'revoke-ruled': {
    fr: 'La renonce de {seat} à la levée {trick} est déjà jugée.',
    en: 'The revoke of {seat} in trick {trick} has been ruled on already.',
  },
  'no-such-revoke': {
    fr: 'Aucune renonce de {seat} à la levée {trick} n’est consommée.',
    en: 'No revoke of {seat} in trick {trick} is established.',
  },
  'equity-proposed': {
    fr: 'Le résultat sans la renonce de {seat} à la levée {trick} est déjà proposé.',
    en: 'The result without the revoke of {seat} in trick {trick} is proposed already.',
  },
  'no-proposal': {
    fr: 'Aucun résultat sans renonce n’est proposé.',
    en: 'No result without the revoke is proposed.',
  },
  'cannot-be-asked': {
    fr: '{by} ne peut pas demander à {of} s’il lui reste une carte de la couleur.',
    en: '{by} cannot ask {of} whether he has a card of the suit left.',
  },
  'trick-not-played': {
    fr: 'La levée {trick} n’est pas encore jouée ({played} le sont).',
    en: 'Trick {trick} has not been played yet ({played} are).',
  },
  'trick-not-complete-but-for-seat': {
    fr: 'La levée en cours ne compte pas trois cartes où ne manque que celle de {seat} ({cards} y sont).',
    en: 'The current trick is not three cards with only that of {seat} missing ({cards} are there).',
  },
  'trick-not-short': {
    fr: 'Il ne manque pas de carte de {seat} à la levée {trick}.',
    en: 'Trick {trick} does not lack a card of {seat}.',
  },
  'nothing-to-correct': {
    fr: '{seat} n’a pas de renonce à corriger à la douzième levée.',
    en: '{seat} has no revoke to correct in the twelfth trick.',
  },
  'auction-begun': {
    fr: 'Les enchères ont commencé : on ne donne plus.',
    en: 'The auction has begun: it is too late to deal.',
  },
  'not-in-auction': {
    fr: 'Cela se fait pendant les enchères ; la donne en est ailleurs ({phase}).',
    en: 'This is done during the auction; the deal is elsewhere ({phase}).',
  },
  'hand-taken': { fr: '{seat} a déjà pris ses cartes.', en: '{seat} has taken his cards already.' },
  'card-exposed': {
    fr: '{card} est déjà visible devant {seat}.',
    en: '{card} already lies face up before {seat}.',
  },
  'no-such-finding': {
    fr: 'Rien à la table n’attend ce constat ({finding}).',
    en: 'Nothing at the table waits for that finding ({finding}).',
  },
  'no-call-to-change': {
    fr: '{seat} n’a pas d’annonce qui puisse être changée.',
    en: '{seat} has no call that could be changed.',
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

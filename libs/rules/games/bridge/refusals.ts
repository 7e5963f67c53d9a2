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
  'not-in-auction': {
    fr: 'Cela se fait pendant les enchères ; la donne en est ailleurs ({phase}).',
    en: 'This is done during the auction; the deal is elsewhere ({phase}).',
  },
  'hand-taken': { fr: '{seat} a déjà pris ses cartes.', en: '{seat} has taken his cards already.' },
  'no-hand-to-return': {
    fr: '{seat} n’a pas de cartes à remettre : seulement après quatre passes, et une fois.',
    en: '{seat} has no cards to put back: only after four passes, and once.',
  },
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
  'contract-differs': {
    fr: 'Le contrat donné ({contract}) n’est pas celui des enchères enregistrées ({auction}).',
    en: 'The contract given ({contract}) is not that of the recorded auction ({auction}).',
  },
});

export const refuse = refusing<SharedRefusals & typeof bridgeRefusals>();

import { plural } from '../../language/plural';
import type { Text } from '../../language/text-shape';

const fr = {
  isVoid: 'Cette séance est annulée : elle ne compte pas.',
  voiding: 'Annuler la séance',
  voidingSays: 'Tout ce qui y est inscrit est gardé et ne compte plus ; l’acte peut être défait.',
  reinstating: 'Faire compter de nouveau la séance',
  reinstatingSays: 'Tout ce qui y est inscrit compte de nouveau.',
  reason: 'Motif',
  takes: (deals: number, given: number) =>
    [
      deals === 0 ? null : `${deals} ${plural('fr', deals, 'donne qui compte', 'donnes qui comptent')}`,
      given === 0
        ? null
        : `${given} ${plural('fr', given, 'attribution de la séance', 'attributions de la séance')}`,
    ]
      .filter((part) => part !== null)
      .join(' et '),
  takesAway: (what: string) => `Ce qui ne comptera plus : ${what}.`,
  takesNothing: 'Rien de cette séance ne compte à présent.',
  moves: (n: number) => `${n} ${plural('fr', n, 'place ou total change', 'places ou totaux changent')}.`,
  then: 'Sans la séance',
  unseen: 'Ce que cela changera n’a pas pu être lu.',
  voided: 'La séance est annulée.',
  reinstated: 'La séance compte de nouveau.',
};

const en: Text<typeof fr> = {
  isVoid: 'This session is void: it does not count.',
  voiding: 'Void the session',
  voidingSays: 'All that is recorded in it is kept and counts no more; this can be undone.',
  reinstating: 'Let the session count again',
  reinstatingSays: 'All that is recorded in it counts again.',
  reason: 'Reason',
  takes: (deals, given) =>
    [
      deals === 0 ? null : `${deals} ${plural('en', deals, 'deal that counts', 'deals that count')}`,
      given === 0 ? null : `${given} ${plural('en', given, 'award of the session', 'awards of the session')}`,
    ]
      .filter((part) => part !== null)
      .join(' and '),
  takesAway: (what) => `What will count no more: ${what}.`,
  takesNothing: 'Nothing of this session counts now.',
  moves: (n) => `${n} ${plural('en', n, 'place or total changes', 'places or totals change')}.`,
  then: 'Without the session',
  unseen: 'What it will change could not be read.',
  voided: 'The session is void.',
  reinstated: 'The session counts again.',
};

/** What is said of sessions that do not count, and of those that may become so. */
export const validityTexts = { fr, en };

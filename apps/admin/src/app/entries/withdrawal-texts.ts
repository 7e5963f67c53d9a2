import { plural } from '../language/plural';
import type { Text } from '../language/text-shape';

const fr = {
  reason: 'Motif',
  results: 'Ses résultats',
  stand: 'restent : elle garde sa place au classement',
  struck: 'sont rayés : elle quitte le classement',
  say: 'Le numéro reste pris ; une personne retirée peut revenir dans une autre inscription.',
  nothing: 'Rien ne compte encore pour elle.',
  counts: (deals: number, given: number) =>
    `Ce qui compte pour elle : ${[
      ...(deals === 0 ? [] : [plural('fr', deals, '1 donne', `${deals} donnes`)]),
      ...(given === 0
        ? []
        : [plural('fr', given, '1 attribution de séance', `${given} attributions de séance`)]),
    ].join(' et ')}. Ce que les autres ont marqué contre elle leur reste dans les deux cas.`,
  ifStand: 'S’ils restent',
  ifStruck: 'S’ils sont rayés',
  effect: 'Le classement dans les deux cas',
  unseen: 'Ce que cela changera n’a pas pu être lu.',
  withdrawOf: (who: string) => `Retirer ${who}`,
  strike: 'Rayer du classement',
  letStand: 'Laisser compter ses résultats',
  withdrawn: 'L’inscription est retirée.',
  isStruck: 'L’inscription est rayée du classement.',
  stands: 'Ses résultats comptent de nouveau.',
};

const en: Text<typeof fr> = {
  reason: 'Reason',
  results: 'Its results',
  stand: 'stand: it keeps its place in the ranking',
  struck: 'are struck: it leaves the ranking',
  say: 'The number stays taken; a person may come back in another entry.',
  nothing: 'Nothing counts for it yet.',
  counts: (deals, given) =>
    `What counts for it: ${[
      ...(deals === 0 ? [] : [plural('en', deals, '1 deal', `${deals} deals`)]),
      ...(given === 0 ? [] : [plural('en', given, '1 award of a session', `${given} awards of sessions`)]),
    ].join(' and ')}. What others scored against it stays theirs in either case.`,
  ifStand: 'If they stand',
  ifStruck: 'If they are struck',
  effect: 'The ranking in both cases',
  unseen: 'What it will change could not be read.',
  withdrawOf: (who) => `Withdraw ${who}`,
  strike: 'Strike from the ranking',
  letStand: 'Let its results count',
  withdrawn: 'The entry is withdrawn.',
  isStruck: 'The entry is struck from the ranking.',
  stands: 'Its results count again.',
};

/** What is said where an entry withdraws, and where its results are decided on anew. */
export const withdrawalTexts = { fr, en };

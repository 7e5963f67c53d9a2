import { refusals } from './refusals';

/** Sentences that fit the table of every card game; a game spreads into its own table those that it refuses with. */
export const tableRefusals = refusals({
  'not-dealt': { fr: 'Les cartes ne sont pas encore données.', en: 'The cards are not dealt yet.' },
  'already-dealt': { fr: 'Les cartes sont déjà données.', en: 'The cards are dealt already.' },
  'card-already-played': {
    fr: 'La carte {card} a déjà été jouée.',
    en: 'Card {card} has been played already.',
  },
  'card-not-held': { fr: '{seat} n’a pas la carte {card}.', en: '{seat} does not hold {card}.' },
});

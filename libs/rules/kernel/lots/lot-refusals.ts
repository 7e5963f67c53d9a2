import { refusals } from '../refusals';

/** What a lot whose hash is published first is refused for; a game spreads them into its own table. */
export const lotRefusals = refusals({
  'no-lot-committed': {
    fr: 'Publiez d’abord l’empreinte du tirage.',
    en: 'Publish the hash of the lot first.',
  },
  'another-seed': {
    fr: 'Cette graine n’est pas celle dont l’empreinte a été publiée : donnez celle-là.',
    en: 'This seed is not the one whose hash was published: give that one.',
  },
});

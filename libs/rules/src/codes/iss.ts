import type { CodeLine } from './code';

/** What records of the International Skat Server get wrong where no article speaks. */
export const ISS_CODES: readonly CodeLine[] = [
  ['deal-without-result', 'La donne n’a pas de résultat.', 'The deal has no result.'],
  ['game-repeated', 'Cette partie est déjà dans le fichier.', 'This game stands in the file already.'],
  [
    'not-in-iss',
    'Le format du serveur n’a pas de mot pour ce qui est arrivé.',
    'The server’s format has no word for what happened.',
  ],
];

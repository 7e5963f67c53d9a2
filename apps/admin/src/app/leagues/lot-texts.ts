import type { Text } from '../language/text-shape';

const fr = {
  commit: 'Publier l’empreinte d’un tirage',
  commitSays:
    'La graine du tirage est choisie maintenant et reste dans ce navigateur ; son empreinte est publiée avant le tirage, et la graine avec lui : chacun peut refaire le tirage.',
  another: 'Quelqu’un a publié l’empreinte d’un tirage. Une nouvelle la remplace.',
  committed: 'Empreinte de la graine du prochain tirage :',
  draws: 'L’ordre suit de la graine et des inscrits, et de rien d’autre.',
  drawFixtures: 'Tirer les rencontres au sort',
  drawLots: 'Tirer au sort entre tous',
};

const en: Text<typeof fr> = {
  commit: 'Publish the hash of a lot',
  commitSays:
    'The seed of the lot is chosen now and stays in this browser; its hash is published before the draw, and the seed with it: anybody can draw again.',
  another: 'Somebody has published the hash of a lot. A new one takes its place.',
  committed: 'Hash of the seed of the next lot:',
  draws: 'The order follows from the seed and the entries, and from nothing else.',
  drawFixtures: 'Draw the fixtures by lot',
  drawLots: 'Draw a lot among all',
};

export const lotTexts = { fr, en };

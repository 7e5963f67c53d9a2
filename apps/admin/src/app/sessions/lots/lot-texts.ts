import type { Text } from '../../language/text-shape';

const fr = {
  help: 'La graine du tirage est choisie maintenant ; son empreinte est publiée avant le tirage, et la graine avec lui : chacun peut refaire le tirage.',
  lost: 'Quelqu’un d’autre a publié l’empreinte d’un tirage. Une nouvelle la remplace.',
  committed: 'Empreinte de la graine :',
  commit: 'Publier l’empreinte du tirage',
};

const en: Text<typeof fr> = {
  help: 'The seed of the lot is chosen now; its hash is published before the draw, and the seed with it: anybody can draw again.',
  lost: 'Somebody else has committed to a lot. A new one takes its place.',
  committed: 'Hash of the seed:',
  commit: 'Publish the hash of the lot',
};

export const lotTexts = { fr, en };

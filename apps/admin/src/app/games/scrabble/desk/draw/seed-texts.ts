import type { Text } from '../../../../language/text-shape';

/** Texts about letters that come out of a seed, in French. */
const fr = {
  draws: 'Lettres',
  byHand: 'Tirées du sac',
  bySeed: 'Tirées d’une graine',
  seed: 'Graine',
  seedHelp:
    'Notez-la et gardez-la pour vous jusqu’à la fin : qui la connaît connaît tous les tirages. Son empreinte est publiée dès l’ouverture.',
  commitment: 'Empreinte publiée',
  commitmentHelp: 'À la fin, la graine se révèle et chacun peut refaire tous les tirages.',
  enter: 'Utiliser cette graine',
  other: 'Cette graine n’est pas celle dont l’empreinte a été publiée.',
  draw: (n: number) => `Tirer de la graine (${n})`,
  reveal: 'Révéler la graine',
  revealed: 'Graine révélée',
};

const en: Text<typeof fr> = {
  draws: 'Letters',
  byHand: 'Drawn from the bag',
  bySeed: 'Drawn from a seed',
  seed: 'Seed',
  seedHelp:
    'Write it down and keep it to yourself until the end: whoever knows it knows every draw. Its fingerprint is published with the opening.',
  commitment: 'Published fingerprint',
  commitmentHelp: 'At the end the seed is revealed, and anybody can draw every rack again.',
  enter: 'Use this seed',
  other: 'This is not the seed whose fingerprint was published.',
  draw: (n) => `Draw from the seed (${n})`,
  reveal: 'Reveal the seed',
  revealed: 'Seed revealed',
};

export const seedTexts = { fr, en };

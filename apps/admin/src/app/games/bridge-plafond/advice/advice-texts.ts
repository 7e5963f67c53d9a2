import type { Text } from '../../../language/text-shape';

const fr = {
  title: 'Conseils de 1930',
  to: (seat: string) => `À ${seat}`,
  advised: (what: string) => `Le guide dit : ${what}.`,
  nothing: 'Le guide ne demande rien de plus.',
  lead: 'Des conseils, jamais une règle : ce que la main remplit et ce qui lui manque.',
  met: 'rempli',
  missed: 'manque',
  judge: 'à juger',
  asked: 'demandé',
  has: 'trouvé',
};

const en: Text<typeof fr> = {
  title: 'Advice of 1930',
  to: (seat) => `To ${seat}`,
  advised: (what) => `The guide says: ${what}.`,
  nothing: 'The guide asks nothing more.',
  lead: 'Advice, never a rule: what the hand meets, and what it misses.',
  met: 'met',
  missed: 'missed',
  judge: 'to be judged',
  asked: 'asked',
  has: 'found',
};

export const adviceTexts = { fr, en };

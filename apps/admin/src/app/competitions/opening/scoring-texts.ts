import type { Text } from '../../language/text-shape';

const fr = {
  how: 'Barème',
  help: 'Selon les lois : étuis incomplets ramenés au nombre attendu, moyennes selon la séance, égalités maintenues.',
  hows: {
    laws: 'selon les lois',
    own: 'à régler',
    plain: 'moyenne simple, comme avant',
  } as Readonly<Record<string, string>>,
};

const en: Text<typeof fr> = {
  how: 'Scoring',
  help: 'By the laws: boards that miss results brought up to the expected number, averages by the session, ties stand.',
  hows: { laws: 'by the laws', own: 'set below', plain: 'plain mean, as before' },
};

export const scoringTexts = { fr, en };

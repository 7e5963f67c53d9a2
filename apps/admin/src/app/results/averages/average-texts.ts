import type { Text } from '../../language/text-shape';

const fr = {
  director: 'Une moyenne se donne par l’arbitre : appelez-le, ou marquez l’étui non joué (F2).',
  reason: 'Pas de résultat sur cet étui',
  given: 'Moyenne donnée',
};

const en: Text<typeof fr> = {
  director: 'The director gives an average: call him, or mark the board not played (F2).',
  reason: 'No result on this board',
  given: 'Average given',
};

/** Words for averages in place of a result. */
export const averageTexts = { fr, en };

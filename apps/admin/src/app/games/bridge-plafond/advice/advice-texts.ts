import { plural } from '../../../language/plural';
import type { Text } from '../../../language/text-shape';

const fr = {
  title: 'Conseils de 1930',
  to: (seat: string) => `À ${seat}`,
  advised: (what: string) => `Le guide dit : ${what}.`,
  nothing: 'Le guide ne demande rien de plus.',
  lead: 'Des conseils, jamais une règle : ce que la main remplit et ce qui lui manque.',
  score: (ours: string, theirs: string) =>
    `Le robre avant cette donne : ${ours} pour ce camp, ${theirs} pour l’autre.`,
  sideScore: (games: number, points: number) => {
    const scored = plural('fr', points, `${points} point`, `${points} points`);
    return games === 0 ? scored : `${plural('fr', games, 'une manche', `${games} manches`)} et ${scored}`;
  },
  noScore: 'Cette donne n’est sur la feuille d’aucun robre : la marque est prise pour nulle des deux côtés.',
  notWritten: (deals: readonly number[]) =>
    plural(
      'fr',
      deals.length,
      `La donne ${deals.join(', ')} n’est pas encore sur la feuille et n’y compte pas.`,
      `Les donnes ${deals.join(', ')} ne sont pas encore sur la feuille et n’y comptent pas.`,
    ),
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
  score: (ours, theirs) => `The rubber before this deal: ${ours} for this side, ${theirs} for the others.`,
  sideScore: (games, points) => {
    const scored = plural('en', points, `${points} point`, `${points} points`);
    return games === 0 ? scored : `${plural('en', games, 'a game', `${games} games`)} and ${scored}`;
  },
  noScore: 'This deal is on the sheet of no rubber: the score is taken for nothing on both sides.',
  notWritten: (deals) =>
    plural(
      'en',
      deals.length,
      `Deal ${deals.join(', ')} is not on the sheet yet and does not count in it.`,
      `Deals ${deals.join(', ')} are not on the sheet yet and do not count in it.`,
    ),
  met: 'met',
  missed: 'missed',
  judge: 'to be judged',
  asked: 'asked',
  has: 'found',
};

export const adviceTexts = { fr, en };

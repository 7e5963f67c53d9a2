import { plural } from '../language/plural';
import type { Text } from '../language/text-shape';

const fr = {
  spread: 'Fréquences',
  times: 'Tables',
  top: (points: string) => `Maximum : ${points}`,
  datum: (points: string) => `Référence : ${points}`,
  results: (n: number) => `${n} ${plural('fr', n, 'résultat comparé', 'résultats comparés')}`,
  sharedWith: 'Ex æquo avec',
  fieldSize: 'Classés',
  kept: 'D’autres tables ont encore à jouer cet étui : ses résultats se montrent quand toutes l’ont joué.',
};

const en: Text<typeof fr> = {
  spread: 'Frequencies',
  times: 'Tables',
  top: (points) => `Top: ${points}`,
  datum: (points) => `Datum: ${points}`,
  results: (n) => `${n} ${plural('en', n, 'result compared', 'results compared')}`,
  sharedWith: 'Tied with',
  fieldSize: 'Ranked',
  kept: 'Others have yet to play this board: its results are shown once every table has.',
};

export const boardTexts = { fr, en };

import type { Text } from '../language/text-shape';

const fr = {
  title: 'Salle',
  empty: 'Personne ne joue encore.',
  emptyHelp: 'Les tables viennent ici dès qu’une ronde est lancée ou qu’un résultat est saisi.',
  table: (name: string) => `Table ${name}`,
  done: (done: number, of: number) => `${done} sur ${of}`,
  complete: 'complète',
  missing: (n: number) => `manque ${n}`,
  never: 'rien encore',
  age: (minutes: number) => (minutes === 0 ? 'à l’instant' : `il y a ${minutes} min`),
  called: 'arbitre appelé',
  disputed: 'contesté',
  unverified: (n: number) => `${n} à vérifier`,
  lacking: (n: number) => (n === 0 ? 'Toutes les tables sont complètes.' : `Résultats attendus : ${n}`),
};

type RoomTexts = Text<typeof fr>;

const en: RoomTexts = {
  title: 'Room',
  empty: 'Nobody plays yet.',
  emptyHelp: 'Tables appear here once a round is called or a result is entered.',
  table: (name) => `Table ${name}`,
  done: (done, of) => `${done} of ${of}`,
  complete: 'complete',
  missing: (n) => `${n} missing`,
  never: 'nothing yet',
  age: (minutes) => (minutes === 0 ? 'just now' : `${minutes} min ago`),
  called: 'arbiter called',
  disputed: 'in dispute',
  unverified: (n) => `${n} to be verified`,
  lacking: (n) => (n === 0 ? 'All tables are complete.' : `Results awaited: ${n}`),
};

export const roomTexts = { fr, en };

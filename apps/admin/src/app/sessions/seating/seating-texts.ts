import type { Text } from '../../language/text-shape';

const fr = {
  seat: 'Place',
  entry: 'Qui',
  with: 'avec',
  byHand: 'Donner une place',
  unseated: (n: number) => `${n} sans place`,
  sit: 'Placer',
  swap: 'Échanger deux places',
  swapThem: 'Échanger',
  absent: 'Absent',
  markAbsent: 'Retirer',
};

const en: Text<typeof fr> = {
  seat: 'Seat',
  entry: 'Who',
  with: 'with',
  byHand: 'Give a seat',
  unseated: (n) => `${n} without a seat`,
  sit: 'Seat',
  swap: 'Exchange two seats',
  swapThem: 'Exchange',
  absent: 'Absent',
  markAbsent: 'Take out',
};

export const seatingTexts = { fr, en };

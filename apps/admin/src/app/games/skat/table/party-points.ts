import type { TableView } from '@arbitre/rules/kernel/table-view';

export type PartyPoints = {
  readonly party: 'declarer' | 'opponents';
  readonly points: number;
  readonly tricks: number;
};

/** Card points and tricks of the two parties, from those of the seats; empty before there is a declarer. */
export const partyPoints = ({ seats, cardPoints = {}, tricks }: TableView): readonly PartyPoints[] => {
  const declarer = seats.find(({ roles }) => roles.includes('declarer'))?.seat;
  if (declarer === undefined) return [];
  const others = Object.keys(cardPoints).filter((seat) => seat !== declarer);
  const sum = (of: Readonly<Record<string, number>>): number =>
    others.reduce((total, seat) => total + (of[seat] ?? 0), 0);
  return [
    { party: 'declarer', points: cardPoints[declarer] ?? 0, tricks: tricks[declarer] ?? 0 },
    { party: 'opponents', points: sum(cardPoints), tricks: sum(tricks) },
  ];
};

import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import type { RoomFact, RoomTable } from '../../room/room-tiles';

const CALLED = { fr: 'La partie', en: 'The game' } as const;

/** A game of duplicate has one tile: the slips of the round, those still missing, and a slip above the top that waits for the arbiter. */
export const roomOf = (view: ScrabbleSessionView, facts: readonly RoomFact[]): readonly RoomTable[] => {
  const round = view.rounds.find(({ number }) => number === view.round);
  if (round === undefined) return [];
  const written = (fact: RoomFact): boolean =>
    fact.type === 'SlipSubmitted' && (fact.data as { readonly round?: number }).round === view.round;
  return [
    {
      ...{ round: view.round, table: '1', boards: [], called: CALLED },
      own: {
        ...{ done: round.slips.length, missing: round.closed ? 0 : round.missing.length },
        unverified: round.slips.filter(({ verdict }) => verdict === 'to-rule').length,
        disputed: view.alarms.some((alarm) => alarm.round === view.round),
        last: facts.findLast(written)?.at ?? null,
      },
    },
  ];
};

import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import type { SessionAct } from '../../../../sessions/session-context';

type View = Pick<ScrabbleSessionView, 'players' | 'phase' | 'nextGameAt'>;

export const warnings = ['disciplinary', 'writing-material', 'wrote-after-end'] as const;

/** What may be noted of a player now: nothing that the rules would only refuse. */
export const conductOf = ({ players, phase, nextGameAt }: View, entry: string): readonly string[] => {
  const player = players.find((one) => one.entry === entry);
  if (player === undefined) return [];
  return [
    ...(phase === 'published' ? [] : warnings),
    'record-offence',
    ...(player.excluded ? [] : ['exclude']),
    ...(player.left || phase === 'published' ? [] : ['leave']),
    ...(nextGameAt === null ? ['lodge-appeal'] : []),
  ];
};

/** Whoever leaves owes nobody a reason. */
export const asksReason = (name: string): boolean => name !== 'leave';

/** The act that notes it. */
export const conductAct = (name: string, entry: string, reason: string, at: string): SessionAct => {
  if (warnings.some((kind) => kind === name)) return { do: 'warn', entry, kind: name, reason };
  if (name === 'leave') return { do: 'leave', entry };
  return name === 'lodge-appeal' ? { do: name, entry, at, reason } : { do: name, entry, reason };
};

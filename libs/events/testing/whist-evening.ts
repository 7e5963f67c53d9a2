import type { EventStore } from '../src/store/contract';
import { openCompetition } from '../src/write-side/competition';
import { registerEntries } from '../src/write-side/entries';
import type { CommandContext, GameAct, WriteOutcome } from '../src/write-side/contract';
import { openSession, recordSessionActs } from '../src/write-side/session';
import { command } from './start-store';

/** An evening of whist militaire with more than fifty events: long enough for a process to remember its stream. */
export const EVENING = 'wm.s1';

export const arbiter = { id: 'arbitre', role: 'arbiter' };

/** An act that changes nothing for the acts after it. */
export const measure = (reason: string): GameAct => ({
  do: 'take-measure',
  ...{ author: 'host', target: 'A.2', measure: 'warning', reason },
});

/** Acts of the arbiter on the evening, under a command id that depends on `name` alone. */
export const record = (
  store: EventStore,
  acts: readonly GameAct[],
  name: string,
  more: Partial<CommandContext> = {},
): Promise<WriteOutcome> =>
  recordSessionActs(store, { session: EVENING, acts }, { ...command(name), actor: arbiter, ...more });

export const openEvening = async (store: EventStore): Promise<void> => {
  const game = { game: 'whist-militaire', ruleset: 'whist-militaire@1', method: 'team-points' } as const;
  const open = { id: 'wm', name: 'wm', region: 'Nord', startsOn: '2026-05-02', ...game };
  await openCompetition(store, open, command('open wm'));
  const entries = ['A', 'B'].map((id, index) => ({
    id,
    number: index + 1,
    kind: 'team' as const,
    label: id,
  }));
  await registerEntries(store, { competition: 'wm', entries }, command('teams wm'));
  await openSession(store, { competition: 'wm', number: 1 }, command('session wm'));
  const teams = ['A', 'B'].map((team) => ({
    do: 'enter-team',
    ...{ team, captain: `${team}.1`, players: [1, 2, 3, 4].map((place) => `${team}.${place}`) },
  }));
  const start = { do: 'publish-schedule', date: '2026-05-02', games: 1, trumps: ['H'] };
  await record(store, [...teams, start, { do: 'announce-rotation', game: 1 }], 'start');
  const warnings = Array.from({ length: 60 }, (_, index) => measure(`noise ${index}`));
  await record(store, warnings, 'warnings');
};

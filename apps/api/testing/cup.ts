import { type Backend, startBackend } from './backend';
import { openPairs, pairs } from './tournament';
import { type Roles, signInAll, write } from './writing';

export const SEATING = [
  { seat: 'N', entry: 'pair-1' },
  { seat: 'S', entry: 'pair-1' },
  { seat: 'E', entry: 'pair-2' },
  { seat: 'W', entry: 'pair-2' },
];
export const RESULT = { contract: '4S', declarer: 'N', tricks: 10 };

/** What acts on a deal name it by. */
export type Named = { readonly deal: string; readonly expectedVersion: number };

/** A backend with a competition of pairs, `cup`, and callers who write its deals, each on a board of its own. */
export type Cup = {
  readonly backend: Backend;
  readonly roles: Roles;
  readonly nextBoard: () => Readonly<Record<string, unknown>>;
  /** Who deals on the last board. */
  readonly dealer: () => 'N' | 'E' | 'S' | 'W';
  readonly recordOne: () => Promise<Named>;
  readonly openFull: (policy?: string) => Promise<Named>;
};

export const startCup = async (): Promise<Cup> => {
  const backend = await startBackend();
  const roles = await signInAll(backend);
  await openPairs(backend.store, 'cup', pairs(4));
  let board = 0;
  const nextBoard = () => ({
    competition: 'cup',
    place: { session: 1, round: 1, table: '1', board: ++board },
    seating: SEATING,
  });
  const written = async (mutation: string, input: Readonly<Record<string, unknown>>): Promise<Named> => {
    const answer = await write(roles.club, mutation, { ...nextBoard(), ...input });
    expect(answer).toMatchObject({ __typename: 'Committed' });
    return { deal: answer.id as string, expectedVersion: answer.version as number };
  };
  return {
    ...{ backend, roles, nextBoard },
    dealer: () => (['N', 'E', 'S', 'W'] as const)[(board - 1) % 4] ?? 'N',
    recordOne: () => written('recordResult', { result: RESULT }),
    openFull: async (policy = 'enforced') => {
      const opened = await written('openDeal', { policy, grain: 'full' });
      expect(opened.expectedVersion).toBe(0);
      return opened;
    },
  };
};

/** Those to whom every write of a deal is refused. */
export const AUDITORS_AND_STRANGERS = ['auditeur: not-permitted AUDITOR', 'nobody: not-signed-in null'];

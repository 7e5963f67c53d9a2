import { inOrderOfLot } from '@arbitre/rules/kernel/lots/lots';
import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import { PLAYERS } from './fields';
import { plafondLotCommitment } from './lot';
import { refuse } from './refusals';
import { type Before, type Rotation, rotationOf } from './rotation';
import { type EveningState, isPartieOver, tablesIn } from './state';

const repeated = (entries: readonly string[]): string | undefined =>
  entries.find((entry, at) => entries.indexOf(entry) < at);

/** Who may be seated. */
export const playersHere = ({ players }: EveningState): readonly string[] =>
  players.filter(({ withdrawn }) => withdrawn === null).map(({ entry }) => entry);

/** Tables where the partie that was called last goes on. */
export const tablesPlaying = (state: EveningState) =>
  tablesIn(state, state.parties.length).filter((own) => !isPartieOver(state, own));

export const decideEnter: Decide<'enter-players'> = (state, { entries }) => {
  const twice = repeated(entries);
  if (twice !== undefined) return refuse('named-twice', { entry: twice });
  const here = playersHere(state).find((entry) => entries.includes(entry));
  return here === undefined
    ? accepted({ type: 'PlayersEntered', data: { entries } })
    : refuse('here-already', { entry: here });
};

export const decideWithdraw: Decide<'withdraw-player'> = (state, { entry, reason }) => {
  if (!playersHere(state).includes(entry)) return refuse('not-here', { entry });
  const table = tablesPlaying(state).find(({ entries }) => entries.includes(entry))?.table;
  return table === undefined
    ? accepted({ type: 'PlayerWithdrawn', data: { entry, reason } })
    : refuse('still-at-table', { entry, table, use: ['seat-substitute', 'end-partie'] });
};

export const decideCommit: Decide<'commit-lot'> = (_, { commitment }) =>
  accepted({ type: 'LotCommitted', data: { commitment } });

/** Who has met whom, and who sat out. */
const beforeNext = (state: EveningState): Before => ({
  met: (a, b) =>
    [...state.tables.values()].filter(({ entries }) => entries.includes(a) && entries.includes(b)).length,
  satOut: (entry) => state.parties.filter(({ out }) => out.includes(entry)).length,
});

type Made = { readonly ok: true; readonly made: Rotation } | Refusal;

const madeByHand = (state: EveningState, tables: readonly (readonly string[])[]): Made => {
  const named = tables.flat();
  const twice = repeated(named);
  if (twice !== undefined) return refuse('named-twice', { entry: twice });
  const here = playersHere(state);
  const absent = named.find((entry) => !here.includes(entry));
  if (absent !== undefined) return refuse('not-here', { entry: absent });
  return {
    ok: true,
    made: {
      tables: tables.map((entries, at) => ({ table: String(at + 1), entries })),
      out: here.filter((entry) => !named.includes(entry)),
    },
  };
};

const madeByRotation = (state: EveningState, seed: string | undefined): Made => {
  const here = playersHere(state);
  if (here.length < PLAYERS) return refused('BP-PARTIE-2', { players: here.length, least: PLAYERS });
  const before = beforeNext(state);
  if (state.setup.rotation === 'order') return { ok: true, made: rotationOf(here, before) };
  if (state.commitment === null) return refuse('no-lot-committed');
  if (seed === undefined || plafondLotCommitment(seed) !== state.commitment) return refuse('another-seed');
  return { ok: true, made: rotationOf(inOrderOfLot(seed, [...here].sort()), before) };
};

/** Who plays with whom next, once every table has played its partie. */
export const decideCall: Decide<'call-partie'> = (state, { seed, tables }) => {
  const playing = tablesPlaying(state).map(({ table }) => table);
  if (playing.length > 0)
    return refuse('tables-still-play', { partie: state.parties.length, tables: playing });
  const byHand = tables !== undefined;
  const answer = byHand ? madeByHand(state, tables) : madeByRotation(state, seed);
  if (!answer.ok) return answer;
  const drawn = !byHand && state.setup.rotation === 'draw' ? (seed ?? null) : null;
  return accepted({
    type: 'PartieCalled',
    data: { partie: state.parties.length + 1, seed: drawn, byHand, ...answer.made },
  });
};

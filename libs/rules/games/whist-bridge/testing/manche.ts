import type { Entry } from '@arbitre/rules/kernel/competition/contract';
import { awardOfSession, standingsOf } from '@arbitre/rules/kernel/competition/standings';
import { totalPoints } from '@arbitre/rules/kernel/competition/total-points';
import { type AnyAct, sessionsOf } from '@arbitre/rules/kernel/testing/given';
import { whistBridgeOrder } from '../manche/session';
import type { MancheState } from '../manche/state';
import { mancheView, type TableOfManche } from '../manche/view';

export const opened = sessionsOf(whistBridgeOrder);

/** The four of most examples; Eve makes a fifth. */
export const FOUR = ['ann', 'bob', 'cid', 'dan'];
export const FIVE = [...FOUR, 'eve'];

export const HERE = { manche: 1, table: 'B' };

export const configure = (players: readonly string[] = FOUR, more: object = {}): AnyAct => ({
  ...{ do: 'configure-table', ...HERE, players },
  ...more,
});

/** `E8-H ann cid`: an announcement, declarers after it; `S8-S* ann` is no first word. */
export const contractOf = (text: string): object => {
  const [said = '', ...declarers] = text.split(' ');
  const [game = '', suit = null] = said.replace('*', '').split('-');
  return { game, suit, declarers, ...(game === 'S8' ? { direct: !said.endsWith('*') } : {}) };
};

/** `9`: tricks; `+-`: who made it; `ann:2 bob:2`: queens. */
export const outcomeOf = (text: string): object => {
  if (/^\d+$/u.test(text)) return { tricks: Number(text) };
  if (/^[+-]+$/u.test(text)) return { made: Array.from(text, (sign) => sign === '+') };
  return {
    queens: Object.fromEntries(
      text.split(' ').map((one): [string, number] => [one.split(':')[0] ?? '', Number(one.split(':')[1])]),
    ),
  };
};

export const announce = (deal: number, text: string, more: object = {}): AnyAct => ({
  ...{ do: 'announce', ...HERE, deal, contract: contractOf(text) },
  ...more,
});
export const tell = (deal: number, text: string): AnyAct => ({
  do: 'tell-result',
  ...HERE,
  deal,
  outcome: outcomeOf(text),
});
export const validate = (deal: number, more: object = {}): AnyAct => ({
  do: 'validate',
  ...HERE,
  deal,
  ...more,
});
export const undo = (deal: number): AnyAct => ({ do: 'undo', ...HERE, deal });
export const tick = (entry: string, more: object = {}): AnyAct => ({ do: 'tick', ...HERE, entry, ...more });

/** `S6-D bob = 5`: a deal that is announced, told and validated. */
export const whole = (deal: number, line: string): readonly AnyAct[] => {
  const [contract = '', outcome = ''] = line.split(' = ');
  return [announce(deal, contract), tell(deal, outcome), validate(deal)];
};

/** Deals one after the other, from `from` on. */
export const deals = (lines: readonly string[], from = 1): readonly AnyAct[] =>
  lines.flatMap((line, at) => whole(from + at, line));

/** A queen each: everybody loses three. */
export const QUEENS = (players: readonly string[]): string =>
  `DAMES = ${players.map((player) => `${player}:1`).join(' ')}`;

/** Every deal of the manche, from one on, that costs everybody three but the idle dealer. */
export const rest = (players: readonly string[], from: number): readonly AnyAct[] =>
  Array.from({ length: players.length * 4 - from + 1 }, (_, at) => from + at).flatMap((deal) => {
    const dealer = players[deal % players.length];
    const active = players.length === 5 ? players.filter((player) => player !== dealer) : players;
    return whole(deal, QUEENS(active));
  });

export const call = (by: string, deal: number, game?: string, suit?: string): AnyAct => ({
  ...{ do: 'call-arbiter', ...HERE, deal, by, for: game === undefined ? 'dispute' : 'contract' },
  ...(game === undefined ? {} : { game }),
  ...(suit === undefined ? {} : { suit }),
});
export const answer = (id: string, granted: boolean, arbiter = 'arbiter'): AnyAct => ({
  ...{ do: 'answer-call', ...HERE, call: id, granted, arbiter },
});
export const token = (entry: string, deal: number, colour: string, points: number): AnyAct => ({
  ...{ do: 'give-token', ...HERE, deal, entry, colour, points, reason: 'looked at a card laid aside' },
});

/** The table as a page shows it. */
export const tableOf = (
  state: MancheState,
  audience: Parameters<typeof mancheView>[1] = { kind: 'everyone' },
): TableOfManche => {
  const found = mancheView(state, audience).manches[0]?.tables.find(({ table }) => table === HERE.table);
  if (found === undefined) throw new Error('no such table');
  return found;
};

export const pointsAt = (
  state: MancheState,
  players: readonly string[] = FOUR,
): readonly (number | undefined)[] => players.map((player) => tableOf(state).points[player]);

/** `1 ann 61`: rank, player and points over these sessions; `WB-19.b bob` where somebody is out. */
export const rankingOf = (states: readonly MancheState[], players: readonly string[]): readonly string[] => {
  const entries = players.map((id, at): Entry => ({ id, number: at + 1, kind: 'player', members: [] }));
  const given = states.map((state) => whistBridgeOrder.standing(state));
  const awards = given.flatMap(({ awards: own }, at) =>
    own.map((award) => awardOfSession(`c.s${at + 1}`, award)),
  );
  const excluded = given.flatMap((each) => each.excluded);
  return standingsOf(totalPoints, entries, awards, { excluded }).map(
    ({ entry, rank, total, excluded: out }) =>
      out === null ? `${rank} ${entry} ${total.num}` : `${out.article} ${entry}`,
  );
};

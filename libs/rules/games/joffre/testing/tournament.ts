import { SEATS } from '@arbitre/rules/kernel/compass';
import type { Entry } from '@arbitre/rules/kernel/competition/contract';
import { standingsOf } from '@arbitre/rules/kernel/competition/standings';
import { type AnyAct, sessionsOf } from '@arbitre/rules/kernel/testing/given';
import { joffreWins } from '../methods/joffre-wins';
import { joffreLotCommitment } from '../tournament/draw';
import type { SheetLine } from '../tournament/outcome';
import { joffreOrder } from '../tournament/session';
import { type Table, tableAt, type TournamentState } from '../tournament/state';

export const opened = sessionsOf(joffreOrder);

export const players = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `p${String(at + 1).padStart(2, '0')}`);

/** The lot of a game, committed to and drawn. */
export const drawn = (game: number, entries = players(8)): readonly AnyAct[] => [
  { do: 'commit-lot', commitment: joffreLotCommitment(`seed-${game}`) },
  { do: 'draw-game', seed: `seed-${game}`, entries },
];

export const table = (state: TournamentState, name = '1', game = state.games.length): Table => {
  const found = tableAt(state, game, name);
  if (found === undefined) throw new Error(`no table ${name} in game ${game}`);
  return found;
};

/** `N7+8`: who bought at what, and what both sides scored: `E8 -8 3` gives EW -8 and NS 3. */
export const line = (text: string, deal: number): SheetLine => {
  const [bought = '', own = '0', others = '0'] = text.split(' ');
  const buyer = SEATS.find((seat) => bought.startsWith(seat)) ?? 'N';
  const [NS, EW] = 'NS'.includes(buyer) ? [own, others] : [others, own];
  return { deal, buyer, bid: Number(bought.slice(1)), NS: Number(NS), EW: Number(EW) };
};

/** A sheet as the write side completes it from its deals. */
export const close = (lines: readonly string[], more: Partial<AnyAct> = {}): AnyAct => ({
  ...{ do: 'close-game', game: 1, table: '1', deals: lines.length },
  lines: lines.map((each, at) => line(each, at + 1)),
  ...more,
});

/** NS reach 40 in four deals; EW have none. */
export const NS_WINS = ['N10 10 0', 'N10 10 0', 'N10 10 0', 'N10 10 0'];

/** `1 p03 2 60`: rank, entry, wins and points. */
export const rankingOf = (state: TournamentState, entries: readonly string[]): readonly string[] => {
  const { awards, excluded } = joffreOrder.standing(state);
  const registered = entries.map((id, at): Entry => ({ id, number: at + 1, kind: 'player', members: [] }));
  const given = awards.map(({ key, ...award }) => ({
    ...award,
    ...{ deal: `c.s1-${key}`, side: award.entry, played: true },
  }));
  return standingsOf(joffreWins, registered, given, { excluded }).map(
    ({ entry, rank, total, counts, excluded: out }) =>
      out === null ? `${rank} ${entry} ${total.num} ${counts.points ?? 0}` : `${out.article} ${entry}`,
  );
};

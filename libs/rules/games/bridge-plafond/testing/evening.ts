import type { Entry } from '@arbitre/rules/kernel/competition/contract';
import { standingsOf } from '@arbitre/rules/kernel/competition/standings';
import type { SessionAward } from '@arbitre/rules/kernel/session/contract';
import { type AnyAct, sessionsOf } from '@arbitre/rules/kernel/testing/given';
import { plafondDifferences } from '../methods/plafond-differences';
import { plafondOrder } from '../partie/session';
import { type EveningState, type PartieTable, type Rubber, rubberAt, tableAt } from '../partie/state';

/** An evening as its setup says. */
export const evening = sessionsOf(plafondOrder);

/** Players `A` to `H`, as many as there are. */
export const players = (count: number): readonly string[] => 'ABCDEFGHIJKLMNOPQRST'.slice(0, count).split('');

export const entering = (entries: readonly string[]): AnyAct => ({ do: 'enter-players', entries });
export const calling = (more: Partial<AnyAct> = {}): AnyAct => ({ do: 'call-partie', ...more });

const P1 = { partie: 1, table: '1' };

/** `A:SK B:H7,D2 C:DA!`: what players draw; two cards, or a neighbour's exposed. */
export const drawing = (text: string, more: Partial<AnyAct> = {}): AnyAct => ({
  ...{ do: 'draw-cards', ...P1 },
  draws: text.split(' ').map((each) => {
    const [entry = '', cards = ''] = each.split(':');
    const exposed = cards.endsWith('!') ? { exposed: true } : {};
    return { entry, cards: cards.replace('!', '').split(','), ...exposed };
  }),
  ...more,
});

export const sitting = (entry: string, seat: string, more: Partial<AnyAct> = {}): AnyAct => ({
  ...{ do: 'choose-seat', ...P1, entry, seat },
  ...more,
});
export const packing = (pack: string, more: Partial<AnyAct> = {}): AnyAct => ({
  ...{ do: 'choose-pack', ...P1, pack },
  ...more,
});
export const changing = (more: Partial<AnyAct> = {}): AnyAct => ({ do: 'change-partners', ...P1, ...more });

const R1 = { round: 1, table: '1' };

/** Lines from the first that is free. */
export const writing = (
  lines: readonly string[],
  { from = 1, ...more }: Partial<AnyAct> & { readonly from?: number } = {},
): readonly AnyAct[] =>
  lines.map((line, at) => ({ ...{ do: 'write-line', ...R1 }, deal: from + at, line, ...more }));

export const onSheet = (name: string, more: Readonly<Record<string, unknown>> = {}): AnyAct => ({
  ...{ do: name, ...R1 },
  ...more,
});

/** Both sides accept the totals. */
export const accepting = (round = 1, table = '1') =>
  (['N', 'E'] as const).map((seat) => (state: EveningState): AnyAct => ({
    ...{ do: 'accept-totals', round, table },
    by: rubber(state, round, table).seats[seat],
  }));

export const rubber = (state: EveningState, round = 1, table = '1'): Rubber => {
  const found = rubberAt(state, round, table);
  if (found === undefined) throw new Error(`no rubber ${round} at table ${table}`);
  return found;
};

export const tableOf = (state: EveningState, partie = 1, table = '1'): PartieTable => {
  const found = tableAt(state, partie, table);
  if (found === undefined) throw new Error(`no table ${table} in partie ${partie}`);
  return found;
};

/** `N:A E:B S:C W:D`. */
export const seatsIn = (state: EveningState, round = 1): string => {
  const { seats } = rubber(state, round);
  return `${seats.N}${seats.E}${seats.S}${seats.W}`;
};

/** A to D at table 1: A and C are partners and sit North and South, A deals first with the blue pack. */
export const seated = evening().and(
  entering(players(4)),
  calling(),
  drawing('A:SA B:S3 C:SK D:S2'),
  sitting('A', 'N'),
  sitting('B', 'E'),
  packing('blue'),
);

/** `1 A 606 2 4`: rank, entry, differences, rubbers won on points, games. */
export const rankingBy = (awards: readonly SessionAward[], entries: readonly string[]): readonly string[] => {
  const registered = entries.map((id, at): Entry => ({ id, number: at + 1, kind: 'player', members: [] }));
  const given = awards.map(({ key, ...award }) => ({
    ...award,
    ...{ deal: `c.s1-${key}`, side: award.entry, played: true },
  }));
  return standingsOf(plafondDifferences, registered, given, { excluded: [] }).map(
    ({ entry, rank, total, counts }) =>
      `${rank} ${entry} ${total.num} ${counts.rubbers ?? 0} ${counts.games ?? 0}`,
  );
};

export const rankingOf = (state: EveningState, entries: readonly string[]): readonly string[] =>
  rankingBy(plafondOrder.standing(state).awards, entries);

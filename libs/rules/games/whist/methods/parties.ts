import { DEFAULTS } from '../session/settings';
import { fichesOf } from '../session/fiches';
import type { Rules } from '../session/fields';
import { afterCoup, newScoreboard, type Scoreboard, valueOfWin } from '../session/scoreboard';
import type { Award, MethodId, RankingMethod } from '@arbitre/rules/kernel/competition/contract';
import { exact, sum } from '@arbitre/rules/kernel/competition/exact';
import { wholeOf } from '@arbitre/rules/kernel/competition/parts';
import { rank } from '@arbitre/rules/kernel/competition/ranking';
import { effectiveScore } from '@arbitre/rules/kernel/competition/scored-deal';

/** A coup's place from its deal id: `c.s1-r2-tA-b3` is the third coup of the partie `s1-r2-tA`. */
const placeOf = (deal: string): { readonly partie: string; readonly coup: number } => {
  const [, partie = deal, coup = '0'] =
    /^(s\d+-r\d+-t.+)-b(\d+)$/.exec(deal.slice(deal.indexOf('.') + 1)) ?? [];
  return { partie, coup: Number(coup) };
};

const pointsOf = (awards: readonly Award[], side: string): number =>
  awards.find((award) => award.side === side)?.value.num ?? 0;

/** The coups of one partie in order, folded to its scoreboard. */
const boardOf = (awards: readonly Award[], rules: Rules): Scoreboard => {
  const coups = [...Map.groupBy(awards, ({ deal }) => placeOf(deal).coup)].sort(([a], [b]) => a - b);
  return coups.reduce(
    (board, [, own]) => afterCoup(board, rules, { NS: pointsOf(own, 'NS'), EW: pointsOf(own, 'EW') }),
    newScoreboard(),
  );
};

/** More than the values of all the parties of a season can add up to: a partie won outweighs them. */
const WIN = 100_000;

/** WHC-PARTIE-GAP-2 as one number: parties won, and as a fraction of one the sum of their values. */
const partieValue = (board: Scoreboard, side: 'NS' | 'EW'): number => {
  if (board.winner === null) return 0;
  return board.winner === side ? WIN + valueOfWin(board) : -valueOfWin(board);
};

const isSide = (side: string): side is 'NS' | 'EW' => side === 'NS' || side === 'EW';

/** What each partie gives the entries of its two sides: the worth is that of the partie's first coup, for both. */
const partieAwards = (awards: readonly Award[], rules: Rules): readonly Award[] =>
  [...Map.groupBy(awards, ({ deal }) => placeOf(deal).partie)].flatMap(([partie, own]) => {
    const board = boardOf(own, rules);
    const fiches = fichesOf(board, rules);
    const entries = new Map(own.map(({ side, entry }) => [side, entry]));
    return [...entries]
      .filter(([side]) => isSide(side))
      .map(([side, entry]): Award => {
        const name = side === 'NS' ? 'NS' : 'EW';
        const value = rules.variant === 'base' ? exact(partieValue(board, name), WIN) : exact(fiches[name]);
        return { deal: partie, side, entry, value };
      });
  });

/**
 * A ranking by parties: the awards are the points of the coups, the totals what the parties they make are worth. A round
 * of the competition is a partie, its boards are the coups in order. The basic game totals parties won, and behind the
 * point, for ties only, the sum of their values; the European variants total fiches.
 */
const whistMethod = (id: MethodId, rules: Rules): RankingMethod => ({
  id,
  unit: 'point',
  decimals: 0,
  awards: (group) =>
    group.flatMap((deal) =>
      Object.entries(deal.entries).flatMap(([side, entry]) => {
        const score = effectiveScore(deal, side);
        return score === null ? [] : [{ deal: deal.deal, side, entry, value: exact(score) }];
      }),
    ),
  parts: (awards) => {
    const coups = Map.groupBy(awards, ({ deal, entry }) => `${placeOf(deal).partie}\n${entry}`);
    return partieAwards(awards, rules).map((award) => ({
      ...wholeOf(award),
      deals: (coups.get(`${award.deal}\n${award.entry}`) ?? []).map(({ deal }) => deal),
    }));
  },
  standings: (entries, awards) => {
    const played = new Map(
      entries.map(({ id: entry }) => [entry, awards.filter((each) => each.entry === entry).length]),
    );
    return rank(entries, partieAwards(awards, rules), sum).map((row) => ({
      ...row,
      deals: played.get(row.entry) ?? 0,
    }));
  },
});

export const whistParties = whistMethod('whist-parties', DEFAULTS);
export const whistSimple1 = whistMethod('whist-simple-1', {
  ...DEFAULTS,
  variant: 'partie-simple-1',
  target: 10,
});
export const whistSimple2 = whistMethod('whist-simple-2', {
  ...DEFAULTS,
  variant: 'partie-simple-2',
  target: 10,
});
export const whistSimple2Five = whistMethod('whist-simple-2-five', {
  ...DEFAULTS,
  variant: 'partie-simple-2',
  target: 5,
});

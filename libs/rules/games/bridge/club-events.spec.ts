import { methodOf } from './testing/life';
import { readFileSync } from 'node:fs';
import { hasShared, sharedFile } from '@arbitre/rules/kernel/testing/shared-data';
import { dealScore } from './result/score';
import { parseUndertaking } from './notation';
import { standardBoard } from './setup';
import { isSeat } from '@arbitre/rules/kernel/compass';
import type { MethodId, ScoredDeal } from '@arbitre/rules/kernel/competition/contract';
import { toDecimal } from '@arbitre/rules/kernel/competition/exact';

/** A club event as its program exported it: each result with the points that the program gave it. */
type Line = { readonly deal: ScoredDeal; readonly points: string; readonly computed: number };
type ClubEvent = { readonly lines: readonly Line[]; readonly official: readonly string[] };

const inner = (text: string, tag: string): string =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(text)?.[1]?.trim() ?? '';

/** Law 77 from the contract, the declarer and the tricks of a line, with the marks of a standard board. */
const scoreOfLine = (text: string, board: number): number => {
  const undertaking = parseUndertaking(inner(text, 'CONTRACT'));
  const declarer = inner(text, 'PLAYED_BY');
  if (undertaking === null || !isSeat(declarer)) return 0;
  const { scores } = dealScore(
    { ...undertaking, declarer },
    Number(inner(text, 'TRICKS')),
    standardBoard(board).vulnerable,
  );
  return scores.NS ?? NaN;
};

const readLine = (text: string, board: number, index: number): Line => {
  const score = Number(inner(text, 'SCORE'));
  return {
    deal: {
      deal: `b${board}-${index}`,
      group: String(board),
      table: String(index),
      entries: { NS: inner(text, 'NS_PAIR_NUMBER'), EW: inner(text, 'EW_PAIR_NUMBER') },
      scores: { NS: score, EW: -score || 0 },
      adjustments: null,
    },
    points: inner(text, 'NS_BUTLER_POINTS') || inner(text, 'NS_MATCH_POINTS'),
    computed: scoreOfLine(text, board),
  };
};

const readEvent = (name: string, figure: string): ClubEvent => {
  const xml = readFileSync(sharedFile(`bridge/usebio/${name}`), 'latin1');
  const lines = [...xml.matchAll(/<BOARD\b[^>]*>([\s\S]*?)<\/BOARD>/g)].flatMap(([, board = '']) =>
    [...board.matchAll(/<TRAVELLER_LINE>([\s\S]*?)<\/TRAVELLER_LINE>/g)].map(([, line = ''], index) =>
      readLine(line, Number(inner(board, 'BOARD_NUMBER')), index),
    ),
  );
  const official = [...xml.matchAll(/<PAIR>([\s\S]*?)<\/PAIR>/g)].map(
    ([, pair = '']) =>
      `${inner(pair, 'PAIR_NUMBER')} ${inner(pair, figure)} ${inner(pair, 'PLACE').replace('=', '')}`,
  );
  return { lines, official };
};

const rankEvent = ({ lines }: ClubEvent, id: MethodId, decimals: number) => {
  const method = methodOf(id);
  const groups = Map.groupBy(
    lines.map((line) => line.deal),
    (deal) => deal.group,
  );
  const awards = [...groups.values()].flatMap((group) => method.awards(group));
  const names = [...new Set(awards.map((award) => award.entry))];
  const entries = names.map((name, index) => {
    const direction = /[A-Z]+$/.exec(name)?.[0];
    return {
      id: name,
      number: index + 1,
      kind: 'pair' as const,
      members: [],
      ...(direction === undefined ? {} : { field: direction }),
    };
  });
  return {
    awards: new Map(awards.map((award) => [`${award.deal} ${award.side}`, award.value])),
    standings: method
      .standings(entries, awards)
      .map((row) => `${row.entry} ${toDecimal(row.total, decimals)} ${row.rank}`),
  };
};

// Published under the GPL: read where ../shared lies beside the working copy, never copied.
(hasShared ? describe : describe.skip)('club events of another program (need ../shared)', () => {
  if (!hasShared) {
    it.skip('../shared is not beside this working copy', () => undefined);
    return;
  }

  describe('a Butler evening of 8 pairs', () => {
    const event = readEvent('butler_howell.xml', 'TOTAL_SCORE');
    const { awards, standings } = rankEvent(event, 'butler', 2);

    it('BD-L77-1 has 140 scores by Law 77', () => {
      expect(event.lines).toHaveLength(140);
      expect(event.lines.map((line) => line.computed)).toEqual(
        event.lines.map((line) => line.deal.scores?.NS),
      );
    });
    it('BD-IMPP-1 has 140 IMPs against a datum of four or five results', () => {
      expect(awards.size).toBe(280);
      expect(event.lines.map(({ deal }) => awards.get(`${deal.deal} NS`)?.num)).toEqual(
        event.lines.map((line) => Number(line.points)),
      );
    });
    it('BD-RANK-2 has its 8 totals and places', () => {
      expect(standings.sort()).toEqual([...event.official].sort());
    });
  });

  describe('a Mitchell at matchpoints of 13 pairs', () => {
    const event = readEvent('mp_pairs_mitchell_03.xml', 'PERCENTAGE');
    const { standings } = rankEvent(event, 'matchpoints', 2);

    it('BD-MP-5 BD-RANK-1 has its percentages and the places of each direction', () => {
      expect(event.lines).toHaveLength(126);
      expect(standings.sort()).toEqual([...event.official].sort());
    });
  });
});

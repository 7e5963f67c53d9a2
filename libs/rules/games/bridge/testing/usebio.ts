import { methodOf } from './life';
import { readFileSync } from 'node:fs';
import { sharedFile } from '@arbitre/rules/kernel/testing/shared-data';
import { dealScore } from '../result/score';
import { parseUndertaking } from '@arbitre/rules/kernel/auction/contract';
import { standardBoard } from '../setup';
import { isSeat } from '@arbitre/rules/kernel/compass';
import type { MethodId, ScoredDeal, Scoring } from '@arbitre/rules/kernel/competition/contract';
import { rankedBy } from '@arbitre/rules/kernel/competition/course';
import { toDecimal } from '@arbitre/rules/kernel/competition/exact';

/** A club event as its program exported it: each result with the points that the program gave it. */
type Line = { readonly deal: ScoredDeal; readonly points: string; readonly computed: number };
export type ClubEvent = { readonly lines: readonly Line[]; readonly official: readonly string[] };

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
  const written = inner(text, 'SCORE');
  // `A5050`: percent of both sides.
  const [, NS, EW] = /^A(\d\d)(\d\d)$/.exec(written) ?? [];
  const score = Number(written);
  return {
    deal: {
      deal: `c.s1-r1-t${index + 1}-b${board}`,
      group: String(board),
      table: String(index),
      entries: { NS: inner(text, 'NS_PAIR_NUMBER'), EW: inner(text, 'EW_PAIR_NUMBER') },
      scores: NS === undefined ? { NS: score, EW: -score || 0 } : null,
      adjustments:
        NS === undefined
          ? null
          : {
              NS: { kind: 'artificial', percent: Number(NS) },
              EW: { kind: 'artificial', percent: Number(EW) },
            },
    },
    points:
      inner(text, 'NS_BUTLER_POINTS') || inner(text, 'NS_CROSS_IMP_POINTS') || inner(text, 'NS_MATCH_POINTS'),
    computed: scoreOfLine(text, board),
  };
};

export const readEvent = (name: string, figure: string): ClubEvent => {
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

export const rankEvent = ({ lines }: ClubEvent, id: MethodId, decimals: number, scoring?: Scoring) => {
  const method = methodOf(id, scoring);
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
    standings: rankedBy({
      ...{ method, entries, deals: lines.map(({ deal }) => deal), sessionAwards: [] },
      standing: { excluded: [], lots: {} },
    }).map((row) => `${row.entry} ${toDecimal(row.total, decimals)} ${row.rank}`),
  };
};

import type { Gaddag } from '../testing/gaddag';
import { gaddagTops } from '../testing/gaddag-tops';
import type { CompiledLexicon } from '../lexicon/compile';
import { DUPLICATE } from '../moves/play-rules';
import type { Rack } from '../tiles/rack';
import { topsOf } from '../tops/tops';
import { figureOf, median, type ScrabbleFigure } from './figure';
import type { BenchPosition } from './positions';

const PASSES = 5;
const NAMES = ['no joker', 'one joker', 'two jokers'] as const;
/** Milliseconds a position on a quiet machine, and how many times as fast as the GADDAG. */
const TARGETS = [
  { ms: 0.12, times: 3 },
  { ms: 0.25, times: 15 },
  { ms: 0.4, times: 40 },
] as const;

type Search = (position: BenchPosition, rack: Rack) => unknown;

/** One pass over all positions: what each took by the clock, and the mean of the processor's time, in milliseconds. */
type Pass = { readonly clock: readonly number[]; readonly mean: number };

/**
 * Every position once. All others come between two turns of a position, so that no cache remembers it. The mean is of processor
 * time: what other programs take away from a pass falls on the slower search only, and would flatter ours.
 */
const pass = (positions: readonly BenchPosition[], jokers: number, search: Search): Pass => {
  const before = process.cpuUsage();
  const clock = positions.map((position) => {
    const rack = position.racks[jokers] ?? [];
    const start = performance.now();
    search(position, rack);
    return performance.now() - start;
  });
  const { user, system } = process.cpuUsage(before);
  return { clock, mean: (user + system) / 1000 / positions.length };
};

/** How many positions give the same score and the same tops by both. */
const agreeing = (
  positions: readonly BenchPosition[],
  jokers: number,
  lexicon: CompiledLexicon,
  gaddag: Gaddag,
): number =>
  positions.filter(({ board, racks }) => {
    const rack = racks[jokers] ?? [];
    const tops = topsOf(board, rack, lexicon);
    const peer = gaddagTops(gaddag, board, rack, DUPLICATE);
    const names = tops.map(({ place, word }) => `${place} ${word}`).sort();
    return (tops[0]?.score ?? -1) === peer.score && names.join() === [...peer.moves].sort().join();
  }).length;

/** All tops of every position with none, one and two jokers, beside the plain GADDAG in turn. */
export const topsFigures = function* (
  positions: readonly BenchPosition[],
  lexicon: CompiledLexicon,
  gaddag: Gaddag,
): Generator<ScrabbleFigure> {
  for (const [jokers, name] of NAMES.entries()) {
    const target = TARGETS[jokers] ?? TARGETS[0];
    // The comparison is the warm-up of both.
    const agreed = agreeing(positions, jokers, lexicon, gaddag);
    const ours: Pass[] = [];
    const peers: Pass[] = [];
    for (let run = 0; run < PASSES; run++) {
      ours.push(pass(positions, jokers, ({ board }, rack) => topsOf(board, rack, lexicon)));
      peers.push(pass(positions, jokers, ({ board }, rack) => gaddagTops(gaddag, board, rack, DUPLICATE)));
    }
    const count = positions.length;
    const medians = (passes: readonly Pass[]): readonly number[] => passes.map(({ clock }) => median(clock));
    const means = (passes: readonly Pass[]): readonly number[] => passes.map(({ mean }) => mean);
    yield figureOf(`all tops, ${name}: median position`, 'ms', medians(ours), { target: target.ms });
    yield figureOf(`all tops, ${name}: mean, processor time`, 'ms', means(ours));
    yield figureOf(`plain GADDAG, ${name}: mean, processor time`, 'ms', means(peers));
    const times = ours.map(({ mean }, run) => (peers[run]?.mean ?? 0) / mean);
    yield figureOf(`times as fast as the GADDAG, ${name}`, '×', times, {
      better: 'higher',
      target: target.times,
    });
    yield figureOf(`positions where both agree, ${name}`, `of ${count}`, [agreed], {
      better: 'higher',
      target: count,
    });
  }
};

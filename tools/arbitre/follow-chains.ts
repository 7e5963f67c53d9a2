import { verifyNext, type ChainBreak, type ChainEnd, type StoredEvent } from '@arbitre/events';

/** Where a stream's hash chain breaks first. */
export type BrokenChain = { readonly stream: string; readonly revision: number; readonly why: ChainBreak };

/** Follows the hash chains of many streams, event by event in any order of the streams; a broken one is told once. */
export const followChains = () => {
  const ends = new Map<string, ChainEnd>();
  const broken = new Map<string, BrokenChain>();
  return {
    follow: (event: StoredEvent): void => {
      const { stream, revision } = event;
      if (broken.has(stream)) return;
      const next = verifyNext(ends.get(stream) ?? null, event);
      if (typeof next === 'string') broken.set(stream, { stream, revision, why: next });
      ends.set(stream, typeof next === 'string' ? null : next);
    },
    broken: (): readonly BrokenChain[] => [...broken.values()],
    streams: (): number => ends.size,
  };
};

import { existsSync, readFileSync } from 'node:fs';
import type { DomainEvent } from '../decider';
import { versionsOf } from '../declare/events';
import type { GameManifest } from '../manifest';

/** An event as it was once recorded; `hash` chains it to the event before it in its stream. */
export type GoldenEvent = {
  readonly stream: string;
  readonly type: string;
  /** 1 where it is absent. */
  readonly version?: number;
  readonly data: unknown;
  readonly hash: string;
};

/** The lines of a golden file; none where there is no file. */
export const readGolden = (file: URL): readonly GoldenEvent[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as GoldenEvent)
    : [];

/**
 * What a game once recorded, event by event: a competition, deals and sessions in which every type of event comes up that the
 * game has, with every field. Lines are added, never changed.
 */
export const goldenOf = (game: string): readonly GoldenEvent[] =>
  readGolden(new URL(`../../games/${game}/fixtures/golden.jsonl`, import.meta.url));

/** The same by streams: `deal-golden.3`, `session-golden.1`. */
export const goldenStreams = (game: string): ReadonlyMap<string, readonly GoldenEvent[]> =>
  Map.groupBy(goldenOf(game), ({ stream }) => stream);

/** An event of a game's deals or sessions as its newest version says it. */
export const asNewest = (
  { play, session }: Pick<GameManifest, 'play' | 'session'>,
  { type, version = 1, data }: Pick<GoldenEvent, 'type' | 'version' | 'data'>,
): DomainEvent => {
  const versions = [play, session]
    .flatMap((part) => (part === undefined ? [] : versionsOf(part.events)))
    .filter((each) => each.type === type && each.version >= version);
  return { type, data: versions.reduce((now, { upcast }) => upcast?.(now) ?? now, data) };
};

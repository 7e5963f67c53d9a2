import { GAME_LINES } from '../games.generated';
import type { DemoCompetition } from './competition';

/** What everything of the demo is drawn from. */
export const SEED = 2026;

/** The demo season, in the order in which it is written. */
export const season = (): readonly DemoCompetition[] =>
  Object.values(GAME_LINES).flatMap((lines) => lines.season?.(SEED) ?? []);

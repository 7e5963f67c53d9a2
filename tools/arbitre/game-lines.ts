import type { MethodId, Shelf } from '@arbitre/rules';
import type { Command } from 'commander';
import type { DemoCompetition } from './demo/competition';
import type { Session } from './demo/write-session';
import type { Finish } from './exit-status';
import type { Terminal } from './terminal';

/** Where a game adds its commands: to the program, and to `import` and `export`, beside the other formats. */
export type Lines = {
  readonly program: Command;
  readonly importer: Command;
  readonly exporter: Command;
  readonly terminal: Terminal;
  readonly finish: Finish;
};

/** An option of `arbitre score GAME …`, as commander writes it (`--bid <value>`). */
export type ScoreOption = { readonly flags: string; readonly says: Readonly<Record<'fr' | 'en', string>> };

/** What a game brings to the command line beside its rules: the default export of `games/<id>/index.ts`. */
export type GameLines = {
  /** Commands and importers of its own. */
  readonly add?: (lines: Lines) => void;
  /** What its score depends on beside the result (`GameManifest.scoreEntry`). */
  readonly scoreOptions?: readonly ScoreOption[];
  /** Prints every value that a deal can have. */
  readonly values?: (json: boolean, terminal: Terminal) => void;
  /** How the record of a session is ranked; absent where the session's own view holds the results. */
  readonly sessionMethod?: MethodId;
  /** What sessions with these setups are judged by, as it lies in the folder (`Terminal.wordsDirectory`). */
  readonly shelf?: (directory: string, setups: readonly unknown[]) => Promise<Shelf>;
  /** The inventory of its articles beside the working copy, without `.json`. */
  readonly rulebook?: string;
  /** Its competitions of the demo season, drawn from a seed or imported. */
  readonly season?: (seed: number) => readonly DemoCompetition[];
  /** An evening at a club, result by result, drawn from a seed: the demo plays one while it runs. */
  readonly evening?: (seed: number) => Omit<Session, 'startsOn'>;
};

/** Declares what a game brings to the command line; another shape does not compile. */
export const defineLines = (lines: GameLines): GameLines => lines;

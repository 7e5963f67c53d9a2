import { BENEFICIARIES, DUTY_SCOPES } from '@arbitre/rules/kernel/mistakes/duties';
import { allGames } from './all-games';

type Row = readonly string[];

const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const played = allGames.all.flatMap(({ name, play }) =>
  play === undefined ? [] : [{ game: name.en.toLowerCase(), rules: play.rules }],
);

const stops = (): string =>
  table(
    ['game', 'stops by', 'what goes on'],
    played.map(({ game, rules: { stop } }) =>
      stop === undefined ? [game, 'nothing', 'every act'] : [game, stop.article, code(stop.goesOn)],
    ),
  );

const duties = (): string =>
  table(
    ['game', 'obligation', 'how long', 'for whom'],
    played.flatMap(({ game, rules }) =>
      Object.entries(rules.duties ?? {}).map(([kind, { scope, beneficiary }]) => [
        ...[game, code([kind]), DUTY_SCOPES[scope].en, BENEFICIARIES[beneficiary].en],
      ]),
    ),
  );

/** The tables of docs/mistakes.md that follow from what games declare, by the names of their places in the page. */
export const mistakesTables = (): Readonly<Record<string, string>> => ({ stops: stops(), duties: duties() });

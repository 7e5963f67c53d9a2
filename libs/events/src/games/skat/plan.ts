import { dealDecider, type Entry } from '@arbitre/rules';
import {
  compareIss,
  type IssPlay,
  type IssProblem,
  type IssVerdict,
  listsOfIss,
  type PlacedIssGame,
  playIssGame,
  readIss,
  skat,
} from '@arbitre/rules/skat';
import { dealId } from '../../stream-names';
import type { GameAct, OpenCompetitionInput, RecordDealInput } from '../../write-side/contract';
import { decideActs } from '../../write-side/decide-acts';
import type { IssGameReport, IssImportOptions, IssPlan, PlannedIssDeal } from './contract';

/** Rounds that one session can number. */
const MOST_ROUNDS = 999;
const TABLE = '1';

type Checked = { readonly play: IssPlay; readonly verdict: IssVerdict };

const contradiction = ({ game: { line, game } }: IssPlay, verdict: IssVerdict): IssProblem | null =>
  verdict.kind === 'differs'
    ? {
        line,
        game,
        move: 0,
        code: 'SKAT-ISS-5',
        facts: {
          differs: verdict.differences.map(
            ({ field, recorded, ours }) => `${field} ${String(recorded)}, ${String(ours)}`,
          ),
        },
      }
    : null;

/** Each game once: the server's number says which it is. */
const repeated = (plays: readonly Checked[]): readonly IssProblem[] => {
  const seen = new Set<string>();
  return plays.flatMap(({ play: { game } }) => {
    if (game.id === null || !seen.has(game.id)) {
      if (game.id !== null) seen.add(game.id);
      return [];
    }
    return [{ line: game.line, game: game.game, move: 0, code: 'game-repeated', facts: { id: game.id } }];
  });
};

const dayOf = (plays: readonly Checked[], today: string): string =>
  plays
    .flatMap(({ play }) => play.game.date?.slice(0, 10) ?? [])
    .sort((a, b) => (a < b ? -1 : 1))
    .at(0) ?? today;

const competitionOf = (day: string, options: IssImportOptions): OpenCompetitionInput => {
  const id = options.competition ?? `iss-${day}`;
  return {
    id,
    name: options.name ?? `International Skat Server, ${day}`,
    game: skat.id,
    ruleset: skat.ruleset,
    region: options.region ?? 'France',
    method: 'skat-seeger-fabian',
    startsOn: day,
  };
};

/** Players get numbers in the order in which they sit down. */
const entriesOf = (placed: readonly PlacedIssGame[]): ReadonlyMap<string, Entry> => {
  const players = [...new Set(placed.flatMap(({ game }) => game.players))];
  return new Map(
    players.map((player, index) => {
      const entry = { id: `player-${index + 1}`, number: index + 1, kind: 'player', members: [] } as const;
      return [player, entry];
    }),
  );
};

const aborted = (
  { aborted: end }: IssPlay,
  verdict: IssVerdict,
  remark: IssImportOptions['remark'],
): readonly GameAct[] =>
  verdict.kind === 'aborted'
    ? [
        {
          do: 'call-arbiter',
          by: end?.player === null || end === null ? 'server' : (skat.seats[end.player] ?? 'server'),
          reason: remark?.(verdict) ?? `${verdict.cause}: ${verdict.recorded}`,
        },
      ]
    : [];

const planDeal = (
  placed: PlacedIssGame,
  { play, verdict }: Checked,
  competition: OpenCompetitionInput,
  entries: ReadonlyMap<string, Entry>,
  remark: IssImportOptions['remark'],
): PlannedIssDeal | IssProblem => {
  const { game, list, deal } = placed;
  const place = {
    session: Math.ceil(list / MOST_ROUNDS),
    round: ((list - 1) % MOST_ROUNDS) + 1,
    table: TABLE,
    board: deal,
  };
  const input: RecordDealInput = {
    competition: competition.id,
    place,
    seating: Object.fromEntries(
      game.players.map((player, index) => [skat.seats[index] ?? '', entries.get(player)?.id ?? '']),
    ),
    policy: 'enforced',
    grain: 'full',
    setup: { deal, players: 3 },
    acts: [...(play.acts as readonly GameAct[]), ...aborted(play, verdict, remark)],
  };
  const { acts, ...opening } = input;
  const command = {
    do: 'open-deal' as const,
    ...opening,
    game: competition.game,
    ruleset: competition.ruleset,
  };
  const decided = decideActs(dealDecider.initial(), [command, ...acts], dealDecider, { from: -1 });
  if (decided.ok)
    return { id: dealId(competition.id, place), placed, input, events: decided.events, verdict };
  const { article, facts } = decided.violation;
  return { line: game.line, game: game.game, move: 0, code: article, facts };
};

const reportOf = ({ play, verdict }: Checked, deal: string | null): IssGameReport => ({
  line: play.game.line,
  game: play.game.game,
  id: play.game.id,
  deal,
  notation: play.state.score?.notation ?? null,
  verdict,
});

/**
 * Reads records of the International Skat Server, replays each by the rules and compares it with its own result. Writes
 * nothing. `today`: ISO date for a file whose games have none.
 */
export const planIss = (text: string, options: IssImportOptions, today: string): IssPlan => {
  const reading = readIss(text);
  const playings = reading.games.map((game) => playIssGame(game));
  const illegal = playings.flatMap((each) => (each.ok ? [] : [each.problem]));
  const checked = playings.flatMap((each): readonly Checked[] =>
    each.ok ? [{ play: each.play, verdict: compareIss(each.play) }] : [],
  );
  const twice = repeated(checked);
  const contradicted = checked.flatMap(({ play, verdict }) => contradiction(play, verdict) ?? []);
  const left = new Set([...twice, ...contradicted].map(({ line }) => line));
  const sound = checked.filter(({ play }) => !left.has(play.game.line));
  const competition = competitionOf(dayOf(sound, today), options);
  const placed = listsOfIss(sound.map(({ play }) => play.game));
  const entries = entriesOf(placed);
  const byLine = new Map(checked.map((each) => [each.play.game.line, each]));
  const planned = placed.flatMap((each) => {
    const own = byLine.get(each.game.line);
    return own === undefined ? [] : [planDeal(each, own, competition, entries, options.remark)];
  });
  const deals = planned.flatMap((each) => ('input' in each ? [each] : []));
  const refused = planned.flatMap((each) => ('input' in each ? [] : [each]));
  const dealOf = new Map(deals.map(({ id, placed: { game } }) => [game.line, id]));
  return {
    competition,
    entries: [...entries.values()],
    names: new Map([...entries].map(([player, { id }]) => [id, [player]])),
    deals,
    games: checked.map((each) => reportOf(each, dealOf.get(each.play.game.line) ?? null)),
    problems: [...reading.problems, ...illegal, ...twice, ...contradicted, ...refused].sort(
      (a, b) => a.line - b.line,
    ),
  };
};

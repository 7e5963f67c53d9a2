import { countedRounds, type Round, type ScrabbleState, topOf } from '../order/state';
import { totalsOf } from '../order/standing';
import { slipView } from '../order/view-round';
import { percentOfTop } from '@arbitre/rules/kernel/competition/of-top';
import { ranked } from '../totals/ranking';
import { type PrintedGame, PRINTED_HEADING, type PrintedMove, type PrintedRound } from './printed-game';

const printedRound = (round: Round): readonly PrintedRound[] => {
  if (round.retained === null || round.rack === null) return [];
  const { place, word, score } = round.retained;
  return [
    {
      number: round.number,
      thrownBack: round.thrownBack,
      rack: round.rack,
      tops: round.tops.map((top) => ({ place: top.place, word: top.word, score: round.topScore })),
      retained: { place, word, score },
      slips: [...round.slips].map(([entry, slip]) => {
        const seen = slipView(round.number, entry, slip);
        const { points, verdict, claimed } = seen;
        return { entry, place: seen.place ?? '-', word: seen.word ?? '-', claimed, points, verdict };
      }),
    },
  ];
};

/** What of a game is printed. */
export const printedGame = (state: ScrabbleState): PrintedGame => {
  const { rules, format, joker, wordList } = state.setup;
  const top = topOf(state);
  const rows = [...totalsOf(state)].map(([entry, total]) => ({ entry, total }));
  return {
    rules,
    format,
    joker,
    wordList: { name: wordList.name, fingerprint: wordList.fingerprint },
    rounds: countedRounds(state).flatMap(printedRound),
    end: state.end === null ? null : { reason: state.end.reason, left: state.end.left },
    top,
    totals: ranked(rows).map(({ entry, total }) => ({
      entry,
      total,
      percent: percentOfTop(total, top) ?? '-',
    })),
    solos: [...state.solos]
      .sort(([a], [b]) => a - b)
      .map(([round, { entry, points }]) => ({ round, entry, points })),
  };
};

const moveText = ({ place, word, score }: PrintedMove): string => `${place} ${word} ${score}`;

const roundLines = (round: PrintedRound): readonly string[] => [
  ...round.thrownBack.map(
    ({ letters, reason }) => `back ${round.number} ${letters} ${reason.replaceAll(' ', '_')}`,
  ),
  `round ${round.number} ${round.rack}`,
  ...round.tops.map((top) => `top ${moveText(top)}`),
  `retained ${moveText(round.retained)}`,
  ...round.slips.map(
    ({ entry, place, word, claimed, points, verdict }) =>
      `slip ${entry} ${place} ${word} ${claimed ?? '-'} ${points} ${verdict}`,
  ),
];

/** A game as text, one fact a line; `readPrintedGame` reads it back. */
export const printGame = (game: PrintedGame): string =>
  [
    PRINTED_HEADING,
    `rules ${game.rules} ${game.format}${game.joker ? ' joker' : ''}`,
    `words ${game.wordList.name} ${game.wordList.fingerprint}`,
    ...game.rounds.flatMap(roundLines),
    ...(game.end === null ? [] : [`end ${game.end.reason} ${game.end.left === '' ? '-' : game.end.left}`]),
    `sum ${game.top}`,
    ...game.solos.map(({ round, entry, points }) => `solo ${round} ${entry} ${points}`),
    ...game.totals.map(({ entry, total, percent }) => `total ${entry} ${total} ${percent}`),
    '',
  ].join('\n');

import type { Audience } from '@arbitre/rules/kernel/session/contract';
import { boardRows } from '../board/board';
import type { AppealView, DrawsView, ScrabbleSessionView } from '../session-view';
import { rackSize, rackText } from '../tiles/rack';
import { later } from './context';
import { nextActs } from './next-acts';
import type { LexiconShelf } from './shelf';
import { bagOf, phaseOf, roundNumber, type ScrabbleState, topOf } from './state';
import { playerViews } from './view-players';
import { roundView } from './view-round';

const alarmsOf = (state: ScrabbleState): ScrabbleSessionView['alarms'] =>
  state.rounds.flatMap(({ number, slips }) =>
    [...slips]
      .filter(([, { alarm }]) => alarm)
      .map(([entry, { judgement }]) => ({ round: number, entry, score: judgement?.worth ?? 0 })),
  );

/** An appeal is between whoever lodged it and the arbiters. */
const appealsFor = (state: ScrabbleState, audience: Audience): readonly AppealView[] =>
  state.appeals.filter(
    ({ entry }) => audience.kind === 'staff' || (audience.kind === 'entry' && audience.entry === entry),
  );

const drawsView = ({ setup, sets, seed }: ScrabbleState): DrawsView => ({
  by: setup.draws,
  recorded: setup.recorded?.length ?? null,
  commitment: setup.commitment,
  sets: sets.length,
  seed,
});

/** What `audience` may see of a game (SCR-2B-4, SCR-2B-6). */
export const view = (state: ScrabbleState, audience: Audience, shelf: LexiconShelf): ScrabbleSessionView => {
  const { setup, play } = state;
  return {
    game: 'scrabble',
    rules: setup.rules,
    format: { name: setup.format, joker: setup.joker, rack: state.rackSize, most: play.mostTiles },
    seconds: setup.seconds,
    wordList: { ...setup.wordList, installed: shelf.get(setup.wordList.fingerprint) !== null },
    phase: phaseOf(state),
    round: roundNumber(state),
    interruptedSince: state.interruptedSince,
    board: boardRows(state.board),
    leftover: rackText(state.leftover),
    unplaced: rackText(state.unplaced),
    bag: rackSize(bagOf(state)),
    rounds: state.rounds.map((round) => roundView(state, round, audience)),
    players: playerViews(state, audience),
    top: topOf(state),
    end: state.end === null ? null : { reason: state.end.reason, left: state.end.left },
    alarms: audience.kind === 'staff' ? alarmsOf(state) : [],
    draws: drawsView(state),
    pauseUntil: state.lastAnnouncedAt === null ? null : later(state.lastAnnouncedAt, setup.pauseSeconds),
    appeals: appealsFor(state, audience),
    nextGameAt: state.nextGameAt,
    next: nextActs(state, audience),
  };
};

import { integer, invalidField, misshapen, oneOf, optional, text } from '../../kernel/act-shape';
import { accepted, refused } from '../../kernel/decider';
import { commitmentOf, drawLetters } from '../draw/seeded-draw';
import { between, type Decide, instant, notNow } from './context';
import type { AppealDecided, ScrabbleEvent } from './events';
import { announcements, playersOf } from './solos';
import { countedRounds, type ScrabbleState, topOf } from './state';

/** SCR-3E-4: solos and the cost of warnings are announced when every round is closed. */
export const decideAnnounceResults: Decide = (state, command) => {
  const problem = misshapen(command, { at: instant }) ?? notNow(state, 'over');
  if (problem !== null) return problem;
  const open = countedRounds(state).filter(({ closed }) => !closed);
  if (open.length > 0) return refused('rounds-open', { rounds: open.map(({ number }) => String(number)) });
  return accepted<ScrabbleEvent>(
    {
      type: 'ResultsAnnounced',
      data: { at: String(command.at), players: playersOf(state), top: topOf(state) },
    },
    ...announcements(state),
  );
};

/** The first set that the seed does not give, from 1; 0 when all come out as recorded (SCR-3A-GAP-3). */
const firstDifference = ({ sets, setup }: ScrabbleState, seed: string): number =>
  sets.findIndex(({ letters, bag }, index) => {
    const plain = setup.joker ? letters.replaceAll('?', '') : letters;
    const from = setup.joker ? [0, ...bag.slice(1)] : bag;
    return drawLetters(seed, index + 1, from, plain.length) !== plain;
  }) + 1;

/** SCR-3A-GAP-3: the seed after the game; it must be the committed one and give every set that was drawn. */
export const decideRevealSeed: Decide = (state, command) => {
  const problem = misshapen(command, { seed: text(200) });
  if (problem !== null) return problem;
  const seed = String(command.seed);
  const { commitment } = state.setup;
  if (commitment === null) return refused('no-seed-committed');
  if (state.end === null) return refused('wrong-moment', { phase: 'draw', expected: ['over'] });
  if (commitmentOf(seed) !== commitment) return refused('SCR-3A-GAP-3', { reason: 'other-seed' });
  const set = firstDifference(state, seed);
  return set > 0
    ? refused('SCR-3A-GAP-3', { reason: 'other-letters', set, recorded: state.sets[set - 1]?.letters ?? '' })
    : accepted({ type: 'SeedRevealed', data: { seed, sets: state.sets.length } });
};

const APPEAL_MINUTES = 15;

/** SCR-6-GAP-2: until the next game begins; after the last game within fifteen minutes. */
export const decideLodgeAppeal: Decide = (state, command) => {
  const shape = { entry: text(80), at: instant, reason: text(), round: optional(integer(1, 99)) };
  const problem = misshapen(command, shape);
  if (problem !== null) return problem;
  const {
    entry,
    at,
    reason,
    round = null,
  } = command as {
    readonly entry: string;
    readonly at: string;
    readonly reason: string;
    readonly round?: number;
  };
  if (!state.players.has(entry)) return refused('not-checked-in', { entry });
  const { nextGameAt, publishedAt, setup } = state;
  if (nextGameAt !== null) return refused('SCR-6-GAP-2', { at, nextGameAt });
  const late =
    setup.game === setup.games && publishedAt !== null && between(publishedAt, at) > APPEAL_MINUTES * 60_000;
  if (late) return refused('SCR-6-GAP-2', { at, announcedAt: publishedAt, minutes: APPEAL_MINUTES });
  const number = state.appeals.length + 1;
  return accepted({ type: 'AppealLodged', data: { number, entry, at, round, reason } });
};

export const decideAppeal: Decide = (state, command) => {
  const shape = { number: integer(1, 999), outcome: oneOf(['upheld', 'rejected']), reason: text() };
  const problem = misshapen(command, shape);
  if (problem !== null) return problem;
  const { number, outcome, reason } = command as AppealDecided['data'];
  const appeal = state.appeals.find((each) => each.number === number);
  if (appeal === undefined) return invalidField('number', number, 'the number of an appeal');
  return appeal.decided
    ? refused('appeal-decided', { number })
    : accepted({ type: 'AppealDecided', data: { number, outcome, reason } });
};

/** The next game of the event begins: appeals against this one are over. */
export const decideOpenNextGame: Decide = (state, command) => {
  const problem = misshapen(command, { at: instant });
  if (problem !== null) return problem;
  return state.publishedAt === null
    ? refused('results-not-announced')
    : accepted({ type: 'NextGameOpened', data: { at: String(command.at) } });
};

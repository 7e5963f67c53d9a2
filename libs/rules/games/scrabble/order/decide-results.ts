import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { commitmentOf, drawLetters } from '../draw/seeded-draw';
import type { Decide } from './acts';
import { between } from './context';
import type { ScrabbleEvent } from './events';
import { announcements, playersOf } from './solos';
import { countedRounds, type ScrabbleState, topOf } from './state';
import { refuse } from '../refusals';

/** SCR-3E-4: solos and the cost of warnings are announced when every round is closed. */
export const decideAnnounceResults: Decide<'announce-results'> = (state, { at }) => {
  const open = countedRounds(state).filter(({ closed }) => !closed);
  if (open.length > 0) return refuse('rounds-open', { rounds: open.map(({ number }) => String(number)) });
  return accepted<ScrabbleEvent>(
    {
      type: 'ResultsAnnounced',
      data: { at, players: playersOf(state), top: topOf(state) },
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
export const decideRevealSeed: Decide<'reveal-seed'> = (state, { seed }) => {
  const { commitment } = state.setup;
  if (commitment === null) return refuse('no-seed-committed');
  if (state.end === null) return refuse('wrong-moment', { phase: 'draw', expected: ['over'] });
  if (commitmentOf(seed) !== commitment) return refused('SCR-3A-GAP-3', { reason: 'other-seed' });
  const set = firstDifference(state, seed);
  return set > 0
    ? refused('SCR-3A-GAP-3', { reason: 'other-letters', set, recorded: state.sets[set - 1]?.letters ?? '' })
    : accepted({ type: 'SeedRevealed', data: { seed, sets: state.sets.length } });
};

const APPEAL_MINUTES = 15;

/** SCR-6-GAP-2: until the next game begins; after the last game within fifteen minutes. */
export const decideLodgeAppeal: Decide<'lodge-appeal'> = (state, { entry, at, reason, round = null }) => {
  if (!state.players.has(entry)) return refuse('not-checked-in', { entry });
  const { nextGameAt, publishedAt, setup } = state;
  if (nextGameAt !== null) return refused('SCR-6-GAP-2', { at, nextGameAt });
  const late =
    setup.game === setup.games && publishedAt !== null && between(publishedAt, at) > APPEAL_MINUTES * 60_000;
  if (late) return refused('SCR-6-GAP-2', { at, announcedAt: publishedAt, minutes: APPEAL_MINUTES });
  const number = state.appeals.length + 1;
  return accepted({ type: 'AppealLodged', data: { number, entry, at, round, reason } });
};

export const decideAppeal: Decide<'decide-appeal'> = (state, { number, outcome, reason }) => {
  const appeal = state.appeals.find((each) => each.number === number);
  if (appeal === undefined) return invalidField('number', number, 'the number of an appeal');
  return appeal.decision !== null
    ? refuse('appeal-decided', { number })
    : accepted({ type: 'AppealDecided', data: { number, outcome, reason } });
};

/** The next game of the event begins: appeals against this one are over. */
export const decideOpenNextGame: Decide<'open-next-game'> = (state, { at }) =>
  state.publishedAt === null
    ? refuse('results-not-announced')
    : accepted({ type: 'NextGameOpened', data: { at } });

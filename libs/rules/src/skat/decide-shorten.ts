import { invalidField, type Refusal } from '../kernel/act-shape';
import { type Decision, refused } from '../kernel/decider';
import { ended, outcomeAgainst, positionAfter } from './consequences';
import type { SkatEvent } from './events';
import { finalCount, follow } from './follow';
import { cardsLeft } from './play';
import { type Arguments, readPlayer, readTableSeat } from './read';
import { notPlaying } from './decide-play';
import { playerName } from './seats';
import type { SkatState } from './state';
import { CARD_POINTS, TRICKS } from './value';

type Answer = Decision<SkatEvent>;
type Decide = (state: SkatState, command: Arguments) => Answer;

/** Cards in hand with which the declarer may still give up by himself (SKAT-4.3.1.b, SKAT-4.3.2). */
const FREE_CARDS = 9;

const LOST_SIMPLE = { kind: 'decided', won: false, level: 'simple' } as const;

const unknownCards = (): Refusal => refused('cards-unknown', { use: 'reveal' });

const declarerConcedes = (state: SkatState): Answer => {
  const { play, declarer } = state;
  const name = playerName(declarer);
  const conceded: SkatEvent = { type: 'GameConceded', data: { seat: name } };
  const free = cardsLeft(play, declarer) >= FREE_CARDS;
  return free ? follow(state, conceded, ended('SKAT-4.3.1.b', LOST_SIMPLE)) : follow(state, conceded);
};

/** SKAT-4.3.1.b, SKAT-4.3.3: the declarer gives his game up, or one of the others does so for all of them. */
export const decideConcede: Decide = (state, { seat }) => {
  const reading = readTableSeat(seat, state.setup.players);
  if (!reading.ok) return reading;
  const cannot = notPlaying(state, 'concede');
  if (cannot !== null) return cannot;
  if (reading.seat === state.declarer) return declarerConcedes(state);
  const position = positionAfter(state, state.play.completed);
  if (position === null) return unknownCards();
  return follow(
    state,
    { type: 'GameConceded', data: { seat: reading.name } },
    ended('SKAT-4.3.3', outcomeAgainst(position, 'opponents')),
  );
};

/** SKAT-4.3.2: with eight cards or fewer one of the opposing party has to agree. */
export const decideConsent: Decide = (state, { seat, consents = true }) => {
  const reading = readTableSeat(seat, state.setup.players);
  if (!reading.ok) return reading;
  const { name } = reading;
  if (!state.conceding) return refused('nothing-conceded', { seat: name });
  if (reading.seat === state.declarer) return refused('SKAT-4.3.2', { seat: name, declarer: name });
  if (typeof consents !== 'boolean') return invalidField('consents', consents, 'true or false');
  const answered: SkatEvent = { type: 'ConcessionAnswered', data: { seat: name, consents } };
  return consents ? follow(state, answered, ended('SKAT-4.3.2', LOST_SIMPLE)) : follow(state, answered);
};

/** Card points and tricks of the declarer when the others take nothing or everything that is left. */
export const restTo = (
  state: SkatState,
  whole: 'declarer' | 'opponents',
): { points: number; tricks: number } | null => {
  const { play, declarer } = state;
  const now = finalCount(state);
  if (whole === 'opponents') return now;
  const own = play.points[declarer] ?? 0;
  const theirs = play.points.reduce((sum, points) => sum + points, 0) - own;
  const lost = play.completed - (play.tricks[declarer] ?? 0);
  return { points: CARD_POINTS - theirs, tricks: TRICKS - lost };
};

/** SKAT-4.3.6: a party throws its cards open: it keeps what it has, the rest is the other's. */
export const decideThrowIn: Decide = (state, { seat }) => {
  const reading = readPlayer(seat);
  if (!reading.ok) return reading;
  const cannot = notPlaying(state, 'throw-in');
  if (cannot !== null) return cannot;
  const { name } = reading;
  const thrown: SkatEvent = { type: 'CardsThrown', data: { seat: name } };
  const own = reading.seat === state.declarer;
  const free = own && cardsLeft(state.play, reading.seat) >= FREE_CARDS;
  if (state.contract?.game === 'N')
    return follow(state, thrown, ended('SKAT-4.3.6', { kind: 'decided', won: !own, level: 'simple' }));
  if (free) return follow(state, thrown, ended('SKAT-4.3.1.b', LOST_SIMPLE));
  const count = restTo(state, own ? 'opponents' : 'declarer');
  return count === null
    ? unknownCards()
    : follow(state, thrown, ended('SKAT-4.3.6', { kind: 'played', ...count }));
};

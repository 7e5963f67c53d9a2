import { type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { ended, outcomeAgainst, outcomeByCount, positionAfter } from './consequences';
import type { Decide } from './acts';
import type { SkatEvent } from './events';
import { finalCount, follow } from './follow';
import { notPlaying } from './decide-play';
import { playerName, seatIndex } from './seats';
import type { SkatState } from './state';
import { CARD_POINTS, TRICKS } from './value';
import { refuse } from './refusals';
import { cardsLeft } from '@arbitre/rules/kernel/tricks/play';
import { countAfter } from './play';

type Answer = Decision<SkatEvent>;

/** Cards in hand with which the declarer may still give up by himself (SKAT-4.3.1.b, SKAT-4.3.2). */
const FREE_CARDS = 9;

const LOST_SIMPLE = { kind: 'decided', won: false, level: 'simple' } as const;

const unknownCards = (): Refusal => refuse('cards-unknown', { use: 'reveal' });

const declarerConcedes = (state: SkatState): Answer => {
  const { play, declarer } = state;
  const name = playerName(declarer);
  const conceded: SkatEvent = { type: 'GameConceded', data: { seat: name } };
  const free = cardsLeft(play, declarer) >= FREE_CARDS;
  return free ? follow(state, conceded, ended('SKAT-4.3.1.b', LOST_SIMPLE)) : follow(state, conceded);
};

/** SKAT-4.3.1.b, SKAT-4.3.3: the declarer gives his game up, or one of the others does so for all of them. */
export const decideConcede: Decide<'concede'> = (state, { seat }) => {
  const cannot = notPlaying(state, 'concede');
  if (cannot !== null) return cannot;
  if (seatIndex(seat) === state.declarer) return declarerConcedes(state);
  const position = positionAfter(state, state.play.completed);
  if (position === null) return unknownCards();
  return follow(
    state,
    { type: 'GameConceded', data: { seat } },
    ended('SKAT-4.3.3', outcomeAgainst(position, 'opponents')),
  );
};

/** SKAT-4.3.2: with eight cards or fewer one of the opposing party has to agree. */
export const decideConsent: Decide<'consent'> = (state, { seat: name, consents = true }) => {
  if (!state.conceding) return refuse('nothing-conceded', { seat: name });
  if (seatIndex(name) === state.declarer) return refused('SKAT-4.3.2', { seat: name, declarer: name });
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
  const { theirs, ownTricks } = countAfter(play, declarer, play.completed);
  const lost = play.completed - ownTricks;
  return { points: CARD_POINTS - theirs, tricks: TRICKS - lost };
};

/** SKAT-4.3.6: a party throws its cards open: it keeps what it has, the rest is the other's. */
export const decideThrowIn: Decide<'throw-in'> = (state, { seat: name }) => {
  const cannot = notPlaying(state, 'throw-in');
  if (cannot !== null) return cannot;
  const seat = seatIndex(name);
  const thrown: SkatEvent = { type: 'CardsThrown', data: { seat: name } };
  const own = seat === state.declarer;
  const free = own && cardsLeft(state.play, seat) >= FREE_CARDS;
  if (state.contract?.game === 'N')
    return follow(state, thrown, ended('SKAT-4.3.6', { kind: 'decided', won: !own, level: 'simple' }));
  if (free) return follow(state, thrown, ended('SKAT-4.3.1.b', LOST_SIMPLE));
  const count = restTo(state, own ? 'opponents' : 'declarer');
  const position = positionAfter(state, state.play.completed);
  return count === null
    ? unknownCards()
    : follow(state, thrown, ended('SKAT-4.3.6', outcomeByCount(position, count)));
};

import type { Audience } from '@arbitre/rules/kernel/session/contract';
import type { NextAct } from '../session-view';
import { lettersToDraw } from './decide-draw';
import { ARBITER_ACTS } from './acts';
import { countedRounds, openRound, phaseOf, type ScrabbleState, toRule } from './state';

const next = (act: string, more: NextAct['with'] = {}): NextAct => ({
  do: act,
  by: ARBITER_ACTS.includes(act) ? 'arbiter' : 'anyone',
  with: more,
});

/** Rounds whose slips are being judged while play goes on. */
const judging = (state: ScrabbleState): readonly NextAct[] => {
  const open = countedRounds(state).filter(({ closed }) => !closed);
  return open.flatMap((round) => {
    const rule = toRule(round).map((entry) => next('rule-slip', { round: round.number, entry }));
    const enter = next('enter-slip', { round: round.number });
    const close = round.retained !== null && rule.length === 0;
    return [enter, ...rule, ...(close ? [next('close-round', { round: round.number })] : [])];
  });
};

const retain = (state: ScrabbleState): NextAct => {
  const round = openRound(state);
  const proposed = round?.tops[round.proposal];
  return next('retain', { place: proposed?.place ?? null, word: proposed?.word ?? null });
};

const announceWord = (state: ScrabbleState): readonly NextAct[] => {
  const last = state.rounds.findLast(({ retained }) => retained !== null);
  return last?.announcedAt === null ? [next('announce-word', { round: last.number })] : [];
};

const playing = (state: ScrabbleState): readonly NextAct[] => {
  const clock = openRound(state)?.clock;
  return [
    ...(clock?.signalled === false ? [next('signal-time')] : []),
    next('end-time'),
    next('submit-slip'),
  ];
};

const ofPhase = (state: ScrabbleState): readonly NextAct[] => {
  switch (phaseOf(state)) {
    case 'draw':
      return state.bagVerified ? [next('draw', { letters: lettersToDraw(state) })] : [next('verify-bag')];
    case 'announce':
      return [next((openRound(state)?.calledAt ?? null) === null ? 'call-rack' : 'repeat-rack')];
    case 'ready':
      return [next('start-clock')];
    case 'playing':
      return playing(state);
    case 'collect':
      return [next('collect-slips')];
    case 'retain':
      return [retain(state)];
    case 'over':
      return countedRounds(state).every(({ closed }) => closed) ? [next('announce-results')] : [];
    case 'published':
      return [next('lodge-appeal'), next('open-next-game')];
    case 'annulled':
      return [];
  }
};

const all = (state: ScrabbleState): readonly NextAct[] =>
  state.interruptedSince === null
    ? [...ofPhase(state), ...announceWord(state), ...judging(state)]
    : [next('resume'), next('abandon')];

/** What the session would take now, the next step of the game first; only staff learn the proposal and whose slip is ruled upon. */
export const nextActs = (state: ScrabbleState, { kind }: Audience): readonly NextAct[] =>
  kind === 'staff'
    ? all(state)
    : all(state)
        .filter((act) => act.do !== 'rule-slip' && act.do !== 'close-round')
        .map((act) => (act.do === 'retain' ? { ...act, with: { place: null, word: null } } : act));

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
  // The record says which, and nobody chooses (SCR-TOUR-GAP-8).
  if (state.setup.recorded !== null) return next('retain');
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

const appeals = (state: ScrabbleState): readonly NextAct[] =>
  state.appeals
    .filter(({ decision }) => decision === null)
    .map(({ number, entry }) => next('decide-appeal', { number, entry }));

/** SCR-3A-GAP-3: whoever drew from a seed tells it once the game is over. */
const revealSeed = ({ setup, end, seed }: ScrabbleState): readonly NextAct[] =>
  setup.commitment !== null && end !== null && seed === null ? [next('reveal-seed')] : [];

const nextGame = ({ nextGameAt }: ScrabbleState): readonly NextAct[] =>
  nextGameAt === null ? [next('lodge-appeal'), next('open-next-game')] : [];

const draw = (state: ScrabbleState): readonly NextAct[] => {
  if (!state.bagVerified) return [next('verify-bag')];
  const stuck = openRound(state)?.thrownBack.some(({ reason }) => reason === 'without-solution') === true;
  return [next('draw', { letters: lettersToDraw(state) }), ...(stuck ? [next('declare-over')] : [])];
};

const ofPhase = (state: ScrabbleState): readonly NextAct[] => {
  switch (phaseOf(state)) {
    case 'draw':
      return draw(state);
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
      return nextGame(state);
    case 'annulled':
      return [];
  }
};

/** A word is announced before the next rack is drawn or the game ends; once another rack is there, that one goes first. */
const ofGame = (state: ScrabbleState): readonly NextAct[] => {
  const announcesFirst = ['draw', 'over'].includes(phaseOf(state));
  return announcesFirst
    ? [...announceWord(state), ...ofPhase(state)]
    : [...ofPhase(state), ...announceWord(state)];
};

const all = (state: ScrabbleState): readonly NextAct[] =>
  state.interruptedSince === null
    ? [...ofGame(state), ...judging(state), ...revealSeed(state), ...appeals(state)]
    : [next('resume'), next('abandon')];

/** They tell whose slip or appeal is looked at. */
const ofArbiters: ReadonlySet<string> = new Set(['rule-slip', 'close-round', 'decide-appeal']);

/** What the session would take now, the next step of the game first; only staff learn the proposal and whose slip is ruled upon. */
export const nextActs = (state: ScrabbleState, { kind }: Audience): readonly NextAct[] =>
  kind === 'staff'
    ? all(state)
    : all(state)
        .filter(({ do: act }) => !ofArbiters.has(act))
        .map((act) => (act.do === 'retain' ? { ...act, with: { place: null, word: null } } : act));

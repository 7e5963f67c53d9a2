import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { isClosed } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from './acts';
import { parseCard } from './cards';
import { impossible, notAtCards } from './decide-play';
import type { ArbiterDecided, DisputeOpened, JoffreEvent } from './events';
import { follow, voided } from './follow';
import { disputeKey, type JoffreState } from './state';

type Answer = Decision<JoffreEvent>;

const isRevoke = (article: string): boolean => article === 'JOF-6-GAP-3';

/** A failure to follow is disputed once its trick is closed; before that it is corrected (JOF-6d). */
const revokeProblem = (
  { play, phase, grain }: JoffreState,
  { accused, trick }: DisputeOpened['data'],
): Refusal | null => {
  if (accused === undefined) return invalidField('accused', accused, 'a seat');
  if (trick === undefined) return invalidField('trick', trick, 'a trick');
  if (grain === 'result') return null;
  const over = trick <= play.completed && (phase === 'finished' || isClosed(play, trick));
  return over ? null : refused('JOF-6d', { accused, trick, completed: play.completed });
};

/** JOF-7-GAP-3: play stops until the arbiter has decided. */
export const decideDispute: Decide<'dispute'> = (state, { by, article, reason, accused, trick }) => {
  const who = { ...(accused === undefined ? {} : { accused }), ...(trick === undefined ? {} : { trick }) };
  const data = { by, article, reason, ...who };
  if (state.dispute !== null) return refused('JOF-7-GAP-3', { open: state.dispute.article });
  if (state.settled.includes(disputeKey(data))) return refused('JOF-7-GAP-3', { article, decided: true });
  const problem = isRevoke(article) ? revokeProblem(state, data) : null;
  return problem ?? accepted({ type: 'DisputeOpened', data });
};

/** The card that a ruling makes visible, or why it cannot lie there. */
const ruledVisible = (
  state: JoffreState,
  { seat, card }: ArbiterDecided['data'],
): { readonly ok: true; readonly made: JoffreEvent } | Refusal => {
  if (seat === undefined) return invalidField('seat', seat, 'one of N E S W');
  if (card === undefined) return invalidField('card', card, 'a card such as H7 or S0');
  const cannot = notAtCards(state, 'rule') ?? impossible(state.play, seatIndex(seat), seat, parseCard(card));
  return cannot ?? { ok: true, made: { type: 'CardExposed', data: { seat, card, cause: 'ruling' } } };
};

/** The arbiter's decision, final for the facts that it settles (JOF-7-GAP-3). */
export const decideRule: Decide<'rule'> = (state, { article, reason, outcome, side, seat, card, points }) =>
  consequence(state, {
    ...{ article, reason, outcome },
    ...(side === undefined ? {} : { side }),
    ...(seat === undefined ? {} : { seat }),
    ...(card === undefined ? {} : { card }),
    ...(points === undefined ? {} : { points }),
  });

const consequence = (state: JoffreState, data: ArbiterDecided['data']): Answer => {
  const made: JoffreEvent = { type: 'ArbiterDecided', data };
  switch (data.outcome) {
    case 'play-on':
      return follow(state, made);
    case 'redeal':
      return follow(state, made, voided(state, data.article));
    // JOF-6-GAP-3: the score waits for all eight tricks.
    case 'revoke':
      return data.side === undefined
        ? invalidField('side', undefined, 'NS or EW', { outcome: data.outcome })
        : follow(state, made);
    case 'points':
      return data.points === undefined
        ? invalidField('points', undefined, 'points of the buyer’s side', { outcome: data.outcome })
        : follow(state, made);
    case 'visible-card': {
      const shown = ruledVisible(state, data);
      return shown.ok ? follow(state, made, shown.made) : shown;
    }
  }
};

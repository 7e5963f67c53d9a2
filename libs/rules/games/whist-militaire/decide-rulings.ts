import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import type { ArbiterDecided, DisputeOpened, WhistMilitaireEvent } from './events';
import { impossible, notPlaying } from './decide-play';
import { follow, voided } from './follow';
import { isClosed } from '@arbitre/rules/kernel/tricks/play';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { DEALS_PER_GAME } from './setup';
import { disputeKey, type WhistMilitaireState } from './state';
import { refuse } from './refusals';

type Answer = Decision<WhistMilitaireEvent>;

const isRevokeArticle = (article: string): boolean => article === 'WM-R9a' || article === 'WM-R11.3';

/** A revoke is claimed once its trick is closed, until the cards are mixed or the sheet is signed (WM-R9-GAP-3). */
const revokeProblem = (
  state: WhistMilitaireState,
  { accused, trick = 0 }: DisputeOpened['data'],
): Refusal | null => {
  if (accused === undefined) return null;
  if (state.claimsClosed) return refused('WM-R9-GAP-3', { accused, trick, claimsClosed: true });
  if (trick > state.play.completed || !isClosed(state.play, trick))
    return state.phase === 'finished' && trick <= state.play.completed
      ? null
      : refused('WM-R9-GAP-1', { accused, trick, completed: state.play.completed });
  return null;
};

/** WM-R2: play stops until the arbiter has decided, unless the known cards settle a revoke by themselves. */
export const decideDispute: Decide<'dispute'> = (state, { by, article, reason, accused, trick }) => {
  if (isRevokeArticle(article) && accused === undefined)
    return invalidField('accused', accused, 'a seat', { article });
  if (isRevokeArticle(article) && trick === undefined)
    return invalidField('trick', trick, 'a trick', { article });
  const who = { ...(accused === undefined ? {} : { accused }), ...(trick === undefined ? {} : { trick }) };
  const data = { by, article, reason, ...who };
  if (state.dispute !== null) return refused('WM-R2', { open: state.dispute.article });
  if (state.settled.includes(disputeKey(data)))
    return refused('WM-R2', { article: data.article, decided: true });
  const problem = isRevokeArticle(data.article) && state.grain === 'full' ? revokeProblem(state, data) : null;
  return problem ?? follow(state, { type: 'DisputeOpened', data });
};

/** Words and signs cost the point but not the play: every card is still played (WM-R4.1, WM-4.7). */
const SILENCE = ['WM-R4.1', 'WM-R4-GAP-1', 'WM-R7.4', 'WM-R8.1'];

const penalty = (
  state: WhistMilitaireState,
  { article, side }: ArbiterDecided['data'],
): readonly WhistMilitaireEvent[] => {
  if (side === undefined) return [];
  if ((state.atFault & (side === 'NS' ? 1 : 2)) !== 0) return [];
  return [{ type: 'PenaltyImposed', data: { side, article, endsDeal: !SILENCE.includes(article) } }];
};

/** The card that a ruling makes visible, or why it cannot lie there. */
const ruledVisible = (
  state: WhistMilitaireState,
  { seat, card }: ArbiterDecided['data'],
): { readonly ok: true; readonly made: WhistMilitaireEvent } | Refusal => {
  if (seat === undefined) return invalidField('seat', seat, 'one of N E S W');
  if (card === undefined) return invalidField('card', card, 'a card such as SA or HT');
  const cannot = notPlaying(state, 'rule') ?? impossible(state.play, seatIndex(seat), seat, parseCard(card));
  return cannot ?? { ok: true, made: { type: 'CardExposed', data: { seat, card, cause: 'ruling' } } };
};

/** The arbiter's decision, final for the facts that it settles (WM-R2). */
export const decideRule: Decide<'rule'> = (state, { article, reason, outcome, side, seat, card }) =>
  consequence(state, {
    ...{ article, reason, outcome },
    ...(side === undefined ? {} : { side }),
    ...(seat === undefined ? {} : { seat }),
    ...(card === undefined ? {} : { card }),
  });

const consequence = (state: WhistMilitaireState, data: ArbiterDecided['data']): Answer => {
  const made: WhistMilitaireEvent = { type: 'ArbiterDecided', data };
  switch (data.outcome) {
    case 'play-on':
      return accepted(made);
    case 'redeal':
      return follow(state, made, voided(state, data.article));
    case 'point-lost':
      return data.side !== undefined
        ? follow(state, made, ...penalty(state, data))
        : invalidField('side', undefined, 'NS or EW', { outcome: data.outcome });
    case 'visible-card': {
      const shown = ruledVisible(state, data);
      return shown.ok ? follow(state, made, shown.made) : shown;
    }
  }
};

/** WM-R11.1: a closed trick is looked at again only while a revoke is disputed. */
export const decideConsult: Decide<'consult'> = ({ play, dispute }, { by, trick }) => {
  if (trick > play.completed) return refuse('no-such-trick', { trick, completed: play.completed });
  const disputed = dispute !== null && isRevokeArticle(dispute.article);
  const last = trick === play.completed && !isClosed(play, trick);
  if (!disputed && !last) return refused('WM-R11.1', { by, trick, completed: play.completed });
  return accepted({ type: 'TrickConsulted', data: { by, trick } });
};

/** WM-R9-GAP-3: the cards are mixed for the next deal; after the last of a game the sheet is signed. */
export const decideCloseClaims: Decide<'close-claims'> = (state, { cause }) => {
  if (state.score === null) return refuse('deal-not-over', { phase: state.phase });
  if (state.claimsClosed) return refuse('claims-closed');
  const { deal } = state.setup;
  const expected = deal === DEALS_PER_GAME ? 'signed' : 'mixed';
  if (cause !== expected) return refused('WM-R9-GAP-3', { cause, expected, deal });
  return accepted({ type: 'ClaimsClosed', data: { cause: expected } });
};

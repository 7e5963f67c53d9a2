import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import { parseCard } from './cards';
import { revokeProblem } from './decide-faults';
import { impossible, notAtCards } from './decide-play';
import type { ArbiterDecided, DisputeOpened, FiveHundredEvent } from './events';
import { follow, voided } from './follow';
import { refuse } from './refusals';
import { contractOf, disputeKey, type FiveHundredState } from './state';

type Answer = Decision<FiveHundredEvent>;

/** A failure to follow is disputed by its seat and trick, once nobody can correct it any more (C500-6-GAP-2). */
const disputedRevoke = (
  state: FiveHundredState,
  { accused, trick }: DisputeOpened['data'],
): Refusal | null => {
  if (accused === undefined) return invalidField('accused', accused, 'a seat');
  if (trick === undefined) return invalidField('trick', trick, 'a trick');
  return revokeProblem(state, accused, trick);
};

/** C500-9.1: play stops until the arbiter has decided. */
export const decideDispute: Decide<'dispute'> = (state, { by, article, reason, accused, trick }) => {
  const who = { ...(accused === undefined ? {} : { accused }), ...(trick === undefined ? {} : { trick }) };
  const data = { by, article, reason, ...who };
  if (state.dispute !== null) return refused('C500-9.1', { open: state.dispute.article });
  if (state.settled.includes(disputeKey(data))) return refused('C500-9.1', { article, decided: true });
  const problem = article === 'C500-6.8' ? disputedRevoke(state, data) : null;
  return problem ?? accepted({ type: 'DisputeOpened', data });
};

/** The card that a ruling makes visible, or why it cannot lie there. */
const ruledVisible = (
  state: FiveHundredState,
  { seat, card }: ArbiterDecided['data'],
): { readonly ok: true; readonly made: FiveHundredEvent } | Refusal => {
  if (seat === undefined) return invalidField('seat', seat, 'one of N E S W');
  if (card === undefined) return invalidField('card', card, 'a card such as SA or BL');
  const cannot = notAtCards(state, 'rule') ?? impossible(state.play, seatIndex(seat), seat, parseCard(card));
  return cannot ?? { ok: true, made: { type: 'CardExposed', data: { seat, card, cause: 'ruling' } } };
};

/** Who failed to follow, and where; the deal is stopped by it (C500-6.8). */
const ruledRevoke = (
  state: FiveHundredState,
  { seat, trick }: ArbiterDecided['data'],
): { readonly ok: true; readonly made: FiveHundredEvent } | Refusal => {
  if (seat === undefined) return invalidField('seat', seat, 'one of N E S W');
  if (trick === undefined) return invalidField('trick', trick, 'a trick');
  if (contractOf(state) === null) return refuse('no-contract');
  const problem = revokeProblem(state, seat, trick);
  return (
    problem ?? { ok: true, made: { type: 'RevokeEstablished', data: { by: null, accused: seat, trick } } }
  );
};

/** The arbiter's decision, final for the facts that it settles (C500-9.1). */
export const decideRule: Decide<'rule'> = (state, given) => {
  const { article, reason, outcome, side, seat, card, trick, tricks } = given;
  return consequence(state, {
    ...{ article, reason, outcome },
    ...(side === undefined ? {} : { side }),
    ...(seat === undefined ? {} : { seat }),
    ...(card === undefined ? {} : { card }),
    ...(trick === undefined ? {} : { trick }),
    ...(tricks === undefined ? {} : { tricks }),
  });
};

const consequence = (state: FiveHundredState, data: ArbiterDecided['data']): Answer => {
  const made: FiveHundredEvent = { type: 'ArbiterDecided', data };
  switch (data.outcome) {
    case 'play-on':
      return follow(state, made);
    case 'redeal':
      return follow(state, made, voided(state, data.article));
    // C500-9-GAP-1: the score waits for all ten tricks.
    case 'point-lost':
      return data.side === undefined
        ? invalidField('side', undefined, 'NS or EW', { outcome: data.outcome })
        : follow(state, made);
    case 'tricks':
      return data.tricks === undefined
        ? invalidField('tricks', undefined, 'tricks of the taker’s side', { outcome: data.outcome })
        : follow(state, made);
    case 'revoke': {
      const stopped = ruledRevoke(state, data);
      return stopped.ok ? follow(state, made, stopped.made) : stopped;
    }
    case 'visible-card': {
      const shown = ruledVisible(state, data);
      return shown.ok ? follow(state, made, shown.made) : shown;
    }
  }
};

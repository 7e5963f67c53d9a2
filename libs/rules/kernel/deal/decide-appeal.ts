import { accepted, type Decision, type DomainEvent, type Refusal, refused } from '../decider';
import { fieldsProblem } from '../declare/acts';
import { list, optional } from '../declare/compound';
import { lines, oneOf, text } from '../declare/values';
import { appealProblem, overruleProblem, type RulingLaws } from '../laws/law';
import { refuse } from '../shared-refusals';
import type { AppealHeard, RulingAppealed } from './contract';
import { decideRuling } from './decide-ruling';
import { decideWithdrawal } from './decide-withdrawal';
import { APPEAL_OUTCOMES } from './events';
import { type DealState, sidesOf } from './state';

type Arguments = Readonly<Record<string, unknown>>;
type Answer = Decision<DomainEvent>;

const lodgingProblem = fieldsProblem({
  ruling: text('The ruling', 20),
  by: text('The side that appeals', 40),
  reason: lines('Why'),
  concur: optional(list(text('A seat of the side, or `captain`', 40), { least: 1, most: 8 })),
});
const decisionProblem = fieldsProblem({
  appeal: text('The appeal', 20),
  outcome: oneOf(APPEAL_OUTCOMES, 'What the committee decides'),
  reason: lines('Why'),
});

const lawsOf = ({ games, game }: DealState): RulingLaws | undefined => games.manifestOf(game?.id ?? '')?.laws;

/** Who may agree for a whole team. */
const CAPTAIN = 'captain';

/** Why an appeal is not lodged by these alone: every player of the entry agrees, or the captain. Not asked where nobody is named. */
const concurProblem = (
  state: DealState,
  by: string,
  concur: readonly string[] | undefined,
): Refusal | null => {
  const article = lawsOf(state)?.beyondAppeal.concur;
  const seating = Object.entries(state.opened?.seating ?? {});
  const seats = seating.filter(([seat]) => state.game?.sideOf(seat) === by);
  if (article === undefined || concur === undefined || concur.includes(CAPTAIN)) return null;
  const entries = seats.filter(([seat]) => concur.includes(seat)).map(([, entry]) => entry);
  const missing = seats.filter(([seat, entry]) => entries.includes(entry) && !concur.includes(seat));
  return entries.length > 0 && missing.length === 0
    ? null
    : refused(article, { missing: missing.map(([seat]) => seat) });
};

/** A side appeals once against a ruling in force, whatever it was given by it. */
export const decideLodging = (state: DealState, command: Arguments): Answer => {
  const problem = lodgingProblem(command);
  if (problem !== null) return problem;
  const { by, reason, concur } = command as RulingAppealed['data'];
  const ruling = String(command.ruling);
  const sides = sidesOf(state);
  if (!sides.includes(by)) return refuse('unknown-side', { side: by, sides });
  const known = state.rulings.find(({ id }) => id === ruling);
  if (known === undefined)
    return refuse('unknown-ruling', { ruling, rulings: state.rulings.map(({ id }) => id) });
  if (known.status === 'withdrawn') return refuse('ruling-withdrawn', { ruling, article: known.article });
  const refusal = appealProblem(lawsOf(state), known) ?? concurProblem(state, by, concur);
  if (refusal !== null) return refusal;
  const earlier = state.appeals.find((each) => each.ruling === ruling && each.by === by);
  if (earlier !== undefined) return refuse('appeal-lodged', { ruling, appeal: earlier.id });
  return accepted<DomainEvent>({
    type: 'RulingAppealed',
    data: { ruling, by, reason, ...(concur === undefined ? {} : { concur }) },
  });
};

/** What the ruling in its place says beside its words and scores, as far as it is said. */
const byLaw = ({ ruled, facts, penalties }: Arguments): Arguments => ({
  ...(ruled === undefined ? {} : { ruled }),
  ...(facts === undefined ? {} : { facts }),
  ...(penalties === undefined ? {} : { penalties }),
});

/** Another ruling in place of the one that is appealed against. */
const changed = (state: DealState, ruling: string, command: Arguments): Answer => {
  const { article, reason, adjustments } = command;
  const given = state.rulings.find(({ id }) => id === ruling);
  const ofLaw = given === undefined ? null : overruleProblem(lawsOf(state), given);
  if (ofLaw !== null) return ofLaw;
  const withdrawn = decideWithdrawal(state, { ruling, reason });
  if (!withdrawn.ok) return withdrawn;
  const { ruled, ...found } = byLaw(command);
  const outcome = ruled === undefined ? {} : { outcome: ruled };
  const instead = decideRuling(state, { article, reason, adjustments, ...outcome, ...found });
  return instead.ok ? accepted(...withdrawn.events, ...instead.events) : instead;
};

/** The committee's word, once. An appeal of the other side against the same ruling stays, as long as the ruling does. */
export const decideHearing = (state: DealState, command: Arguments): Answer => {
  const problem = decisionProblem(command);
  if (problem !== null) return problem;
  const { appeal, outcome, reason } = command as AppealHeard['data'];
  const open = state.appeals.filter(({ status }) => status === 'open');
  const known = open.find(({ id }) => id === appeal);
  if (known === undefined) return refuse('no-such-appeal', { appeal, open: open.map(({ id }) => id) });
  if (outcome !== 'changed')
    return accepted<DomainEvent>({ type: 'AppealHeard', data: { appeal, outcome, reason } });
  const ruled = changed(state, known.ruling, command);
  if (!ruled.ok) return ruled;
  const { article, adjustments } = command;
  return accepted<DomainEvent>(
    { type: 'AppealHeard', data: { appeal, outcome, reason, article, adjustments, ...byLaw(command) } },
    ...ruled.events,
  );
};

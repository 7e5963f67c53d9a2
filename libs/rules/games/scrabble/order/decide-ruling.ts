import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { accepted, type DomainEvent, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { points as pointsField } from '../fields';
import type { Answer, Decide, Given } from './acts';
import { roundAndPlayer } from './decide-slip';
import type { ScrabbleData, ScrabbleEvent } from './events';
import { evolve } from './evolve';
import { announcements, soloNoted } from './solos';
import { copyState, pointsOf, type Round, roundAt, type ScrabbleState, worthOf } from './state';
import { refuse } from '../refusals';

type Ruling = Given<'rule-slip'>;
type Worth = Pick<ScrabbleData['SlipRuled'], 'points' | 'worth' | 'warning'>;
type Reading = ({ readonly ok: true } & Worth) | Refusal;

/** SCR-6-GAP-4: the mean of the others, zeros included, other averages not, rounded down, at most the own solution. */
const average = (round: Round, entry: string, { others, claim }: Ruling): Reading => {
  if (claim === undefined) return invalidField('claim', claim, 'what the own solution was worth');
  const group = others ?? [...round.slips.keys(), ...round.missing];
  const points = group
    .filter((each) => each !== entry && round.slips.get(each)?.ruling?.kind !== 'average')
    .map((each) => {
      const slip = round.slips.get(each);
      return slip === undefined ? 0 : pointsOf(slip);
    });
  if (points.length === 0) return refused('SCR-6-GAP-4', { reason: 'nobody-to-compare-with' });
  const mean = Math.floor(points.reduce((sum, each) => sum + each, 0) / points.length);
  const granted = Math.min(mean, claim);
  return { ok: true, points: granted, worth: granted, warning: false };
};

/** Points of the arbiter's own: never above the top (SCR-3D-GAP-5). */
const ownPoints = (round: Round, { points, worth = points, warning = false }: Ruling): Reading => {
  if (points === undefined || worth === undefined)
    return invalidField('points', points, pointsField.expected);
  if (worth < points) return invalidField('worth', worth, 'at least the points');
  if (worth > round.topScore) return refused('SCR-3D-GAP-5', { top: round.topScore, given: worth });
  return { ok: true, points, worth, warning };
};

const upheld = (round: Round, entry: string): Reading => {
  const slip = round.slips.get(entry);
  if (slip === undefined || slip.judgement === null)
    return refuse('no-slip-to-uphold', { entry, round: round.number });
  return slip.alarm
    ? refused('SCR-3D-GAP-5', { entry, top: round.topScore, score: slip.judgement.worth })
    : {
        ok: true,
        points: pointsOf(slip),
        worth: worthOf(slip),
        warning: slip.judgement.verdict === 'warning',
      };
};

const worthRuled = (round: Round, entry: string, given: Ruling): Reading => {
  switch (given.kind) {
    case 'nullity':
      return { ok: true, points: 0, worth: 0, warning: false };
    case 'points':
      return ownPoints(round, given);
    case 'average':
      return average(round, entry, given);
    case 'uphold':
      return upheld(round, entry);
  }
};

/** The act's events with what they change in solos and, once announced, in the announcement. */
export const withConsequences = (
  state: ScrabbleState,
  number: number,
  events: readonly ScrabbleEvent[],
): Answer => {
  const after = copyState(state);
  const all: ScrabbleEvent[] = [...events];
  for (const event of events) evolve(after, event satisfies DomainEvent);
  const round = roundAt(after, number);
  const noted = round?.closed === true ? soloNoted(after, round) : [];
  for (const event of noted) evolve(after, event satisfies DomainEvent);
  all.push(...noted, ...(after.publishedAt === null ? [] : announcements(after)));
  return accepted(...all);
};

/** The arbiter's word on a slip: nullities that only people see, a second correction, an average (SCR-SAN-6). */
export const decideRule: Decide<'rule-slip'> = (state, act) => {
  const named = roundAndPlayer(state, act);
  if (!named.ok) return named;
  const { round, entry } = named;
  if (!round.collected) return refuse('slips-not-collected', { round: round.number });
  const worth = worthRuled(round, entry, act);
  if (!worth.ok) return worth;
  const { kind, article, reason, others, claim } = act;
  const { points, worth: before, warning } = worth;
  const data: ScrabbleData['SlipRuled'] = {
    round: round.number,
    entry,
    kind,
    points,
    worth: before,
    warning,
    article,
    reason,
    ...(kind === 'average' && others !== undefined ? { others } : {}),
    ...(kind === 'average' && claim !== undefined ? { claim } : {}),
  };
  return withConsequences(state, round.number, [{ type: 'SlipRuled', data }]);
};

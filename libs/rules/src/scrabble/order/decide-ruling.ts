import {
  integer,
  invalidField,
  misshapen,
  oneOf,
  optional,
  type Refusal,
  text,
} from '../../kernel/act-shape';
import { accepted, type DomainEvent, refused } from '../../kernel/decider';
import { type Answer, type Arguments, type Decide } from './context';
import { roundAndPlayer } from './decide-slip';
import type { RulingKind, ScrabbleEvent, SlipRuled } from './events';
import { evolve } from './evolve';
import { announcements, soloNoted } from './solos';
import { copyState, pointsOf, type Round, roundAt, type ScrabbleState, worthOf } from './state';

const KINDS: readonly RulingKind[] = ['nullity', 'points', 'average', 'uphold'];
const POINTS = integer(0, 3000);
const RULING = {
  kind: oneOf(KINDS),
  article: text(40),
  reason: text(),
  points: optional(POINTS),
  worth: optional(POINTS),
  claim: optional(POINTS),
};

type Worth = Pick<SlipRuled['data'], 'points' | 'worth' | 'warning'>;
type Reading = ({ readonly ok: true } & Worth) | Refusal;

/** SCR-6-GAP-4: the mean of the others, zeros included, other averages not, rounded down, at most the own solution. */
const average = (round: Round, entry: string, command: Arguments): Reading => {
  const { others, claim } = command;
  if (!POINTS.accepts(claim)) return invalidField('claim', claim, 'what the own solution was worth');
  if (others !== undefined && !(Array.isArray(others) && others.every((each) => typeof each === 'string')))
    return invalidField('others', typeof others, 'the players of the same corrector');
  const group = (others as readonly string[] | undefined) ?? [...round.slips.keys(), ...round.missing];
  const points = group
    .filter((each) => each !== entry && round.slips.get(each)?.ruling?.kind !== 'average')
    .map((each) => {
      const slip = round.slips.get(each);
      return slip === undefined ? 0 : pointsOf(slip);
    });
  if (points.length === 0) return refused('SCR-6-GAP-4', { reason: 'nobody-to-compare-with' });
  const mean = Math.floor(points.reduce((sum, each) => sum + each, 0) / points.length);
  const granted = Math.min(mean, claim as number);
  return { ok: true, points: granted, worth: granted, warning: false };
};

/** Points of the arbiter's own: never above the top (SCR-3D-GAP-5). */
const ownPoints = (round: Round, command: Arguments): Reading => {
  const { points, worth = points } = command;
  if (!POINTS.accepts(points)) return invalidField('points', points, POINTS.expected);
  if ((worth as number) < (points as number)) return invalidField('worth', worth, 'at least the points');
  if ((worth as number) > round.topScore)
    return refused('SCR-3D-GAP-5', { top: round.topScore, given: worth as number });
  return { ok: true, points: points as number, worth: worth as number, warning: command.warning === true };
};

const upheld = (round: Round, entry: string): Reading => {
  const slip = round.slips.get(entry);
  if (slip === undefined || slip.judgement === null)
    return refused('no-slip-to-uphold', { entry, round: round.number });
  return slip.alarm
    ? refused('SCR-3D-GAP-5', { entry, top: round.topScore, score: slip.judgement.worth })
    : {
        ok: true,
        points: pointsOf(slip),
        worth: worthOf(slip),
        warning: slip.judgement.verdict === 'warning',
      };
};

const worthRuled = (round: Round, entry: string, command: Arguments): Reading => {
  switch (command.kind as RulingKind) {
    case 'nullity':
      return { ok: true, points: 0, worth: 0, warning: false };
    case 'points':
      return ownPoints(round, command);
    case 'average':
      return average(round, entry, command);
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
export const decideRule: Decide = (state, command) => {
  const named = roundAndPlayer(state, command);
  if (!named.ok) return named;
  const problem = misshapen(command, RULING);
  if (problem !== null) return problem;
  const { round, entry } = named;
  if (!round.collected) return refused('slips-not-collected', { round: round.number });
  const worth = worthRuled(round, entry, command);
  if (!worth.ok) return worth;
  const { kind, article, reason, others, claim } = command as SlipRuled['data'];
  const { points, worth: before, warning } = worth;
  const data: SlipRuled['data'] = {
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

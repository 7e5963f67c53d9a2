import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import type { FoundRuling } from '@arbitre/rules/kernel/laws/law';
import { logicalAlternatives } from './poll';
import { questioned } from './questions';
import type { Ruling } from './ruling';

type Check = (ruling: Ruling) => Refusal | null;

const ADJUSTING: ReadonlySet<string> = new Set(['assigned', 'artificial', 'adjusted-and-penalised']);
const adjusts = ({ outcome }: Ruling): boolean => ADJUSTING.has(outcome);
const cited = ({ article }: Ruling, ...laws: readonly string[]): boolean =>
  laws.some((law) => article === `BD-${law}`);
const AT_TABLE: ReadonlySet<string> = new Set(['before-auction', 'auction', 'clarification']);

/** BD-L85: what the sides tell otherwise is found, and says on what. */
const weighed: Check = ({ facts: { agreed, evidence } }) =>
  agreed === false && evidence === undefined ? refused('BD-L85', { evidence: 0 }) : null;

/** BD-L12B1: damage is less than what the side that is not at fault could expect. */
const damaged: Check = (ruling) => {
  const { facts, sides, sideOf, scores } = ruling;
  const { expected, offender } = facts;
  if (!adjusts(ruling) || expected === undefined || offender === undefined || scores === null) return null;
  const innocent = sides.find((side) => side !== sideOf(offender)) ?? '';
  const scored = scores[innocent] ?? 0;
  return expected > scored ? null : refused('BD-L12B1', { side: innocent, expected, scored });
};

/** BD-L16B1b: without another action that peers would have thought of and chosen nothing is adjusted. */
const polled: Check = (ruling) => {
  const { poll, peers, chosen } = ruling.facts;
  if (poll === undefined) return null;
  if (peers === undefined) return invalidField('facts.peers', peers, 'how many peers were asked');
  const at = poll.findIndex(({ considered, chose }) => chose > considered || considered > peers);
  if (at >= 0)
    return invalidField(`facts.poll.${at}`, poll[at]?.considered, `at most ${peers}, of whom some chose it`);
  const others = logicalAlternatives(poll, peers).filter((action) => action !== chosen);
  return adjusts(ruling) && others.length === 0
    ? refused('BD-L16B1b', { chosen: chosen ?? '', peers })
    : null;
};

/** BD-L16D2, BD-L16D3, BD-L86A: what can still be done depends on how far the board is, and on who has played it. */
const accident: Check = (ruling) => {
  const { facts, outcome } = ruling;
  if (outcome !== 'redeal' && outcome !== 'change-seats') return null;
  if (facts.moment !== undefined && facts.moment !== 'before-auction')
    return refused('BD-L16D3', { moment: facts.moment, outcome });
  if (outcome === 'redeal' && facts.compared === true)
    return refused(cited(ruling, 'L86A') ? 'BD-L86A' : 'BD-L16D2', { outcome });
  return null;
};

/** BD-L21B1a: a call is changed until the auction period ends, as long as partner has not called. */
const changed: Check = ({ outcome, facts: { moment, partnerCalled } }) =>
  outcome === 'change-call' && (partnerCalled === true || !AT_TABLE.has(moment ?? ''))
    ? refused('BD-L21B1a', { moment: moment ?? '', partnerCalled: partnerCalled ?? false })
    : null;

/** BD-L21A, BD-L21B1b, BD-L75C, BD-L75D: what follows depends on what was wrong. */
const found: Check = (ruling) => {
  const { finding, evidence } = ruling.facts;
  if (cited(ruling, 'L21A') && finding !== 'own-misunderstanding')
    return refused('BD-L21A', { finding: finding ?? '' });
  if (finding === 'own-misunderstanding' && adjusts(ruling)) return refused('BD-L21A', { finding });
  if (finding !== 'mistaken-call')
    return cited(ruling, 'L75C') ? refused('BD-L75C', { finding: finding ?? '' }) : null;
  if (evidence === undefined) return refused('BD-L21B1b', { finding });
  return adjusts(ruling) ? refused('BD-L75C', { finding }) : null;
};

/** BD-L20F5a, BD-L20F5b, BD-L75B: a defender corrects partner when play is over, declarer's side after the last call; who explained at any time. */
const corrected: Check = (ruling) => {
  const { outcome, facts } = ruling;
  if (outcome !== 'corrected' || facts.moment === undefined || cited(ruling, 'L20F4')) return null;
  const moment = facts.moment;
  if (moment === 'auction' || moment === 'before-auction') return refused('BD-L20F5a', { moment });
  const early = facts.declares !== true && (moment === 'clarification' || moment === 'play');
  return early ? refused(cited(ruling, 'L75B') ? 'BD-L75B' : 'BD-L20F5b', { moment }) : null;
};

/** BD-L72C, BD-L73D1, BD-L73E2: only who could have known that it might help, and had no reason of bridge. */
const misled: Check = (ruling) => {
  const { couldKnow, bridgeReason } = ruling.facts;
  if (!adjusts(ruling)) return null;
  if (cited(ruling, 'L72C') && couldKnow === false) return refused('BD-L72C', { couldKnow });
  if (!cited(ruling, 'L73D2', 'L73E2', 'ETHIQUE-17')) return null;
  if (bridgeReason === true) return refused('BD-L73E2', { bridgeReason });
  return couldKnow === false ? refused('BD-L73D1', { couldKnow }) : null;
};

/** BD-L79B3: in doubt nobody gets more than he had. */
const lateScore: Check = (ruling) => {
  const { facts, adjustments, scores } = ruling;
  if (!cited(ruling, 'L79B3') || facts.sure === true || scores === null) return null;
  const raised = Object.entries(adjustments).find(
    ([side, each]) => each.kind !== 'assigned' || each.score > (scores[side] ?? 0),
  );
  return raised === undefined ? null : refused('BD-L79B3', { side: raised[0] });
};

/** BD-L79C2, BD-L91B, BD-L73B2: the organiser has a say. */
const approved: Check = (ruling) => {
  const { outcome, facts } = ruling;
  if (outcome === 'disqualified' && facts.approved === undefined) return refused('BD-L91B', { outcome });
  return cited(ruling, 'L79C2') && outcome === 'counted' && facts.sure !== true
    ? refused('BD-L79C2', { sure: false })
    : null;
};

/** BD-L91A: a suspension says from which round on; until then boards are played. */
const suspended: Check = ({ outcome, facts: { fromRound } }) =>
  outcome === 'suspended' && fromRound === undefined
    ? invalidField('facts.fromRound', fromRound, 'the first round that is not played')
    : null;

/** BD-L82C: after an error of the director nobody is at fault. */
const directorErred: Check = (ruling) => {
  if (!cited(ruling, 'L82C')) return null;
  const { adjustments, sides } = ruling;
  const poor = sides.find((side) => {
    const given = adjustments[side];
    return given === undefined || (given.kind === 'artificial' && given.percent < 60);
  });
  return poor === undefined ? null : refused('BD-L82C', { side: poor });
};

/** BD-L12B2: a rectification is not adjusted for being hard, or mild. */
const severity: Check = (ruling) =>
  adjusts(ruling) && (ruling.facts.ground === 'severity' || cited(ruling, 'L12B2'))
    ? refused('BD-L12B2', { ground: ruling.facts.ground ?? '' })
    : null;

/** BD-L12C1e: the innocent side gets no relief for what it did to itself. */
const selfInflicted: Check = (ruling) => {
  const { facts, adjustments, scores, sides, sideOf } = ruling;
  if (facts.serious !== true || facts.offender === undefined || scores === null) return null;
  const offenders = sideOf(facts.offender);
  const relieved = sides.find((side) => side !== offenders && adjustments[side] !== undefined);
  return relieved !== undefined && cited(ruling, 'L12C1e') ? refused('BD-L12C1e', { side: relieved }) : null;
};

/** BD-L12C3, BD-L89: in an individual a partner without blame is not penalised; elsewhere the entry is. */
const blameless: Check = (ruling) => {
  const { offender } = ruling.facts;
  const stranger = ruling.penalties.find(({ entry }) => entry !== ruling.entryOf(offender ?? ''));
  return cited(ruling, 'L12C3', 'L89') && offender !== undefined && stranger !== undefined
    ? refused('BD-L12C3', { entry: stranger.entry, offender })
    : null;
};

const CHECKS: readonly Check[] = [
  ...[weighed, questioned, severity, accident, changed, found, corrected, misled, polled, damaged],
  ...[lateScore, approved, suspended, directorErred, selfInflicted, blameless],
];

/** Why a law of bridge does not let this be ruled, or null. */
export const bridgeRulingProblem = (ruling: FoundRuling): Refusal | null => {
  for (const check of CHECKS) {
    const problem = check(ruling as Ruling);
    if (problem !== null) return problem;
  }
  return null;
};

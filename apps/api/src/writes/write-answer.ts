import { competitionOf, type WriteOutcome } from '@arbitre/events';
import type { Facts, Violation } from '@arbitre/rules';
import type { Role } from '../access/role';
import { articleTexts } from './article-texts';
import { failed } from './checks';
import { textsOf } from './problem-texts';
import {
  Committed,
  ConflictingVersion,
  NotAuthorized,
  NotFound,
  RuleViolation,
  type WritePayload,
} from './write-payload.types';

const ABSENT = ['competition-not-found', 'deal-not-found', 'session-not-found'];
const MISSHAPEN = ['invalid-field', 'missing-field'];

/** `deal-<id>`, `session-<id>` and `competition-<id>` carry the id that clients know. */
const subjectOf = (stream: string): string =>
  /^(?:deal|session)-/.test(stream)
    ? stream.slice(stream.indexOf('-') + 1)
    : (competitionOf(stream) ?? stream);

const textFact = (facts: Facts, name: string): string => String(facts[name] ?? '');

/** The role that the event would have named: lower case there, upper case in the schema. */
const roleOf = (facts: Facts): Role => textFact(facts, 'role').toUpperCase() as Role;

/** What a write is about. */
export type Subject = { readonly kind: 'competition' | 'deal' | 'session'; readonly id: string };

const notFound = (code: string, id: string): NotFound =>
  Object.assign(new NotFound(), textsOf(code, { id: id.slice(0, 200) }), { id });

const refusal = (
  act: number,
  { article, facts }: Violation,
  pathOf: (act: number, field: string) => string,
): WritePayload => {
  if (ABSENT.includes(article)) return notFound(article, textFact(facts, 'id'));
  if (article === 'arbiter-only') {
    return Object.assign(new NotAuthorized(), textsOf(article, facts), { role: roleOf(facts) });
  }
  if (article === 'command-id-reused') return failed('input.clientMutationId', article, facts);
  if (MISSHAPEN.includes(article)) return failed(pathOf(act, textFact(facts, 'field')), article, facts);
  const texts = articleTexts(article) ?? textsOf(article, facts);
  return Object.assign(new RuleViolation(), texts, { article, facts, act });
};

/** The payload for an outcome. `pathOf` says where in the input a field of an act was given. */
export const answerOf = (
  outcome: WriteOutcome,
  pathOf: (act: number, field: string) => string,
  subject?: Subject,
): WritePayload => {
  if (outcome.kind === 'refused') return refusal(outcome.act, outcome.violation, pathOf);
  if (outcome.kind === 'conflict') {
    const { expected: yours, actual: current } = outcome;
    // Whoever names a version has seen something: a stream that is not there at all was misspelt.
    if (current === -1 && subject) return notFound(`${subject.kind}-not-found`, subject.id);
    const code = yours === -1 ? 'already-exists' : 'conflicting-version';
    const texts = textsOf(code, { expected: yours, actual: current });
    return Object.assign(new ConflictingVersion(), texts, { code: 'conflicting-version', yours, current });
  }
  const { stream, revision: version, position } = outcome;
  const repeated = outcome.kind === 'repeated';
  return Object.assign(new Committed(), { id: subjectOf(stream), version, position, repeated });
};

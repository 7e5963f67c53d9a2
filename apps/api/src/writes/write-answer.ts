import { type NamedKind, STREAM_KINDS, streams, type WriteOutcome } from '@arbitre/events';
import type { Facts } from '@arbitre/rules';
import type { Role } from '../access/role';
import { failed } from './checks';
import { textsOf } from './problem-texts';
import { refuse } from './refusals';
import {
  Committed,
  ConflictingVersion,
  NotAuthorized,
  NotFound,
  RuleViolation,
  type WritePayload,
} from './write-payload.types';

type Absent = (typeof STREAM_KINDS)[NamedKind]['notFound'];
const ABSENT: ReadonlySet<string> = new Set(
  Object.values(STREAM_KINDS).flatMap(({ notFound }) => notFound ?? []),
);
/** The write side says so of what the account was granted. */
const UNAUTHORISED = ['not-permitted', 'not-permitted-here', 'own-matter'];
const MISSHAPEN = [
  ...['invalid-field', 'missing-field', 'forbidden-character', 'not-a-number', 'too-deep'],
  ...['person-not-registered', 'person-erased'],
];

/** A stream's name carries the id that clients know. */
const subjectOf = (stream: string): string => streams.read(stream)?.id ?? stream;

const textFact = (facts: Facts, name: string): string => String(facts[name] ?? '');

/** The role that the event would have named: lower case there, upper case in the schema. */
const roleOf = (facts: Facts): Role => textFact(facts, 'role').toUpperCase() as Role;

/** What a write is about. */
export type Subject = { readonly kind: NamedKind; readonly id: string };

const isAbsent = (code: string): code is Absent => ABSENT.has(code);

const notFound = (code: Absent, id: string): NotFound =>
  Object.assign(new NotFound(), textsOf(refuse(code, { id: id.slice(0, 200) })), { id });

const refusal = (
  { act, violation, game }: Extract<WriteOutcome, { kind: 'refused' }>,
  pathOf: (act: number, field: string) => string,
  role: Role,
): WritePayload => {
  const { article, facts } = violation;
  if (isAbsent(article)) return notFound(article, textFact(facts, 'id'));
  if (UNAUTHORISED.includes(article))
    return Object.assign(new NotAuthorized(), textsOf({ violation }), { role });
  if (article === 'arbiter-only')
    return Object.assign(new NotAuthorized(), textsOf({ violation }), { role: roleOf(facts) });
  if (article === 'command-id-reused') return failed('input.clientMutationId', { violation });
  if (MISSHAPEN.includes(article)) return failed(pathOf(act, textFact(facts, 'field')), { violation });
  return Object.assign(new RuleViolation(), textsOf({ violation }, game), { article, facts, act });
};

/** The payload for an outcome. `pathOf` says where in the input a field of an act was given; `role` is the viewer's. */
export const answerOf = (
  outcome: WriteOutcome,
  pathOf: (act: number, field: string) => string,
  subject: Subject | null,
  role: Role,
): WritePayload => {
  if (outcome.kind === 'refused') return refusal(outcome, pathOf, role);
  if (outcome.kind === 'conflict') {
    const { expected: yours, actual: current } = outcome;
    // Whoever names a version has seen something: a stream that is not there at all was misspelt.
    if (current === -1 && subject) return notFound(STREAM_KINDS[subject.kind].notFound, subject.id);
    const code = yours === -1 ? 'already-exists' : 'conflicting-version';
    const texts = textsOf(refuse(code, { expected: yours, actual: current }));
    return Object.assign(new ConflictingVersion(), texts, { code: 'conflicting-version', yours, current });
  }
  const { stream, revision: version, position } = outcome;
  const repeated = outcome.kind === 'repeated';
  return Object.assign(new Committed(), { id: subjectOf(stream), version, position, repeated });
};

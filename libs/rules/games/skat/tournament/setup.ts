import { refused } from '@arbitre/rules/kernel/decider';
import { either, list, object, optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, asWhole, type DataOf } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { anyObject, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { circle, type Notice, noticeFields, person } from './fields';
import { readNotice } from './notice';

const persons = (says: string) => list(person, { most: 100 }, says);

/** The article that a notice fails by. */
const lackingBy = (given: unknown): string | null => {
  const reading = readNotice(given);
  return reading.ok ? null : reading.violation.article;
};

/** What it lacks is said by an article: it is read by its parts, not refused by them. */
const noticeField = {
  ...anyObject('The notice that it was announced with: its first version, as `publish-notice` takes it'),
  parts: noticeFields,
};

/** What a tournament is opened with; everything else stands in its notice. Officials by the ids that actors have. */
export const setupFields = {
  organiser: optional(
    askedBy('SKWO-1.1.a', oneOf(['association', 'club', 'individual'], 'Who holds it; a club unless given')),
  ),
  // SKWO-2.3, SKWO-7.3-GAP-2.
  direction: optional(persons('Who runs the event, and may decide disputes too: one at least')),
  referees: optional(persons('Who decides disputes')),
  // SKWO-1.4.
  access: optional(
    asWhole(
      '{"kind":"open"} or {"kind":"closed","circle":"…"}',
      either(
        [object({ kind: oneOf(['open']) }), object({ kind: oneOf(['closed']), circle })],
        'Open to everybody unless given, or to a circle',
      ),
    ),
  ),
  // SKAT-3.1.2.a, SKAT-4.5.9.a.
  evening: optional(
    yesOrNo('A club evening under the rules of the game alone: players join and stop between two rounds'),
  ),
  // SKWO-1.5.
  teams: optional(yesOrNo('Whether teams are ranked beside individuals')),
  // SKWO-2.2, SKWO-6.2.
  notice: optional(noticeField),
};

/** Who runs it and who decides is said when it is opened. */
export const plannedFields = {
  ...{ organiser: setupFields.organiser, access: setupFields.access },
  ...{ evening: setupFields.evening, teams: setupFields.teams },
  // Whoever opens the tournament finds it complete.
  notice: optional(askedBy(lackingBy, { ...noticeField, accepts: (given: unknown) => readNotice(given).ok })),
};

/** `notice`: what holds from the first moment on; absent where it is published later. */
export type TournamentSetup = Required<Omit<DataOf<typeof setupFields>, 'notice'>> & {
  readonly notice?: Notice;
};

/** A tournament without a named direction is not opened (SKWO-2.3). */
export const readSetup = setupReader(setupFields, (given) => {
  const { direction = [], referees = [], access = { kind: 'open' } } = given;
  if (direction.length === 0) return refused('SKWO-2.3', { missing: ['direction'] });
  const { organiser = 'club', teams = false, evening = false } = given;
  const setup = { organiser, direction, referees, access, teams, evening };
  if (given.notice === undefined) return { ok: true, setup };
  const reading = readNotice(given.notice);
  return reading.ok ? { ok: true, setup: { ...setup, notice: reading.notice } } : reading;
});

/** SKAT-DEF-6, SKWO-3.2.a: who decides disputes. */
export const isOfficial = ({ direction, referees }: TournamentSetup, person: string): boolean =>
  direction.includes(person) || referees.includes(person);

import { refused } from '@arbitre/rules/kernel/decider';
import { either, list, object, optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, asWhole, type DataOf } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { person } from './fields';

const persons = (says: string) => list(person, { most: 100 }, says);

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
        [
          object({ kind: oneOf(['open']) }),
          object({ kind: oneOf(['closed']), circle: text('An association, a qualification, a final', 80) }),
        ],
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
};

export type TournamentSetup = Required<DataOf<typeof setupFields>>;

/** A tournament without a named direction is not opened (SKWO-2.3). */
export const readSetup = setupReader(setupFields, (given) => {
  const { direction = [], referees = [], access = { kind: 'open' } } = given;
  if (direction.length === 0) return refused('SKWO-2.3', { missing: ['direction'] });
  const { organiser = 'club', teams = false, evening = false } = given;
  return { ok: true, setup: { organiser, direction, referees, access, teams, evening } };
});

/** SKAT-DEF-6, SKWO-3.2.a: who decides disputes. */
export const isOfficial = ({ direction, referees }: TournamentSetup, person: string): boolean =>
  direction.includes(person) || referees.includes(person);

import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { anyObject, integer, lines as textLines, oneOf, text } from '@arbitre/rules/kernel/declare/values';
import { list, object, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { competitionId, day, decidedBy, entryId, fixtureId, reason } from '../fields';
import { amount } from '../rules/amount';
import { name } from '../rules/circuit';
import {
  countingFields,
  divisionFields,
  bringingFields,
  enteringFields,
  leavingFields,
  lineups,
  movingFields,
  reportFields,
  rosterFields,
  undoneFields,
  scores,
} from './acts';
import { commitment, seed } from '@arbitre/rules/kernel/lots/fields';
import { exact } from '@arbitre/rules/kernel/competition/ranked-fields';
import { asOf } from '@arbitre/rules/kernel/competition/publication';
import { divisionRankingPublished, rankingFields } from './ranking-fields';

const rules = anyObject('Rules of a division (docs/schemas/league-rules.json)');
const group = text('The region or club within the phase before', 200);
const version = integer(1, 10_000, 'Version of the rules');

/** The life of a division. */
export const divisionEvents = declareEvents(null, {
  DivisionOpened: {
    says: { fr: 'Division ouverte : {title}', en: 'Division opened: {title}' },
    fields: { ...divisionFields, rules },
  },
  DivisionRulesChanged: {
    says: { fr: 'Règlement modifié, version {version}', en: 'Rules changed, version {version}' },
    fields: { version, rules, reason, decidedBy },
  },
  CompetitionCounted: {
    says: {
      fr: 'La compétition {competition} compte, numéro {number}',
      en: 'The competition {competition} counts, number {number}',
    },
    fields: countingFields,
  },
  CompetitionLeftOut: {
    says: {
      fr: 'La compétition {competition} ne compte plus',
      en: 'The competition {competition} counts no more',
    },
    fields: { competition: competitionId, reason },
  },
  DivisionEntered: { says: { fr: '{entry} s’inscrit', en: '{entry} enters' }, fields: enteringFields },
  EntryWaited: {
    says: { fr: '{entry} attend une place', en: '{entry} waits for a place' },
    fields: enteringFields,
  },
  EntryMovedUp: {
    says: { fr: '{entry} reçoit une place', en: '{entry} moves up' },
    fields: { entry: entryId },
  },
  DivisionLeft: {
    says: { fr: '{entry} se retire', en: '{entry} withdraws' },
    fields: leavingFields,
  },
  EntryMoved: {
    says: {
      fr: '{entry} change de région, de club ou de nom',
      en: '{entry} moves to another region or club, or is called otherwise',
    },
    fields: movingFields,
  },
  EntryMoveUndone: {
    says: { fr: 'Le changement de {entry} est annulé', en: 'The move of {entry} is taken back' },
    fields: undoneFields,
  },
  PointsBrought: {
    says: {
      fr: '{entry} apporte ses points de la division {origin}',
      en: '{entry} brings its points along from division {origin}',
    },
    fields: { ...bringingFields, total: exact, asOf },
  },
  RosterNamed: { says: { fr: 'Joueurs de {entry}', en: 'Players of {entry}' }, fields: rosterFields },
  FixturesDrawn: {
    says: { fr: 'Rencontres tirées', en: 'Fixtures drawn' },
    fields: {
      fixtures: list(
        object({
          fixture: fixtureId,
          round: integer(1, 1000),
          sides: list(entryId, { least: 2, most: 16 }, 'Home first'),
          day: orNull(day('Its day'), 'Its day; null where none is known'),
        }),
        { most: 100_000 },
      ),
      byes: list(object({ round: integer(1, 1000), entry: entryId }), { most: 1000 }),
      seed: optional(seed),
    },
  },
  FixturePostponed: {
    says: { fr: 'Rencontre {fixture} reportée', en: 'Fixture {fixture} postponed' },
    fields: {
      fixture: fixtureId,
      to: orNull(day('The new day'), 'The new day; null where none is fixed'),
      reason,
    },
  },
  MatchReported: {
    says: { fr: '{by} annonce le résultat de {fixture}', en: '{by} reports the result of {fixture}' },
    fields: reportFields,
  },
  MatchConfirmed: {
    says: { fr: '{by} confirme le résultat de {fixture}', en: '{by} confirms the result of {fixture}' },
    fields: { fixture: fixtureId, by: entryId, scores, lineups },
  },
  MatchDisputed: {
    says: {
      fr: '{by} annonce un autre résultat de {fixture}',
      en: '{by} reports another result of {fixture}',
    },
    fields: reportFields,
  },
  MatchSettled: {
    says: { fr: 'Le résultat de {fixture} est établi', en: 'The result of {fixture} is settled' },
    fields: { fixture: fixtureId, scores, reason },
  },
  MatchForfeited: {
    says: { fr: 'Forfait dans {fixture}', en: 'Fixture {fixture} forfeited' },
    fields: { fixture: fixtureId, by: list(entryId, { least: 1, most: 16 }), reason },
  },
  MatchCorrected: {
    says: { fr: 'Le résultat de {fixture} est corrigé', en: 'The result of {fixture} is corrected' },
    fields: { fixture: fixtureId, scores, reason, decidedBy },
  },
  PointsAdjusted: {
    says: { fr: 'Points de {entry} : {article}', en: 'Points of {entry}: {article}' },
    fields: {
      entry: entryId,
      points: amount('Added, or deducted where negative'),
      article: text('The article', 120),
      phase: optional(name('The phase')),
      reason,
      decidedBy,
    },
  },
  DivisionRankingPublished: {
    says: { fr: 'Classement publié, version {number}', en: 'Ranking published, version {number}' },
    fields: divisionRankingPublished,
  },
  LotsDrawn: {
    says: { fr: 'Tirage au sort', en: 'Lot drawn' },
    fields: { order: list(entryId, { least: 2, most: 5000 }), seed: optional(seed) },
  },
  DivisionLotCommitted: {
    says: { fr: 'Graine du tirage engagée', en: 'Seed of the lot committed to' },
    fields: { commitment },
  },
  DivisionRankingChecked: {
    says: { fr: 'Classement serré de la division vérifié', en: 'Close ranking of the division checked' },
    fields: {
      hash: rankingFields.hash,
      by: optional(text('The account of who checked it', 80)),
      note: optional(textLines('What was looked at', 2000)),
    },
  },
  PhaseOpened: {
    says: { fr: 'Phase {phase} ouverte', en: 'Phase {phase} opened' },
    fields: {
      phase: name('The phase'),
      asOf,
      places: list(
        object({
          group,
          participation: integer(0, 1_000_000, 'Entries that took part'),
          fixed: integer(0, 100_000, 'Places whatever the participation'),
          proportional: integer(0, 100_000, 'Places by participation'),
        }),
        { most: 10_000 },
        'What each group sends',
      ),
      qualified: list(object({ entry: entryId, group, by: oneOf(['exemption', 'ranking', 'reserve']) }), {
        most: 100_000,
      }),
      reserves: list(object({ entry: entryId, group }), { most: 100_000 }, 'In order within each group'),
    },
  },
  PhaseDeclined: {
    says: {
      fr: '{entry} renonce à la phase {phase}',
      en: '{entry} gives its place in the phase {phase} back',
    },
    fields: {
      phase: name('The phase'),
      entry: entryId,
      instead: orNull(entryId, 'The reserve that takes the place; null where none is left'),
      reason,
    },
  },
});

export type DivisionEvent = EventOf<typeof divisionEvents>;
export type EventData<Type extends DivisionEvent['type']> = Extract<
  DivisionEvent,
  { readonly type: Type }
>['data'];

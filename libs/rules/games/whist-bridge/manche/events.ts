import { list, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { person } from '@arbitre/rules/kernel/declare/person';
import { article, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { GAME_CODES, SUITS_UPWARD } from '../ladder';
import * as fields from './fields';

const { contract, deal, entry, manche, outcome, points, reason, table } = fields;

const own = { manche, table };
const line = { ...own, deal };
const at = orNull(fields.at, 'When, UTC; null where nobody knows');

/** What a session of whist bridge records. */
export const events = declareEvents('whist-bridge@1', {
  DrawCommitted: {
    says: { fr: 'Empreinte du tirage des tables publiée', en: 'Hash of the draw of the tables published' },
    act: 'commit-draw',
    fields: { commitment: fields.commitment },
  },
  // The seed lies open, so that everybody can draw again (WB-2-GAP-1).
  TableDrawHeld: {
    says: {
      fr: 'Manche {manche} : tables tirées, tirage mené par {conductedBy}',
      en: 'Manche {manche}: tables drawn, the draw was run by {conductedBy}',
    },
    fields: {
      ...{ manche, conductedBy: person('Who ran the draw') },
      seed: orNull(fields.seed, 'Null where cards were drawn at the hall'),
      ...{ drawn: fields.drawn, tables: fields.tables },
    },
  },
  TableConfigured: {
    says: {
      fr: 'Manche {manche}, table {table} : configurée',
      en: 'Manche {manche}, table {table}: configured',
    },
    act: 'configure-table',
    fields: {
      ...own,
      players: fields.players,
      encoder: optional(entry),
      firstDealer: optional(fields.place),
    },
  },
  EncoderAssigned: {
    says: { fr: 'Table {table} : {entry} encode', en: 'Table {table}: {entry} keeps the score' },
    act: 'assign-encoder',
    fields: { ...own, entry },
  },
  DealAnnounced: {
    says: { fr: 'Table {table}, donne {deal} : annoncée', en: 'Table {table}, deal {deal}: announced' },
    fields: { ...line, contract, at },
  },
  // The sheet shows a game that needed the arbiter, and nobody called him (`calls: observed`).
  CallOmitted: {
    says: {
      fr: 'Table {table}, donne {deal} : {entry} n’a pas appelé l’arbitre ({article})',
      en: 'Table {table}, deal {deal}: {entry} did not call the arbiter ({article})',
    },
    fields: { ...line, entry, article: article('WB-') },
  },
  ResultTold: {
    says: { fr: 'Table {table}, donne {deal} : résultat', en: 'Table {table}, deal {deal}: result' },
    act: 'tell-result',
    fields: { ...line, outcome },
  },
  EntryUndone: {
    says: {
      fr: 'Table {table}, donne {deal} : saisie reprise',
      en: 'Table {table}, deal {deal}: entry taken back',
    },
    fields: { ...line, what: oneOf(['contract', 'result'], 'What was taken back') },
  },
  DealValidated: {
    says: { fr: 'Table {table}, donne {deal} : validée', en: 'Table {table}, deal {deal}: validated' },
    fields: { ...line, points, at },
  },
  DealTaken: {
    says: {
      fr: 'Table {table}, donne {deal} : reprise, carte par carte',
      en: 'Table {table}, deal {deal}: taken over, card by card',
    },
    fields: { ...line, contract, outcome, points },
  },
  DealCorrected: {
    says: {
      fr: 'Table {table}, donne {deal} : corrigée par {by}',
      en: 'Table {table}, deal {deal}: corrected by {by}',
    },
    fields: { ...line, contract, outcome, points, by: entry, reason },
  },
  ScoresConfirmed: {
    says: {
      fr: 'Table {table} : {entry} valide les scores',
      en: 'Table {table}: {entry} confirms the scores',
    },
    fields: { ...own, entry, mail: yesOrNo('He asks for the sheet by mail'), at },
  },
  DisputeSettledAmicably: {
    says: {
      fr: 'Table {table}, donne {deal} : désaccord réglé à l’amiable',
      en: 'Table {table}, deal {deal}: a disagreement was settled by the table',
    },
    act: 'settle-dispute',
    fields: { ...line, by: list(entry, { least: 1, most: 5 }, 'Who agreed'), reason },
  },
  ArbiterSummoned: {
    says: {
      fr: 'Table {table}, donne {deal} : {by} appelle l’arbitre',
      en: 'Table {table}, deal {deal}: {by} calls the arbiter',
    },
    fields: {
      ...{ ...line, call: fields.callId, by: entry, for: fields.callReason },
      reason: orNull(reason, 'What it is about, where somebody said it'),
    },
  },
  // WB-15.j: the arbiter alone reads it, after the session too; what is granted is announced.
  ContractShown: {
    says: {
      fr: 'Table {table}, donne {deal} : {by} appelle l’arbitre et lui montre un contrat',
      en: 'Table {table}, deal {deal}: {by} calls the arbiter and shows him a contract',
    },
    fields: {
      ...{ ...line, call: fields.callId, by: entry, game: oneOf(GAME_CODES, 'The game') },
      suit: orNull(oneOf(SUITS_UPWARD), 'Its suit; null where he did not say it'),
      reason: orNull(reason, 'What he said of it'),
    },
  },
  CallAnswered: {
    says: {
      fr: 'Table {table} : l’arbitre répond à l’appel {call}',
      en: 'Table {table}: the arbiter answers call {call}',
    },
    act: 'answer-call',
    fields: {
      ...own,
      call: fields.callId,
      granted: yesOrNo('Whether it may be announced'),
      arbiter: person('Who answered'),
    },
  },
  ArbiterRuled: {
    says: {
      fr: 'Table {table} : l’arbitre tranche l’appel {call} ({article})',
      en: 'Table {table}: the arbiter decides call {call} ({article})',
    },
    act: 'rule-call',
    fields: { ...own, call: fields.callId, article: article('WB-'), reason, arbiter: person('Who decided') },
  },
  PenaltyGiven: {
    says: {
      fr: 'Table {table}, donne {deal} : jeton pour {entry}',
      en: 'Table {table}, deal {deal}: a token for {entry}',
    },
    act: 'give-token',
    fields: { ...line, entry, colour: fields.colour, points: fields.penalty, reason },
  },
  DealRuled: {
    says: {
      fr: 'Table {table}, donne {deal} : décision de l’arbitre ({article})',
      en: 'Table {table}, deal {deal}: decided by the arbiter ({article})',
    },
    fields: {
      ...line,
      ruling: oneOf(['adjust', 'cancel'], 'Another result, or none for anybody'),
      contract: orNull(contract),
      outcome: orNull(outcome),
      ...{ points, article: article('WB-'), reason },
    },
  },
  MancheClosed: {
    says: { fr: 'Manche {manche}, table {table} : close', en: 'Manche {manche}, table {table}: closed' },
    fields: {
      ...{ ...own, deals: fields.dealsPlayed },
      totals: points,
      penalties: points,
      mail: list(entry, { most: 5 }, 'Who receives the sheet'),
      reason: orNull(reason, 'Why before its last deal; null where it was played out'),
      at,
    },
  },
  // The arbiter has decided a deal of a manche that was closed: `MancheClosed` tells what stood there before.
  TotalsCorrected: {
    says: {
      fr: 'Manche {manche}, table {table} : totaux corrigés après la décision sur la donne {deal}',
      en: 'Manche {manche}, table {table}: totals corrected after the decision on deal {deal}',
    },
    fields: { ...line, totals: points },
  },
});

type Named<Type extends keyof typeof events.table> = EventNamed<typeof events, Type>;
export type TableDrawHeld = Named<'TableDrawHeld'>;

export type MancheClosed = Named<'MancheClosed'>;
export type PenaltyGiven = Named<'PenaltyGiven'>;
export type MancheEvent = EventOf<typeof events>;

import { declareActs } from '@arbitre/rules/kernel/declare/acts';
import { commitment, entries, entry, from, place, reason, round, seed, table } from './fields';

/** The acts of an evening of several tables: who sits where, and when the hall moves. */
export const hallActs = declareActs({
  'commit-lot': {
    says: 'Publishes the hash of the seed that seats will be drawn by',
    fields: { commitment },
  },
  'draw-seats': {
    says: 'Tells the seed and draws the seats of whoever is there, from the next round on',
    fields: { seed, entries },
  },
  'seat-entry': { says: 'Seats somebody at a free place, from a round on', fields: { place, entry, from } },
  'swap-entries': {
    says: 'Exchanges the places of two, from a round on',
    fields: { a: entry, b: entry, from },
  },
  'mark-absent': { says: 'Leaves a place free from a round on', fields: { entry, from } },
  'start-round': { says: 'Calls the next round, once every table has finished', fields: { round } },
  'stop-table': {
    says: 'Ends a partie that cannot be played out: it counts for nobody (arbiter)',
    by: 'arbiter',
    fields: { table, reason },
  },
});

import type { Counters } from '../projecting/counters';
import type { Health } from './health';

type Sample = { readonly labels?: Readonly<Record<string, string>>; readonly value: number };

const escape = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const line = (name: string, { labels = {}, value }: Sample): string => {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escape(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
};

const family = (name: string, type: 'gauge' | 'counter', help: string, samples: readonly Sample[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => line(name, sample))].join(
    '\n',
  );

const partsUp = ({ store, redis, database }: Health): readonly Sample[] =>
  Object.entries({ store, redis, database }).map(([part, { ok }]) => ({
    labels: { part },
    value: Number(ok),
  }));

const lagFamilies = ({ lag }: Health): readonly string[] => {
  if (lag === null) return [];
  return [
    family('arbitre_workers_running', 'gauge', '1 while a feeder and projectors show life', [
      { value: Number(lag.state !== 'stopped') },
    ]),
    family('arbitre_lag_milliseconds', 'gauge', 'How long the oldest event not yet shown has been waiting', [
      { value: lag.milliseconds },
    ]),
    family('arbitre_lag_events', 'gauge', 'Events read and not yet shown', [{ value: lag.events }]),
    family(
      'arbitre_checkpoint_position',
      'gauge',
      'Position of the slowest partition',
      lag.models.map(({ model, position }) => ({ labels: { model }, value: Number(position) })),
    ),
    family(
      'arbitre_rebuild_events_done',
      'gauge',
      'Events applied by a running rebuild',
      lag.rebuilding.map(({ model, done }) => ({ labels: { model }, value: done })),
    ),
    family(
      'arbitre_marks',
      'gauge',
      'Marks of second-step models that are not worked off',
      lag.secondSteps.map(({ model, marks }) => ({ labels: { model }, value: marks })),
    ),
    family('arbitre_incidents', 'gauge', 'Incidents of the feed that are not over', [
      { value: lag.incidents.length },
    ]),
    family('arbitre_stalled', 'gauge', '1 while events wait in the log and nothing moves', [
      { value: Number(lag.state === 'stalled' || lag.state === 'ahead') },
    ]),
    family('arbitre_alarms', 'gauge', 'Competitions (or the federation) that are parked in a model', [
      { value: lag.alarms.length },
    ]),
  ];
};

/** The health of the worker and what it has done, as Prometheus reads it. */
export const metricsText = (health: Health, counters: Counters): string =>
  [
    family('arbitre_up', 'gauge', '1 while the part answers', partsUp(health)),
    ...lagFamilies(health),
    family('arbitre_batches_total', 'counter', 'Batches worked', [{ value: counters.batches }]),
    family('arbitre_events_applied_total', 'counter', 'Events applied, once for each model', [
      { value: counters.events },
    ]),
    family('arbitre_batches_skipped_total', 'counter', 'Batches applied before', [
      { value: counters.skipped },
    ]),
    family('arbitre_gaps_total', 'counter', 'Gaps filled from the store', [{ value: counters.gaps }]),
    family('arbitre_feed_restarts_total', 'counter', 'Feeds started again because they heard nothing', [
      { value: counters.feedRestarts },
    ]),
    family('arbitre_marks_worked_off_total', 'counter', 'Marks of second-step models worked off', [
      { value: counters.computed },
    ]),
    family('arbitre_retries_total', 'counter', 'Batches tried again', [{ value: counters.retries }]),
  ].join('\n') + '\n';

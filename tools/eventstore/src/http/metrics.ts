import type { StoreContext } from '../context';
import type { HttpAnswer } from './http-server';

/** Figures in Prometheus' text format. */
export function metrics({ store, subscriptions, groups }: StoreContext, connections: number): HttpAnswer {
  const { commits, writes, reads } = store.counts;
  const lines = [
    ...line('counter', 'eventstore_commits_total', 'Transactions that were made durable.', commits),
    ...line('counter', 'eventstore_writes_total', 'Appends and deletions asked for.', writes),
    ...line('counter', 'eventstore_read_pages_total', 'Pages read from the log.', reads),
    ...line('gauge', 'eventstore_log_position', 'Position of the last event.', store.position),
    ...line('gauge', 'eventstore_subscriptions', 'Subscriptions now.', subscriptions.value),
    ...line('gauge', 'eventstore_persistent_groups', 'Persistent subscription groups.', groups.all.length),
    ...line('gauge', 'eventstore_connections', 'Connections now.', connections),
    ...line(
      'gauge',
      'eventstore_damaged',
      'Whether damage was found in the log.',
      Number(store.damage.length > 0),
    ),
    ...line(
      'gauge',
      'eventstore_disk_full',
      'Whether writes are refused for want of room.',
      Number(store.isFull),
    ),
    ...line('gauge', 'eventstore_resident_bytes', 'Memory of the process.', process.memoryUsage.rss()),
  ];
  return { status: 200, type: 'text/plain; version=0.0.4', body: `${lines.join('\n')}\n` };
}

function line(type: 'counter' | 'gauge', name: string, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${value}`];
}

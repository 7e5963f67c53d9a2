import { persistentSubscriptionToStreamSettingsFromDefaults } from '@eventstore/db-client';
import type { GroupCall } from './operations';
import { revision, type Player } from './player';

export const GROUP = 'g';

/** A call about a group: to make, change, end, show, list or replay it. */
export async function groupAnswer(
  { client, names }: Player,
  { call, stream, settings }: GroupCall,
): Promise<Readonly<Record<string, unknown>>> {
  const name = names.stream(stream);
  const wanted = () => {
    const { fromRevision = 'start', ...rest } = settings ?? {};
    return persistentSubscriptionToStreamSettingsFromDefaults({ ...rest, startFrom: revision(fromRevision) });
  };
  switch (call) {
    case 'create':
      await client.createPersistentSubscriptionToStream(name, GROUP, wanted());
      return { done: true };
    case 'update':
      await client.updatePersistentSubscriptionToStream(name, GROUP, wanted());
      return { done: true };
    case 'delete':
      await client.deletePersistentSubscriptionToStream(name, GROUP);
      return { done: true };
    case 'replay':
      await client.replayParkedMessagesToStream(name, GROUP);
      return { done: true };
    case 'list': {
      const listed = await client.listPersistentSubscriptionsToStream(name);
      return {
        groups: listed.map((group) => [names.bare(group.eventSource), group.groupName, group.status]),
      };
    }
    case 'info':
      return info(await client.getPersistentSubscriptionToStreamInfo(name, GROUP));
  }
}

type Info = Awaited<ReturnType<Player['client']['getPersistentSubscriptionToStreamInfo']>>;

function info({ status, settings, stats }: Info): Readonly<Record<string, unknown>> {
  const numbers = (_key: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value);
  const place = (at: bigint | undefined) => (at === undefined ? null : Number(at));
  return {
    status,
    settings: JSON.parse(JSON.stringify(settings, numbers)) as unknown,
    stats: {
      parked: Number(stats.parkedMessageCount),
      inFlight: stats.totalInFlightMessages,
      outstanding: stats.outstandingMessagesCount,
      total: Number(stats.totalItems),
      lastCheckpointed: place(stats.lastCheckpointedEventRevision),
      lastKnown: place(stats.lastKnownEventRevision),
    },
  };
}

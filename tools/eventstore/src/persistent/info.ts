import { persistent, type PersistentMessages } from '../protocol/generated';
import { TOMBSTONE } from '../storage/expected-revision';
import { freeSlots, type Consumer } from './consumer';
import type { ConsumerGroup } from './group';

/** A group's settings and state, as the clients show them. */
export async function groupInfo(group: ConsumerGroup): Promise<PersistentMessages.SubscriptionInfo> {
  const { stream, name, settings } = group.definition;
  const place = (cursor: number | undefined) => cursorText(stream, cursor);
  const info = new persistent.SubscriptionInfo();
  info.setEventSource(stream);
  info.setGroupName(name);
  info.setStatus(group.retries.length + group.buffer.length > 0 ? 'Behind' : 'Live');
  info.setConnectionsList(group.consumers.map(connection));
  const { total, perSecond, sinceLast } = group.processed.measure();
  info.setTotalItems(String(total));
  info.setAveragePerSecond(perSecond);
  info.setCountSinceLastMeasurement(String(sinceLast));
  info.setLastCheckpointedEventPosition(place(group.checkpoint));
  info.setLastKnownEventPosition(place(await group.lastKnown()));
  info.setStartFrom(startText(group));
  info.setResolveLinkTos(settings.resolveLinks);
  info.setExtraStatistics(settings.extraStatistics);
  info.setMessageTimeoutMilliseconds(settings.messageTimeout);
  info.setMaxRetryCount(settings.maxRetryCount);
  info.setLiveBufferSize(settings.liveBufferSize);
  info.setBufferSize(settings.historyBufferSize);
  info.setReadBatchSize(settings.readBatchSize);
  info.setCheckPointAfterMilliseconds(settings.checkpointAfter);
  info.setMinCheckPointCount(settings.minCheckpointCount);
  info.setMaxCheckPointCount(settings.maxCheckpointCount);
  info.setMaxSubscriberCount(settings.maxSubscriberCount);
  info.setNamedConsumerStrategy(settings.strategy);
  info.setReadBufferCount(group.buffer.length);
  info.setLiveBufferCount('0');
  info.setRetryBufferCount(group.retries.length);
  info.setTotalInFlightMessages(group.deliveries.size);
  info.setOutstandingMessagesCount(group.deliveries.size);
  info.setParkedMessageCount(String(await group.parking.count()));
  return info;
}

function connection(consumer: Consumer): PersistentMessages.SubscriptionInfo.ConnectionInfo {
  const info = new persistent.SubscriptionInfo.ConnectionInfo();
  info.setFrom(consumer.from);
  info.setUsername(consumer.user);
  info.setConnectionName(consumer.connectionName);
  const { total, perSecond, sinceLast } = consumer.delivered.measure();
  info.setTotalItems(String(total));
  info.setAverageItemsPerSecond(perSecond);
  info.setCountSinceLastMeasurement(String(sinceLast));
  info.setAvailableSlots(freeSlots(consumer));
  info.setInFlightMessages(consumer.inFlight.size);
  info.setObservedMeasurementsList((consumer.timings?.measurements() ?? []).map(measurement));
  return info;
}

function measurement([name, milliseconds]: readonly [
  string,
  number,
]): PersistentMessages.SubscriptionInfo.Measurement {
  return new persistent.SubscriptionInfo.Measurement().setKey(name).setValue(String(milliseconds));
}

function cursorText(stream: string, cursor: number | undefined): string {
  if (cursor === undefined) return '';
  if (cursor === TOMBSTONE) return String(2n ** 63n - 1n);
  return stream === '$all' ? `C:${cursor}/P:${cursor}` : String(cursor);
}

function startText({ definition: { stream, settings } }: ConsumerGroup): string {
  const { startFrom } = settings;
  return cursorText(stream, startFrom === 'start' ? 0 : startFrom === 'end' ? -1 : startFrom);
}

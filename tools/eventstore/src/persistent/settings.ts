import type { PersistentMessages } from '../protocol/generated';
import { invalidArgument } from '../protocol/errors';
import type { EventFilter } from '../storage/requests';

export const STRATEGIES = ['DispatchToSingle', 'RoundRobin', 'Pinned'] as const;
export type StrategyName = (typeof STRATEGIES)[number];

/** How a group reads, delivers, retries and remembers. Times are milliseconds. */
export interface GroupSettings {
  readonly resolveLinks: boolean;
  readonly extraStatistics: boolean;
  /** 0 waits for ever. */
  readonly messageTimeout: number;
  readonly maxRetryCount: number;
  readonly checkpointAfter: number;
  readonly minCheckpointCount: number;
  readonly maxCheckpointCount: number;
  /** 0 is no limit. */
  readonly maxSubscriberCount: number;
  readonly liveBufferSize: number;
  readonly readBatchSize: number;
  readonly historyBufferSize: number;
  readonly strategy: StrategyName;
  /** The first revision or position that the group reads, once there is no checkpoint yet. */
  readonly startFrom: 'start' | 'end' | number;
  readonly filter?: EventFilter;
}

type Settings = PersistentMessages.CreateReq.Settings | PersistentMessages.UpdateReq.Settings;
const TICKS_PER_MILLISECOND = 10_000;

/** @throws RpcError for settings that contradict themselves. */
export function groupSettings(
  message: Settings,
  startFrom: GroupSettings['startFrom'],
  filter?: EventFilter,
): GroupSettings {
  const settings: GroupSettings = {
    resolveLinks: message.getResolveLinks(),
    extraStatistics: message.getExtraStatistics(),
    messageTimeout: message.hasMessageTimeoutTicks()
      ? Number(message.getMessageTimeoutTicks()) / TICKS_PER_MILLISECOND
      : message.getMessageTimeoutMs(),
    maxRetryCount: message.getMaxRetryCount(),
    checkpointAfter: message.hasCheckpointAfterTicks()
      ? Number(message.getCheckpointAfterTicks()) / TICKS_PER_MILLISECOND
      : message.getCheckpointAfterMs(),
    minCheckpointCount: message.getMinCheckpointCount(),
    maxCheckpointCount: message.getMaxCheckpointCount(),
    maxSubscriberCount: message.getMaxSubscriberCount(),
    liveBufferSize: message.getLiveBufferSize(),
    readBatchSize: message.getReadBatchSize(),
    historyBufferSize: message.getHistoryBufferSize(),
    strategy: strategyOf(message),
    startFrom,
    ...(filter !== undefined && { filter }),
  };
  if (settings.historyBufferSize <= settings.readBatchSize && settings.historyBufferSize !== 0) {
    throw invalidArgument('The history buffer must be larger than the read batch.');
  }
  if (settings.maxSubscriberCount < 0) throw invalidArgument('The number of subscribers cannot be negative.');
  return settings;
}

function strategyOf(message: Settings): StrategyName {
  const named = 'getConsumerStrategy' in message ? message.getConsumerStrategy() : '';
  const strategy =
    named === '' ? STRATEGIES[message.getNamedConsumerStrategy()] : STRATEGIES.find((name) => name === named);
  if (strategy === undefined) throw invalidArgument(`The consumer strategy '${named}' is not known here.`);
  return strategy;
}

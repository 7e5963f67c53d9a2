import type { Incident } from '../incidents';
import type { MaintenanceRequest, MaintenanceResult } from './maintenance-loop';
import type { ReadRequest, ReadResult, WriteRequest, WriteResult } from './requests';

export interface WorkerSettings {
  readonly role: 'writer' | 'reader' | 'maintenance';
  readonly dataDir: string;
  readonly quotaBytes?: number;
}

export type StorageRequest = WriteRequest | ReadRequest | MaintenanceRequest;
export type StorageResult = WriteResult | ReadResult | MaintenanceResult;

/** Requests that were made in one turn of the event loop, or the wish to stop. */
export type ToWorker =
  | {
      readonly kind: 'requests';
      readonly requests: readonly { readonly id: number; readonly request: StorageRequest }[];
    }
  | { readonly kind: 'stop' };

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'results';
      readonly results: readonly { readonly id: number; readonly result: StorageResult }[];
      /** Of a commit that appended events: the streams it touched and the log's new end. */
      readonly committed?: { readonly streams: readonly string[]; readonly end: number };
    }
  | { readonly kind: 'incident'; readonly incident: Incident }
  /** The cause of an incident is gone. */
  | { readonly kind: 'settled'; readonly incident: Incident['incident'] }
  | { readonly kind: 'stopped' };

export type Reply = (message: FromWorker, transfer?: ArrayBuffer[]) => void;
/** @param more what has arrived since */
export type Loop = (messages: readonly ToWorker[], more?: () => readonly ToWorker[]) => void;

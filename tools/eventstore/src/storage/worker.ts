import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads';
import { startMaintenance } from './maintenance-loop';
import type { FromWorker, ToWorker, WorkerSettings } from './messages';
import { startReader } from './reader-loop';
import { startWriter } from './writer-loop';

/**
 * The storage threads' entry: one that writes, one that reads, one that maintains, so that neither an fsync nor a long read
 * holds up the calls. From a bundle this is the file beside it; from sources esbuild makes it first (worker-file.ts).
 */
const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread only.');
const settings = workerData as WorkerSettings;
const start = { writer: startWriter, reader: startReader, maintenance: startMaintenance }[settings.role];

try {
  const loop = start(settings, (message: FromWorker, transfer: ArrayBuffer[] = []) => {
    port.postMessage(message, transfer);
  });
  port.on('message', (first: ToWorker) => {
    loop([first, ...arrived(port)], () => arrived(port));
  });
  port.postMessage({ kind: 'ready' } satisfies FromWorker);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  port.postMessage({ kind: 'failed', message } satisfies FromWorker);
}

/** Everything that waits: one commit for all of it. */
function arrived(from: MessagePort): ToWorker[] {
  const messages: ToWorker[] = [];
  for (let next = receiveMessageOnPort(from); next !== undefined; next = receiveMessageOnPort(from)) {
    messages.push(next.message as ToWorker);
  }
  return messages;
}

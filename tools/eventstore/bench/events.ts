import { randomUUID } from 'node:crypto';

const FILLER = 'x'.repeat(276);

/** An event of 302 bytes of JSON, the trial's size. */
export function benchEvent(step: number, type = 'CardPlayed') {
  const data = { step: String(step).padStart(8, '0'), filler: FILLER };
  return { id: randomUUID(), type, contentType: 'application/json' as const, data, metadata: {} };
}

/** What happens a second when `work` does `count` things. */
export async function perSecond(count: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (count * 1000) / (performance.now() - start);
}

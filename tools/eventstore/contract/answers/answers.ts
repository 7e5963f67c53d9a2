import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Given, Suite } from '../contract';
import { moved, positionOf } from '../events';
import { sequence } from './generator';
import type { Recording } from './operations';
import { Player } from './player';

const AT_A_TIME = 8;
const FILE = process.env.EVENTSTORE_ANSWERS ?? new URL('./answers.jsonl', import.meta.url);

const recordings = (): Recording[] =>
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Recording);

/** Where a server answers otherwise than the real one did. */
async function differences({ client, stream }: Given, { seed, answers }: Recording): Promise<object[]> {
  const mark = positionOf(await client.appendToStream(stream(), moved(0)));
  const player = new Player(client, `answers-${randomUUID().slice(0, 8)}-${seed}-`, mark);
  const found: object[] = [];
  for (const [call, operation] of sequence(seed).entries()) {
    const real = answers[call] ?? null;
    const here = await player.play(operation, real);
    if (real !== null && JSON.stringify(real) !== JSON.stringify(here)) {
      found.push({ seed, call, operation, real, here });
    }
  }
  return found;
}

/** The sequences of `answers.jsonl`, as an EventStoreDB 24.6.0 answered them on 2026-11-22. */
export const recordedAnswers: Suite = (given) => {
  it('given the calls that a real server was asked, when they are played, then the answers are the same', async () => {
    const waiting = recordings();
    expect(waiting.length).toBeGreaterThan(50);
    const found: object[] = [];
    const play = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        found.push(...(await differences(given(), next)));
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, play));
    expect(found).toEqual([]);
  });
};

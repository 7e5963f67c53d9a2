import { randomInt } from 'node:crypto';

const REMEMBERED = 20_000;
/** A power of two that leaves a third of them free. */
const SLOTS = 32_768;
const WORDS = 4;

/** Where an event id stood first. */
export interface Place {
  /** The stream's number. */
  readonly stream: number;
  readonly revision: number;
}

/**
 * Where the event ids written last stood first, over all streams: the real server knows a retry that expects `any` by this
 * place alone, so an id that came to a second stream is a new event there each time. What was forgotten is looked up in the
 * stream itself.
 */
export class FirstPlaces {
  private young = new Places();
  private old = new Places();

  of(eventId: Uint8Array): Place | undefined {
    return this.young.of(eventId) ?? this.old.of(eventId);
  }

  /** Remembers a place, unless the id had one before. */
  note(eventId: Uint8Array, stream: number, revision: number): void {
    if (this.old.has(eventId) || !this.young.add(eventId, stream, revision)) return;
    if (this.young.size < REMEMBERED) return;
    [this.old, this.young] = [this.young, this.old];
    this.young.clear();
  }

  forget(): void {
    this.young.clear();
    this.old.clear();
  }
}

/** A table of ids in plain numbers, which the collector of garbage need not walk. */
class Places {
  size = 0;
  private readonly ids = new Int32Array(WORDS * SLOTS);
  /** 0 where the slot is free. */
  private readonly streams = new Float64Array(SLOTS);
  private readonly revisions = new Float64Array(SLOTS);
  /** So that nobody can choose ids that all want one slot. */
  private readonly seed = randomInt(2 ** 31);
  private readonly wanted = new Int32Array(WORDS);

  has(id: Uint8Array): boolean {
    return this.streams[this.slotOf(id)] !== 0;
  }

  of(id: Uint8Array): Place | undefined {
    const slot = this.slotOf(id);
    const stream = this.streams[slot] ?? 0;
    return stream === 0 ? undefined : { stream, revision: this.revisions[slot] ?? 0 };
  }

  /** @returns whether it is new */
  add(id: Uint8Array, stream: number, revision: number): boolean {
    const slot = this.slotOf(id);
    if (this.streams[slot] !== 0) return false;
    this.ids.set(this.wanted, WORDS * slot);
    this.streams[slot] = stream;
    this.revisions[slot] = revision;
    this.size += 1;
    return true;
  }

  clear(): void {
    if (this.size === 0) return;
    this.streams.fill(0);
    this.size = 0;
  }

  /** Where the id stands, or would. */
  private slotOf(id: Uint8Array): number {
    const { wanted, ids, streams } = this;
    let hash = this.seed;
    for (let word = 0; word < WORDS; word++) {
      const value = wordAt(id, 4 * word);
      wanted[word] = value;
      hash = Math.imul(hash ^ value, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    let slot = hash & (SLOTS - 1);
    while (streams[slot] !== 0) {
      let word = 0;
      while (word < WORDS && ids[WORDS * slot + word] === wanted[word]) word++;
      if (word === WORDS) break;
      slot = (slot + 1) & (SLOTS - 1);
    }
    return slot;
  }
}

const wordAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) |
  ((bytes[at + 1] ?? 0) << 8) |
  ((bytes[at + 2] ?? 0) << 16) |
  ((bytes[at + 3] ?? 0) << 24);

const SIGNED = 2n ** 63n;

interface KnownPlace {
  readonly name: string;
  readonly position: bigint;
}

/** Where the events of a sequence lie in `$all`, as far as answers told: positions themselves are nobody's to compare. */
export class KnownPlaces {
  private places: KnownPlace[] = [];

  note(name: string, position: bigint): void {
    if (this.places.some((place) => place.position === position)) return;
    this.places = [...this.places, { name, position }].sort((a, b) => (a.position < b.position ? -1 : 1));
  }

  /** The position of one of the sequence's own events; undefined while none is known. */
  at(index: number): bigint | undefined {
    const events = this.places.filter(({ name }) => name.startsWith('e'));
    return events[index % Math.max(events.length, 1)]?.position;
  }

  /** A position in words: at an event, or behind so many. */
  tell(position: bigint): string {
    if (position >= SIGNED) return 'beyond every position';
    const before = this.places.filter((place) => place.position < position).length;
    const [here] = this.places.filter((place) => place.position === position);
    return here === undefined ? `after ${before}` : `at ${here.name}`;
  }
}

import type { Names } from './names';
import type { EventFilter } from './requests';
import { Recent } from './recent';

/** Decides by stream or type number whether an event passes; each name is tried once. */
export class EventMatcher {
  private readonly verdicts = new Recent<number, boolean>(50_000);
  private readonly names: Names;
  private readonly on: EventFilter['on'];
  private readonly passes: (name: string) => boolean;

  /** @throws Error for a regular expression that is none. */
  constructor(filter: EventFilter, streams: Names, types: Names) {
    this.on = filter.on;
    this.names = filter.on === 'stream' ? streams : types;
    const { regex, prefixes = [] } = filter;
    if (regex !== undefined) {
      const expression = new RegExp(regex);
      this.passes = (name) => expression.test(name);
    } else {
      this.passes = (name) => prefixes.some((prefix) => name.startsWith(prefix));
    }
  }

  matches(stream: number, type: number): boolean {
    const id = this.on === 'stream' ? stream : type;
    const known = this.verdicts.get(id);
    if (known !== undefined) return known;
    const verdict = this.passes(this.names.nameOf(id));
    this.verdicts.set(id, verdict);
    return verdict;
  }
}

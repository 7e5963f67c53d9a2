import type { Storage } from '../storage/storage';
import { groupExists, noSuchGroup } from '../protocol/errors';
import { NO_STREAM } from '../storage/expected-revision';
import { ConsumerGroup, groupRecord, type GroupDefinition } from './group';
import type { GroupSettings } from './settings';

/** All persistent subscriptions of the store. */
export class Groups {
  private readonly groups = new Map<string, ConsumerGroup>();
  private readonly store: Storage;

  private constructor(store: Storage) {
    this.store = store;
  }

  /** Takes up the groups that the store keeps, each at its checkpoint. */
  static async open(store: Storage): Promise<Groups> {
    const groups = new Groups(store);
    await groups.load();
    return groups;
  }

  get all(): readonly ConsumerGroup[] {
    return [...this.groups.values()];
  }

  /** @throws RpcError persistent-subscription-does-not-exist */
  get(stream: string, name: string): ConsumerGroup {
    const group = this.groups.get(key(stream, name));
    if (group === undefined) throw noSuchGroup(stream, name);
    return group;
  }

  /** @throws RpcError persistent-subscription-exists */
  async create(stream: string, name: string, settings: GroupSettings): Promise<void> {
    if (this.groups.has(key(stream, name))) throw groupExists(stream, name);
    await this.start(
      { stream, name, settings, start: await this.origin(stream, settings.startFrom) },
      undefined,
    );
  }

  /** Gives a group new settings. Its consumers are dropped and may come again; it goes on at its checkpoint. */
  async update(stream: string, name: string, settings: GroupSettings): Promise<void> {
    const old = this.get(stream, name);
    await old.stop();
    const { filter } = old.definition.settings;
    const start = await this.origin(stream, settings.startFrom);
    await this.start(
      { stream, name, start, settings: { ...settings, ...(filter && { filter }) } },
      old.checkpoint,
    );
  }

  async delete(stream: string, name: string): Promise<void> {
    const group = this.get(stream, name);
    this.groups.delete(key(stream, name));
    await group.stop();
    await group.parking.clear();
    await this.store.write({ kind: 'drop-group', stream, group: name });
  }

  /** Drops every consumer and begins again at the checkpoints. */
  async restart(): Promise<void> {
    await this.stop();
    this.groups.clear();
    await this.load();
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((group) => group.stop()));
  }

  private async load(): Promise<void> {
    const stored = await this.store.read({ kind: 'list-groups' });
    if (stored.kind !== 'groups') throw new Error('The persistent subscriptions cannot be read.');
    for (const { stream, group: name, settings: text, checkpoint } of stored.groups) {
      const { settings, start } = JSON.parse(text) as Pick<GroupDefinition, 'settings' | 'start'>;
      const definition = { stream, name, settings, start };
      const at = checkpoint === null ? undefined : Number(checkpoint);
      this.groups.set(key(stream, name), new ConsumerGroup(this.store, definition, at));
    }
  }

  private async start(definition: GroupDefinition, checkpoint: number | undefined): Promise<void> {
    await this.store.write(groupRecord(definition, checkpoint));
    const group = new ConsumerGroup(this.store, definition, checkpoint);
    this.groups.set(key(definition.stream, definition.name), group);
  }

  /** The first revision or position to read; the end is where it is now. */
  private async origin(stream: string, startFrom: GroupSettings['startFrom']): Promise<number> {
    if (startFrom === 'start') return 0;
    if (startFrom !== 'end') return startFrom;
    if (stream !== '$all') {
      const described = await this.store.read({ kind: 'describe-stream', stream });
      return 1 + (described.kind === 'stream' ? described.last : NO_STREAM);
    }
    const shape = { resolveLinks: false, structuredIds: false, backwards: false, maxCount: 1 };
    const page = await this.store.read({ kind: 'read-all', from: 'end', ...shape });
    return page.kind === 'page' ? page.next : 0;
  }
}

const key = (stream: string, name: string): string => `${stream}::${name}`;

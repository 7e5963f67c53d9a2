import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { checksumOf } from './checksum';
import { EventEncoder } from './event-encoding';
import { NO_STREAM, TOMBSTONE } from './expected-revision';
import { EventMatcher } from './filter';
import { Names } from './names';
import { PageBuilder } from './page-builder';
import { Recent } from './recent';
import type {
  EventFilter,
  PageShape,
  ReadAllRequest,
  ReadRequest,
  ReadResult,
  ReadStreamRequest,
  StoredGroup,
  StreamDescription,
} from './requests';
import type { EventRow } from './schema';
import { isMetastream, metastreamOf, originalOf, parseStreamMetadata } from './stream-metadata';
import { WireWriter } from './wire';

const CHUNK = 100;
/** Events that one page considers at most, so that a long search lets other reads in between. */
const CONSIDERED = 4000;
const LINK_TYPE = '$>';
const LINK = /^(\d+)@(.+)$/s;

/** What retention leaves visible of a stream. */
interface Window {
  readonly first: number;
  /** Microseconds since 1970. */
  readonly notBefore: number;
}

/** Reads pages of the log over its own connection: what is committed, never more. */
export class LogReader {
  private readonly streams: Names;
  private readonly types: Names;
  private readonly encoder: EventEncoder;
  private readonly writer = new WireWriter();
  private readonly matchers = new Recent<string, EventMatcher>(100);
  private readonly statements: ReturnType<typeof prepare>;
  private readonly now: () => number;

  /** @param now milliseconds since 1970, for $maxAge */
  constructor(database: DatabaseSync, now: () => number) {
    this.now = now;
    this.streams = new Names(database, 'stream');
    this.types = new Names(database, 'event_type');
    this.encoder = new EventEncoder(this.streams, this.types);
    this.statements = prepare(database);
  }

  read(request: ReadRequest): ReadResult {
    switch (request.kind) {
      case 'read-stream':
        return this.readStream(request);
      case 'read-all':
        return this.readAll(request);
      case 'describe-stream':
        return this.describe(request.stream);
      case 'list-groups':
        return { kind: 'groups', groups: this.statements.groups.all() as unknown as StoredGroup[] };
    }
  }

  private describe(stream: string): StreamDescription {
    const metadata = this.metadataOf(stream);
    return { kind: 'stream', last: this.lastRevision(stream), metadata, newest: this.newestOf(stream) };
  }

  private readStream(request: ReadStreamRequest): ReadResult {
    const { stream, subscription } = request;
    const last = this.lastRevision(stream);
    const window = this.window(stream, last);
    const hidden = last === NO_STREAM || (window.first === TOMBSTONE && last !== TOMBSTONE);
    if (!subscription) {
      if (last === TOMBSTONE) return { kind: 'stream-deleted' };
      if (hidden) return { kind: 'stream-not-found' };
    }
    const page = this.builder(request);
    page.perishable = window.notBefore > 0;
    const id = this.streams.idOf(stream);
    if (id === undefined) return page.page(request.from === 'end' ? 0 : Number(request.from) || 0, true);
    return request.backwards
      ? this.streamBackwards(page, request, id, last, window)
      : this.streamForwards(page, request, id, last, window);
  }

  private streamForwards(
    page: PageBuilder,
    request: ReadStreamRequest,
    id: number,
    last: number,
    window: Window,
  ): ReadResult {
    const start = request.from === 'start' ? 0 : request.from === 'end' ? last + 1 : request.from;
    let next = last === TOMBSTONE ? start : Math.max(start, Math.min(window.first, last + 1));
    for (let considered = 0; page.room > 0 && considered < CONSIDERED; considered += CHUNK) {
      const limit = Math.min(CHUNK, page.room);
      const rows = rowsOf(this.statements.streamForwards, id, next, limit);
      for (const row of rows) {
        next = row.revision + 1;
        if (row.created >= window.notBefore) this.add(page, row, request);
      }
      if (rows.length < limit) return page.page(next, true);
    }
    return page.page(next, page.satisfied || next > last);
  }

  private streamBackwards(
    page: PageBuilder,
    request: ReadStreamRequest,
    id: number,
    last: number,
    window: Window,
  ): ReadResult {
    let next = request.from === 'end' ? last : request.from === 'start' ? 0 : Math.min(request.from, last);
    for (let considered = 0; page.room > 0 && considered < CONSIDERED; considered += CHUNK) {
      const limit = Math.min(CHUNK, page.room);
      const rows = rowsOf(this.statements.streamBackwards, id, next, window.first, limit);
      for (const row of rows) {
        next = row.revision - 1;
        if (row.created < window.notBefore) return page.page(next, true);
        this.add(page, row, request);
      }
      if (rows.length < limit) return page.page(next, true);
    }
    return page.page(next, page.satisfied || next < window.first);
  }

  private readAll(request: ReadAllRequest): ReadResult {
    const page = this.builder(request);
    const { filter, backwards } = request;
    const start = this.allOrigin(request);
    if (filter !== undefined) return this.searchAll(page, request, start, this.matcher(filter));
    const statement = backwards ? this.statements.allBackwards : this.statements.allForwards;
    let next = start;
    while (page.room > 0) {
      const limit = Math.min(CHUNK, page.room);
      const rows = rowsOf(statement, next, limit);
      for (const row of rows) {
        next = backwards ? row.position : row.position + 1;
        this.add(page, row, request);
      }
      if (rows.length < limit) return page.page(next, true);
    }
    return page.page(next, page.satisfied);
  }

  /** Considers events by stream or type alone and fetches only those that pass. */
  private searchAll(
    page: PageBuilder,
    request: ReadAllRequest,
    start: number,
    matcher: EventMatcher,
  ): ReadResult {
    const { backwards, checkpoints } = request;
    const statement = backwards ? this.statements.searchBackwards : this.statements.searchForwards;
    let counted = checkpoints?.counted ?? 0;
    let next = start;
    const heads = statement.all(next, CONSIDERED) as unknown as Pick<
      EventRow,
      'position' | 'stream' | 'type'
    >[];
    for (const head of heads) {
      if (page.room <= 0) return page.page(next, page.satisfied, counted);
      next = backwards ? head.position : head.position + 1;
      if (matcher.matches(head.stream, head.type)) this.add(page, this.rowAt(head.position), request);
      if (checkpoints !== undefined && ++counted >= checkpoints.every) {
        page.addCheckpoint(head.position);
        counted = 0;
      }
    }
    return page.page(next, heads.length < CONSIDERED || page.satisfied, counted);
  }

  private allOrigin({ from, backwards }: ReadAllRequest): number {
    if (from === 'start') return 0;
    if (from !== 'end') return from;
    if (backwards) return Number.MAX_SAFE_INTEGER;
    return 1 + ((this.statements.end.get()?.position ?? 0) as number);
  }

  private matcher(filter: EventFilter): EventMatcher {
    const key = JSON.stringify(filter);
    const known = this.matchers.get(key);
    if (known !== undefined) return known;
    const matcher = new EventMatcher(filter, this.streams, this.types);
    this.matchers.set(key, matcher);
    return matcher;
  }

  private builder(shape: PageShape): PageBuilder {
    return new PageBuilder(this.writer, this.encoder, shape, (stream) => this.streams.nameOf(stream));
  }

  private add(page: PageBuilder, row: EventRow, shape: PageShape): void {
    verify(row);
    const isLink = shape.resolveLinks && this.types.nameOf(row.type) === LINK_TYPE;
    page.add(row, isLink ? row : undefined, isLink ? this.linked(row) : undefined);
  }

  private linked(link: EventRow): EventRow | undefined {
    const [, revision, stream = ''] = LINK.exec(Buffer.from(link.data).toString('utf8')) ?? [];
    const id = this.streams.idOf(stream);
    if (revision === undefined || id === undefined || this.lastRevision(stream) === TOMBSTONE)
      return undefined;
    if (Number(revision) < this.window(stream, this.lastRevision(stream)).first) return undefined;
    const [row] = rowsOf(this.statements.oneOfStream, id, Number(revision));
    if (row !== undefined) verify(row);
    return row;
  }

  private rowAt(position: number): EventRow {
    const [row] = rowsOf(this.statements.oneAt, position);
    if (row === undefined) throw new Error(`The event at position ${position} cannot be read.`);
    return row;
  }

  private lastRevision(stream: string): number {
    if (isMetastream(stream) && this.lastRevision(originalOf(stream)) === TOMBSTONE) return TOMBSTONE;
    const id = this.streams.idOf(stream);
    return id === undefined ? NO_STREAM : ((this.statements.last.get(id)?.last ?? NO_STREAM) as number);
  }

  private metadataOf(stream: string): Uint8Array | undefined {
    return isMetastream(stream) ? undefined : this.newestOf(metastreamOf(stream));
  }

  private newestOf(stream: string): Uint8Array | undefined {
    const id = this.streams.idOf(stream);
    return id === undefined ? undefined : (this.statements.newest.get(id)?.data as Uint8Array | undefined);
  }

  private window(stream: string, last: number): Window {
    const data = this.metadataOf(stream);
    if (data === undefined) return { first: 0, notBefore: 0 };
    const { maxCount, maxAge, truncateBefore = 0 } = parseStreamMetadata(data);
    const first = maxCount === undefined ? truncateBefore : Math.max(truncateBefore, last - maxCount + 1);
    return { first, notBefore: maxAge === undefined ? 0 : (this.now() - maxAge * 1000) * 1000 };
  }
}

function prepare(database: DatabaseSync) {
  const select = (rest: string) => database.prepare(`SELECT * FROM event WHERE ${rest}`);
  const head = 'SELECT position, stream, type FROM event WHERE';
  return {
    streamForwards: select('stream = ? AND revision >= ? ORDER BY revision LIMIT ?'),
    streamBackwards: select('stream = ? AND revision <= ? AND revision >= ? ORDER BY revision DESC LIMIT ?'),
    oneOfStream: select('stream = ? AND revision = ?'),
    allForwards: select('position >= ? ORDER BY position LIMIT ?'),
    allBackwards: select('position < ? ORDER BY position DESC LIMIT ?'),
    oneAt: select('position = ?'),
    searchForwards: database.prepare(`${head} position >= ? ORDER BY position LIMIT ?`),
    searchBackwards: database.prepare(`${head} position < ? ORDER BY position DESC LIMIT ?`),
    last: database.prepare('SELECT max(revision) AS last FROM event WHERE stream = ?'),
    newest: database.prepare('SELECT data FROM event WHERE stream = ? ORDER BY revision DESC LIMIT 1'),
    end: database.prepare('SELECT max(position) AS position FROM event'),
    groups: database.prepare('SELECT stream, name AS "group", settings, checkpoint FROM consumer_group'),
  };
}

function rowsOf(statement: StatementSync, ...parameters: number[]): EventRow[] {
  return statement.all(...parameters) as unknown as EventRow[];
}

/** @throws Error where the stored bytes are not those that were written. */
function verify(row: EventRow): void {
  if (checksumOf(row) === row.checksum) return;
  throw new Error(`The event at position ${row.position} is damaged on disk; restore the latest backup.`);
}

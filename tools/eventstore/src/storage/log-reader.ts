import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { checksumOfStored } from './checksum';
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
import { RECORD_OVERHEAD } from './schema';
import { ID_BYTES, oneStored, selectStored, StoredRun, type StoredEvent } from './stored-event';
import { isMetastream, metastreamOf, originalOf, visibleWindow, type Window } from './stream-metadata';
import { WireWriter } from './wire';

/** Events that one page considers at most, so that a long search lets other reads in between. */
const CONSIDERED = 4000;
const EVERYTHING: Window = { first: 0, notBefore: 0 };
/** What a search looks at. */
type Considered = readonly [position: number, stream: number, type: number];
const LINK_TYPE = '$>';
const LINK = /^(\d+)@(.+)$/s;

/** Reads pages of the log over its own connection: what is committed, never more. */
export class LogReader {
  private readonly streams: Names;
  private readonly types: Names;
  private readonly encoder: EventEncoder;
  private readonly writer = new WireWriter();
  private readonly matchers = new Recent<string, EventMatcher>(100);
  private readonly statements: ReturnType<typeof prepare>;
  private readonly log: StoredRun;
  private readonly stream: StoredRun;
  private readonly now: () => number;

  /** @param now milliseconds since 1970, for $maxAge */
  constructor(database: DatabaseSync, now: () => number) {
    this.now = now;
    this.streams = new Names(database, 'stream');
    this.types = new Names(database, 'event_type');
    this.encoder = new EventEncoder(this.streams, this.types);
    this.statements = prepare(database);
    this.log = new StoredRun(database, { column: 'position', within: '' });
    this.stream = new StoredRun(database, { column: 'revision', within: 'stream = ? AND ' });
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
    const window = request.live === true ? EVERYTHING : this.window(stream, last);
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
    if (page.room <= 0) return page.page(next, page.satisfied || next > last);
    let considered = 0;
    for (const row of this.stream.events([id], next, false, CONSIDERED, page)) {
      if (row.revision !== next && row.revision !== TOMBSTONE) throw missing(request.stream, next);
      next = row.revision + 1;
      considered += 1;
      if (row.created >= window.notBefore) this.add(page, row, request);
      if (page.room <= 0) return page.page(next, page.satisfied || next > last);
    }
    if (considered === CONSIDERED) return page.page(next, next > last);
    if (next <= last) throw missing(request.stream, next);
    return page.page(next, true);
  }

  private streamBackwards(
    page: PageBuilder,
    request: ReadStreamRequest,
    id: number,
    last: number,
    window: Window,
  ): ReadResult {
    let next = request.from === 'end' ? last : request.from === 'start' ? 0 : Math.min(request.from, last);
    if (page.room <= 0) return page.page(next, page.satisfied || next < window.first);
    let considered = 0;
    const limit = Math.min(CONSIDERED, next - window.first + 1);
    for (const row of this.stream.events([id], next, true, limit, page)) {
      if (row.revision !== next) throw missing(request.stream, next);
      next = row.revision - 1;
      considered += 1;
      if (row.created < window.notBefore) return page.page(next, true);
      this.add(page, row, request);
      if (page.room <= 0) return page.page(next, page.satisfied || next < window.first);
    }
    if (considered === CONSIDERED) return page.page(next, next < window.first);
    if (next >= window.first) throw missing(request.stream, next);
    return page.page(next, true);
  }

  private readAll(request: ReadAllRequest): ReadResult {
    const refused = this.refusedPosition(request);
    if (refused !== undefined) return refused;
    const page = this.builder(request);
    const { filter, backwards } = request;
    const start = this.allOrigin(request);
    if (filter !== undefined) return this.searchAll(page, request, start, this.matcher(filter));
    let next = start;
    if (page.room <= 0) return page.page(next, page.satisfied);
    for (const row of this.log.events([], backwards ? next - 1 : next, backwards, Infinity, page)) {
      next = backwards ? row.position : row.position + 1;
      this.add(page, row, request);
      if (page.room <= 0) return page.page(next, page.satisfied);
    }
    return page.page(next, true);
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
    const heads = statement.all(next, CONSIDERED) as unknown as Considered[];
    for (const [position, stream, type] of heads) {
      if (page.room <= 0) return page.page(next, page.satisfied, counted);
      next = backwards ? position : position + 1;
      if (matcher.matches(stream, type)) this.add(page, this.rowAt(position), request);
      if (checkpoints !== undefined && ++counted >= checkpoints.every) {
        page.addCheckpoint(position);
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

  /** A position that is no record's is refused; one beyond the log's end has nothing after it. */
  private refusedPosition({ mustExist, backwards }: ReadAllRequest): ReadResult | undefined {
    if (mustExist === undefined || mustExist === 0) return undefined;
    if (this.statements.placeAt.get(mustExist) !== undefined) return undefined;
    const beyondEnd = mustExist > this.logEnd();
    return beyondEnd && !backwards ? undefined : { kind: 'invalid-position', beyondEnd };
  }

  /** The last position that is inside the log: of an append of several events nothing is behind its last event's. */
  private logEnd(): number {
    const newest = this.statements.newestBefore.get(Number.MAX_SAFE_INTEGER);
    if (newest === undefined) return 0;
    const before = this.statements.newestBefore.get(newest.position ?? 0);
    const ofSeveral = before?.created === newest.created && before?.stream === newest.stream;
    return Number(newest.position) + (ofSeveral ? 0 : RECORD_OVERHEAD);
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

  private add(page: PageBuilder, row: StoredEvent, shape: PageShape): void {
    verify(row);
    const isLink = shape.resolveLinks && this.types.nameOf(row.type) === LINK_TYPE;
    page.add(row, isLink ? row : undefined, isLink ? this.linked(row) : undefined);
  }

  private linked(link: StoredEvent): StoredEvent | undefined {
    const data = link.at + ID_BYTES + link.metadataBytes;
    const target = link.content.toString('utf8', data, data + link.dataBytes);
    const [, revision, stream = ''] = LINK.exec(target) ?? [];
    const id = this.streams.idOf(stream);
    if (revision === undefined || id === undefined || this.lastRevision(stream) === TOMBSTONE)
      return undefined;
    if (Number(revision) < this.window(stream, this.lastRevision(stream)).first) return undefined;
    const row = oneStored(this.statements.oneOfStream, id, Number(revision));
    if (row !== undefined) verify(row);
    return row;
  }

  private rowAt(position: number): StoredEvent {
    const row = oneStored(this.statements.oneAt, position);
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
    return visibleWindow(stream, this.metadataOf(stream), last, this.now());
  }
}

function prepare(database: DatabaseSync) {
  const head = 'SELECT position, stream, type FROM event WHERE';
  return {
    oneOfStream: selectStored(database, 'stream = ? AND revision = ?'),
    oneAt: selectStored(database, 'position = ?'),
    newestBefore: database.prepare(
      'SELECT position, created, stream FROM event WHERE position < ? ORDER BY position DESC LIMIT 1',
    ),
    placeAt: database.prepare('SELECT 1 FROM event WHERE position = ?'),
    searchForwards: asArrays(database.prepare(`${head} position >= ? ORDER BY position LIMIT ?`)),
    searchBackwards: asArrays(database.prepare(`${head} position < ? ORDER BY position DESC LIMIT ?`)),
    last: database.prepare('SELECT max(revision) AS last FROM event WHERE stream = ?'),
    newest: database.prepare('SELECT data FROM event WHERE stream = ? ORDER BY revision DESC LIMIT 1'),
    end: database.prepare('SELECT max(position) AS position FROM event'),
    groups: database.prepare('SELECT stream, name AS "group", settings, checkpoint FROM consumer_group'),
  };
}

function asArrays(statement: StatementSync): StatementSync {
  statement.setReturnArrays(true);
  return statement;
}

/** A stream is counted without a gap: where an index lost an event, the rest would pass for the whole. */
function missing(stream: string, revision: number): Error {
  return new Error(
    `Event ${revision} of stream '${stream}' cannot be found: the file is damaged. Run \`eventstore verify\`, restore the latest backup.`,
  );
}

/** @throws Error where the stored bytes are not those that were written. */
function verify(row: StoredEvent): void {
  if (checksumOfStored(row) === row.checksum) return;
  throw new Error(`The event at position ${row.position} is damaged on disk; restore the latest backup.`);
}

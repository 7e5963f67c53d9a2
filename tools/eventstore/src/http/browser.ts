import { streams } from '../protocol/generated';
import { uuidText } from '../protocol/uuid';
import { FrameDecoder } from '../rpc/framing';
import type { Page } from '../storage/requests';
import type { Storage } from '../storage/storage';
import { plain, type HttpAnswer } from './http-server';

const PAGE_EVENTS = 25;
const SHAPE = { resolveLinks: false, structuredIds: false, maxCount: PAGE_EVENTS, backwards: true } as const;

/** `/` shows the newest events of all streams, `/streams/NAME` those of one; `?before=` turns the page. */
export async function browse(store: Storage, path: string, query: URLSearchParams): Promise<HttpAnswer> {
  const [, room, encoded] = /^\/(streams)\/(.+)$/.exec(path) ?? [];
  if (path !== '/' && room === undefined) return plain(404, 'There is no such page.');
  const stream = encoded === undefined ? undefined : decodeURIComponent(encoded);
  const before = query.has('before') ? Number(query.get('before')) : ('end' as const);
  if (Number.isNaN(before)) return plain(400, '`before` is a number.');
  const page =
    stream === undefined
      ? await store.read({ kind: 'read-all', from: before, ...SHAPE })
      : await store.read({ kind: 'read-stream', stream, from: before, subscription: false, ...SHAPE });
  if (page.kind !== 'page') return plain(404, `${stream ?? '$all'}: ${page.kind}`);
  return { status: 200, type: 'text/html', body: html(stream ?? '$all', page) };
}

function html(title: string, page: Page): string {
  const rows = new FrameDecoder().push(Buffer.from(page.bytes)).map(row).join('');
  const older =
    page.atEnd && page.count < PAGE_EVENTS ? '' : `<p><a href="?before=${page.next}">older</a></p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{font:15px/1.5 system-ui;margin:2rem}td,th{text-align:left;vertical-align:top;padding:.2rem .8rem .2rem 0}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}</style>
<h1>${escaped(title)}</h1><p><a href="/">all streams</a></p>
<table><thead><tr><th>Stream<th>Revision<th>Type<th>Created<th>Data</thead><tbody>${rows}</tbody></table>${older}</html>`;
}

function row(message: Buffer): string {
  const event = streams.ReadResp.deserializeBinary(message).getEvent()?.getEvent();
  if (event === undefined) return '';
  const properties = event.getMetadataMap();
  const name = Buffer.from(event.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
  const created = new Date(Number(properties.get('created')) / 10_000).toISOString();
  const isJson = properties.get('content-type') === 'application/json';
  const data = isJson
    ? Buffer.from(event.getData_asU8()).toString('utf8')
    : `${event.getData_asU8().length} bytes`;
  return `<tr id="${uuidText(event.getId()) ?? ''}"><td><a href="/streams/${encodeURIComponent(name)}">${escaped(name)}</a>
<td>${event.getStreamRevision()}<td>${escaped(properties.get('type') ?? '')}<td>${created}<td><pre>${escaped(data)}</pre>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

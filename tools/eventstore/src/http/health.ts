import type { StoreContext } from '../context';
import type { HttpAnswer } from './http-server';

/** Ready when the log can be read; says that this is one node. */
export async function health({ store }: StoreContext): Promise<HttpAnswer> {
  const page = await store.read({
    kind: 'read-all',
    from: 'end',
    backwards: true,
    maxCount: 1,
    resolveLinks: false,
    structuredIds: false,
    records: true,
  });
  const ready = page.kind === 'page';
  const damage = store.damage;
  const position = ready ? (page.records[0]?.place.position ?? 0) : undefined;
  return {
    status: ready ? 200 : 503,
    type: 'application/json',
    body: JSON.stringify({
      status: ready ? (damage.length > 0 ? 'damaged' : 'ok') : 'failing',
      nodes: 1,
      lastPosition: position,
      integrity: store.integrity.state,
      ...(damage.length > 0 && { damage }),
      ...(page.kind === 'refused' && { reason: page.reason }),
    }),
  };
}

import { type RecordedEvent, streams } from '@arbitre/events';
import { type GrantEvent, plainWord, type Scope, scopeOf } from '@arbitre/rules/federation';
import type { Transaction } from '../projector';
import { insertInto } from '../table/statements';
import { type OfficialRow, officialTable } from './tables';

const add = insertInto(officialTable);

type Place = Pick<OfficialRow, 'placeKind' | 'place'>;

/** Where a grant is looked for; null of one that says who somebody is, and of a seat, for which nobody is granted anything. */
export const placeOfScope = (scope: Scope): Place | null => {
  switch (scope.kind) {
    case 'federation':
      return { placeKind: 'federation', place: '' };
    case 'region':
    case 'club':
      return { placeKind: scope.kind, place: plainWord(scope.of) };
    case 'competition':
    case 'session':
    case 'table':
      return { placeKind: 'competition', place: /^[^./]*/.exec(scope.of)?.[0] ?? '' };
    case 'entry':
    case 'member':
    case 'seat':
      return null;
  }
};

/** Whether an event is of an account. */
export const isOfAccount = ({ stream }: Pick<RecordedEvent, 'stream'>): boolean =>
  streams.idIn('account', stream) !== null;

/** Applies one event of an account to its rows. What a later program will record there changes none. */
export const applyAccountEvent = async (tx: Transaction, event: RecordedEvent): Promise<void> => {
  const account = streams.idIn('account', event.stream) ?? '';
  const { type, data } = event as Pick<GrantEvent, 'type' | 'data'> as GrantEvent;
  if (type === 'GrantEnded')
    await tx.run('UPDATE official SET ended_on = $3 WHERE account = $1 AND number = $2', [
      ...[account, data.grant, event.metadata.time.slice(0, 10)],
    ]);
  if (type !== 'GrantGiven') return;
  const place = placeOfScope(scopeOf(data.scope));
  if (place === null) return;
  const { grant, role, scope, from: since, until } = data;
  await add(tx, [{ account, grant, role, scope, ...place, since, until, endedOn: null }]);
};

import { type EventStore, loadMember, memberSubject, Vault } from '@arbitre/events';
import type { EntryRow, MemberRow } from '@arbitre/projections';
import type { Sealed } from '@arbitre/rules/kernel/declare/personal';
import { fullName, type Personal, publicName, type Reading } from '@arbitre/rules/federation';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Viewers } from '../access/viewers';
import { Audit } from '../audit/audit';
import { prepared } from '../connections/prepared';
import { EVENT_STORE } from '../connections/tokens';
import type { RequestContext } from '../graphql/request-context';
import { MembersReader } from '../people/members/members.reader';

/** A person as tables show one. `name` is null once it is erased. */
export type ShownPerson = { readonly id: string; readonly name: string | null; readonly erased: boolean };

/** `of`: the licence that it is read as. */
type Known = Pick<MemberRow, 'licence' | 'privacy' | 'erased'> & {
  readonly of: string;
  /** Null once it is erased. */
  readonly who: Personal | null;
};
type Row = Omit<Known, 'who'> & Pick<MemberRow, 'sealed'> & { readonly key: Buffer | null };

const sealedOf = ({ of, sealed }: Pick<Row, 'of' | 'sealed'>) => ({
  ...{ subject: memberSubject(of), personal: { sealed: sealed ?? '' } as Sealed<Personal> },
});

/** With their keys, in one question: a page of standings asks for hundreds at once. */
const PERSONS = {
  name: 'persons-by-id',
  text: `SELECT named.licence, person.licence AS of, person.sealed, person.privacy, person.erased, vault.key FROM read.member AS named
    JOIN read.member AS person ON person.licence = coalesce(named.merged_into, named.licence)
    LEFT JOIN vault.subject AS vault ON vault.subject = 'member-' || person.licence WHERE named.licence = ANY($1)`,
};

/** Stands for somebody of an entry who is erased, beside others who are not. */
const NOBODY = '…';

/**
 * The one place that opens names for tables: whatever a request shows of persons is read at once, and kept no longer than the
 * request. Who may see who members are reads names; everybody else what each person chose.
 */
@Injectable()
export class Names {
  constructor(
    private readonly database: DataSource,
    private readonly vault: Vault,
    private readonly viewers: Viewers,
    private readonly members: MembersReader,
    private readonly audit: Audit,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  person(id: string, request: RequestContext): Promise<ShownPerson> {
    return request.loaders
      .by<ShownPerson | null>('persons', null, (ids) => this.shown(ids, request))
      .load(id)
      .then((found) => found ?? { id, name: null, erased: false });
  }

  /** The licence, or the id of a guest, for those who may see it. */
  async licence(id: string, request: RequestContext): Promise<string | null> {
    return (await this.readBy('members', [id], request)).has(id) ? id : null;
  }

  /** What an entry is called: what it calls itself, else the names of its persons; null where none can be read. */
  ofEntry(
    { label, members }: Pick<EntryRow, 'label' | 'members'>,
    request: RequestContext,
  ): string | null | Promise<string | null> {
    if (label !== null || members.length === 0) return label;
    return this.joined(members, request);
  }

  private async joined(members: readonly string[], request: RequestContext): Promise<string | null> {
    const persons = await Promise.all(members.map((id) => this.person(id, request)));
    return persons.every(({ name }) => name === null)
      ? null
      : persons.map(({ name }) => name ?? NOBODY).join(' – ');
  }

  private async shown(
    ids: readonly string[],
    request: RequestContext,
  ): Promise<ReadonlyMap<string, ShownPerson>> {
    const [known, full] = await Promise.all([this.known(ids), this.readBy('personal', ids, request)]);
    await this.note(
      known.filter(({ licence, who }) => who !== null && full.has(licence)),
      request,
    );
    const nameOf = ({ licence, of, privacy, who }: Known): string | null =>
      who && (full.has(licence) ? fullName(who) : publicName({ privacy, licence: of }, who));
    return new Map(
      known.map((person) => {
        const { licence: id, erased } = person;
        return [id, { id, name: nameOf(person), erased }];
      }),
    );
  }

  /** Who is not in the read model yet is asked of the log: an entry may be shown before its guests. */
  private async known(ids: readonly string[]): Promise<readonly Known[]> {
    const rows = await prepared<Row>(this.database, PERSONS, [ids]);
    const opened = this.vault.openBy(
      rows.map((row) => ({ ...sealedOf(row), key: row.sealed === null ? null : row.key })),
    );
    const found = new Set(rows.map(({ licence }) => licence));
    const late = await Promise.all(ids.filter((id) => !found.has(id)).map((id) => this.fromLog(id)));
    return [
      ...rows.map(({ licence, of, privacy, erased }, at) => ({
        ...{ licence, of, privacy, erased, who: opened[at] ?? null },
      })),
      ...late.filter((person) => person !== null),
    ];
  }

  private async fromLog(licence: string): Promise<Known | null> {
    const named = await loadMember(this.store, licence);
    const of = named?.mergedInto ?? licence;
    const state = of === licence ? named : await loadMember(this.store, of);
    if (state === null) return null;
    const { personal, privacy, erased } = state;
    const [who = null] = erased
      ? []
      : await this.vault.openAll<Personal>([{ subject: memberSubject(of), personal }]);
    return { licence, of, privacy, erased, who };
  }

  /** Names that were shown to somebody although the persons chose another way for the public. */
  private async note(shown: readonly Known[], request: RequestContext): Promise<void> {
    const times = shown.filter(({ privacy }) => privacy !== 'name').length;
    if (times === 0) return;
    const role = await this.viewers.readingRole('personal', await request.viewer(), null);
    if (role !== null) await this.audit.read(request, { reading: 'names', role }, null, times);
  }

  /** Those of whom the viewer may read that: of everybody, or of the clubs of some regions. */
  private async readBy(
    reading: Reading,
    ids: readonly string[],
    request: RequestContext,
  ): Promise<ReadonlySet<string>> {
    const regions = await this.viewers.regionsRead(reading, await request.viewer());
    if (regions === null || regions.length === 0) return new Set(regions === null ? ids : []);
    const may = await Promise.all(ids.map((id) => this.members.isIn(regions, id, request.loaders)));
    return new Set(ids.filter((_, at) => may[at]));
  }
}

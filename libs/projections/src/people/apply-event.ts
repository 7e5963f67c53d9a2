import { type RecordedEvent, streams } from '@arbitre/events';
import type { ClubEvent, MemberEvent, RegionEvent } from '@arbitre/rules/federation';
import type { Transaction } from '../projector';
import { insertInto } from '../table/statements';
import {
  clubRegionTable,
  clubTable,
  federationRegionTable,
  licenceYearTable,
  memberCategoryTable,
  membershipTable,
  memberTable,
  templateTable,
  toldApartTable,
} from './tables';

type RegistryEvent = RegionEvent | ClubEvent | MemberEvent;
type DataOf<Type extends RegistryEvent['type']> = Extract<RegistryEvent, { readonly type: Type }>['data'];

/** The row that an event is about, and where it has come to. */
type Row = { readonly id: string; readonly version: number; readonly position: bigint };

type Apply<Type extends RegistryEvent['type']> = (
  tx: Transaction,
  data: DataOf<Type>,
  row: Row,
) => Promise<unknown>;

const openRegion = insertInto(federationRegionTable);
const keepTemplate = insertInto(templateTable);
const registerClub = insertInto(clubTable);
const addRegion = insertInto(clubRegionTable);
const registerMember = insertInto(memberTable);
const addClub = insertInto(membershipTable);
const addCategory = insertInto(memberCategoryTable);
const addYear = insertInto(licenceYearTable);

const tellApart = insertInto(toldApartTable, 'keep');

const until = null;

/** The number that was merged says so in its own stream: nothing is written twice. */
const asTheOtherSays = (): Promise<void> => Promise.resolve();

const APPLY: { readonly [Type in RegistryEvent['type']]: Apply<Type> } = {
  RegionOpened: (tx, data, row) => openRegion(tx, [{ ...data, ...row }]),
  RegionRenamed: (tx, { name }, { id }) =>
    tx.run('UPDATE federation_region SET name = $2 WHERE id = $1', [id, name]),
  RegionMoved: (tx, { parent }, { id }) =>
    tx.run('UPDATE federation_region SET parent = $2 WHERE id = $1', [id, parent]),

  TemplateKept: (tx, { template, name, about }, { id: region, position }) =>
    keepTemplate(tx, [{ id: `${region}.${template}`, region, name, about, position }]),
  TemplateRenamed: (tx, { template, name }, { id, position }) =>
    tx.run('UPDATE template SET name = $2, position = $3 WHERE id = $1', [
      `${id}.${template}`,
      name,
      position.toString(),
    ]),
  TemplateRemoved: (tx, { template }, { id }) =>
    tx.run('DELETE FROM template WHERE id = $1', [`${id}.${template}`]),

  ClubRegistered: async (tx, { name, region, from }, { id, ...row }) => {
    await registerClub(tx, [{ number: id, name, mergedInto: null, closedOn: null, ...row }]);
    await addRegion(tx, [{ club: id, region, since: from, until }]);
  },
  ClubMoved: async (tx, { region, from }, { id }) => {
    await tx.run('UPDATE club_region SET until = $2 WHERE club = $1 AND until IS NULL', [id, from]);
    await addRegion(tx, [{ club: id, region, since: from, until }]);
  },
  ClubMerged: (tx, { into }, { id }) =>
    tx.run('UPDATE club SET merged_into = $2 WHERE number = $1', [id, into]),
  ClubMergeUndone: (tx, _, { id }) => tx.run('UPDATE club SET merged_into = NULL WHERE number = $1', [id]),
  ClubAbsorbed: asTheOtherSays,
  ClubReleased: asTheOtherSays,
  ClubRenamed: (tx, { name }, { id }) => tx.run('UPDATE club SET name = $2 WHERE number = $1', [id, name]),
  ClubClosed: (tx, { on }, { id }) => tx.run('UPDATE club SET closed_on = $2 WHERE number = $1', [id, on]),
  ClubReopened: (tx, _, { id }) => tx.run('UPDATE club SET closed_on = NULL WHERE number = $1', [id]),

  MemberRegistered: async (tx, { personal, category, year, club, from }, { id, ...row }) => {
    await registerMember(tx, [
      {
        licence: id,
        sealed: personal.sealed,
        year,
        privacy: 'name',
        erased: false,
        mergedInto: null,
        ...row,
      },
    ]);
    await addClub(tx, [{ licence: id, club, since: from, until }]);
    await addCategory(tx, [{ licence: id, category, since: from, until }]);
    await addYear(tx, [{ licence: id, year }]);
  },
  GuestRegistered: (tx, { personal }, { id, ...row }) =>
    registerMember(tx, [
      {
        licence: id,
        sealed: personal.sealed,
        year: null,
        privacy: 'name',
        erased: false,
        mergedInto: null,
        ...row,
      },
    ]),
  PrivacyChosen: (tx, { privacy }, { id }) =>
    tx.run('UPDATE member SET privacy = $2 WHERE licence = $1', [id, privacy]),
  PersonalCorrected: (tx, { personal }, { id }) =>
    tx.run('UPDATE member SET sealed = $2 WHERE licence = $1', [id, personal.sealed]),
  MemberTransferred: async (tx, { club, from }, { id }) => {
    await tx.run('UPDATE membership SET until = $2 WHERE licence = $1 AND until IS NULL', [id, from]);
    await addClub(tx, [{ licence: id, club, since: from, until }]);
  },
  MemberLeft: (tx, { on }, { id }) =>
    tx.run('UPDATE membership SET until = $2 WHERE licence = $1 AND until IS NULL', [id, on]),
  CategorySet: async (tx, { category, from }, { id }) => {
    await tx.run('UPDATE member_category SET until = $2 WHERE licence = $1 AND until IS NULL', [id, from]);
    await addCategory(tx, [{ licence: id, category, since: from, until }]);
  },
  LicenceRenewed: async (tx, { year }, { id }) => {
    await tx.run('UPDATE member SET year = $2 WHERE licence = $1', [id, year]);
    await addYear(tx, [{ licence: id, year }]);
  },
  MemberMerged: (tx, { into }, { id }) =>
    tx.run('UPDATE member SET merged_into = $2 WHERE licence = $1', [id, into]),
  MemberMergeUndone: (tx, _, { id }) =>
    tx.run('UPDATE member SET merged_into = NULL WHERE licence = $1', [id]),
  MemberAbsorbed: asTheOtherSays,
  MemberReleased: asTheOtherSays,
  MemberToldApart: (tx, { other }, { id }) => {
    const [one = '', another = ''] = [id, other].sort();
    return tellApart(tx, [{ one, other: another }]);
  },
  MemberErased: (tx, _, { id }) =>
    tx.run('UPDATE member SET sealed = NULL, erased = true WHERE licence = $1', [id]),
};

const isRegistryEvent = (type: string): type is RegistryEvent['type'] => Object.hasOwn(APPLY, type);

/** The table that has a row for each stream of a kind, and the column of its id. */
const ROWS = {
  region: ['federation_region', 'id'],
  club: ['club', 'number'],
  member: ['member', 'licence'],
} as const;

const kindOf = (stream: string): keyof typeof ROWS | null => {
  const kind = streams.read(stream)?.kind;
  return kind === 'region' || kind === 'club' || kind === 'member' ? kind : null;
};

/** Whether an event is one of the registry. What a later program will record there only moves rows on. */
export const isOfRegistry = ({ stream }: Pick<RecordedEvent, 'stream'>): boolean => kindOf(stream) !== null;

/** Applies one event of the registry to its rows. @throws Error where its stream was never begun */
export const applyRegistryEvent = async (tx: Transaction, event: RecordedEvent): Promise<void> => {
  const { stream, type, data, revision: version, position } = event;
  const kind = kindOf(stream);
  if (kind === null) return;
  const id = streams.idIn(kind, stream) ?? '';
  if (isRegistryEvent(type)) {
    const apply = APPLY[type] as Apply<RegistryEvent['type']>;
    await apply(tx, data as RegistryEvent['data'], { id, version, position });
  }
  const [table, column] = ROWS[kind];
  const found = await tx.run(`UPDATE ${table} SET revision = $2, position = $3 WHERE ${column} = $1`, [
    id,
    version,
    position.toString(),
  ]);
  if (found === 0) throw new Error(`${stream} does not begin with its registration.`);
};

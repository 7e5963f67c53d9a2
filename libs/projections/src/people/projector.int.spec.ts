import type { DataSource } from 'typeorm';
import { wholeBatches, freshForEach } from '../../testing/database';
import { LogBook } from '../../testing/season';
import { applyBatch } from '../batch/apply-batch';
import { people } from './projector';
import {
  clubRegionTable,
  clubTable,
  federationRegionTable,
  licenceYearTable,
  memberCategoryTable,
  membershipTable,
  memberTable,
  officialTable,
  templateTable,
} from './tables';

const personal = (sealed: string) => ({ personal: { sealed } });

describe('the registry as rows', () => {
  let database: DataSource;
  let log: LogBook;
  freshForEach(1, (fresh) => {
    database = fresh;
    log = new LogBook();
    log.append('region-north', 'RegionOpened', { name: 'Nord', parent: null, timeZone: 'Europe/Paris' });
    log.append('club-59001', 'ClubRegistered', { name: 'Lille', region: 'north', from: '2020-09-01' });
    log.append('member-1', 'MemberRegistered', {
      ...personal('abc'),
      ...{ category: 'senior', year: 2026, club: '59001', from: '2026-09-01' },
    });
  });

  const apply = async (): Promise<void> => {
    for (const batch of wholeBatches(log.events, 1)) await applyBatch(database, people, batch);
  };
  const rows = <Row extends object>(table: Parameters<DataSource['getRepository']>[0]): Promise<Row[]> =>
    database.getRepository(table).find() as Promise<Row[]>;

  it('has a row for each region, club and member, with where it has come to', async () => {
    const renamed = log.append('region-north', 'RegionRenamed', { name: 'Flandre' });
    log.append('region-east', 'RegionOpened', { name: 'Est', parent: 'north', timeZone: 'Europe/Paris' });
    log.append('club-59001', 'ClubRenamed', { name: 'Cercle de Lille' });
    await apply();
    expect(await rows(federationRegionTable)).toEqual([
      {
        ...{ id: 'north', name: 'Flandre', parent: null, timeZone: 'Europe/Paris', version: 1 },
        position: renamed.position,
      },
      expect.objectContaining({ id: 'east', parent: 'north', version: 0 }),
    ]);
    expect(await rows(clubTable)).toMatchObject([{ number: '59001', name: 'Cercle de Lille', version: 1 }]);
    expect(await rows(memberTable)).toMatchObject([
      { licence: '1', sealed: 'abc', year: 2026, erased: false, version: 0 },
    ]);
  });

  it('keeps dated facts beside each other: what was stays', async () => {
    log.append('club-59001', 'ClubMoved', { region: 'east', from: '2026-01-01' });
    log.append('member-1', 'MemberTransferred', { club: '62003', from: '2027-01-01' });
    log.append('member-1', 'MemberLeft', { on: '2027-06-01' });
    log.append('member-1', 'MemberTransferred', { club: '59001', from: '2027-09-01' });
    log.append('member-1', 'CategorySet', { category: 'vétéran', from: '2027-01-01' });
    log.append('member-1', 'LicenceRenewed', { year: 2027 });
    await apply();
    expect(await rows(clubRegionTable)).toEqual([
      { club: '59001', region: 'north', since: '2020-09-01', until: '2026-01-01' },
      { club: '59001', region: 'east', since: '2026-01-01', until: null },
    ]);
    expect(await database.getRepository(membershipTable).find({ order: { since: 'ASC' } })).toEqual([
      { licence: '1', club: '59001', since: '2026-09-01', until: '2027-01-01' },
      { licence: '1', club: '62003', since: '2027-01-01', until: '2027-06-01' },
      { licence: '1', club: '59001', since: '2027-09-01', until: null },
    ]);
    expect(await rows(memberCategoryTable)).toMatchObject([
      { category: 'senior', until: '2027-01-01' },
      { category: 'vétéran', until: null },
    ]);
    expect(await rows(memberTable)).toMatchObject([{ year: 2027, version: 5, position: log.end }]);
    expect(await rows(licenceYearTable)).toEqual([
      { licence: '1', year: 2026 },
      { licence: '1', year: 2027 },
    ]);
  });

  it('has a row for each template of a region until it is removed', async () => {
    const about = { game: 'skat', method: 'seeger-fabian', startsOn: '2026-11-21' };
    for (const [template, name] of [
      ['t1', 'Jeudi'],
      ['t2', 'Mardi'],
    ])
      log.append('region-north', 'TemplateKept', { template, name, about });
    log.append('region-north', 'TemplateRemoved', { template: 't2' });
    const { position } = log.append('region-north', 'TemplateRenamed', { template: 't1', name: 'Vendredi' });
    await apply();
    expect(await rows(templateTable)).toEqual([
      { id: 'north.t1', region: 'north', name: 'Vendredi', about, position },
    ]);
    expect(await rows(federationRegionTable)).toMatchObject([{ id: 'north', name: 'Nord', version: 4 }]);
  });

  it('says from which day on a club is closed, and nothing once it is reopened', async () => {
    log.append('club-59002', 'ClubRegistered', { name: 'Roubaix', region: 'north', from: '2020-09-01' });
    for (const number of ['59001', '59002'])
      log.append(`club-${number}`, 'ClubClosed', { on: '2027-06-01', reason: 'inactive' });
    log.append('club-59002', 'ClubReopened', { reason: 'active-again' });
    await apply();
    expect(await database.getRepository(clubTable).find({ order: { number: 'ASC' } })).toMatchObject([
      { number: '59001', closedOn: '2027-06-01', version: 1 },
      { number: '59002', closedOn: null, version: 2 },
    ]);
  });

  it('forgets what was sealed with the one who is erased, and keeps the rest', async () => {
    log.append('member-1', 'PersonalCorrected', personal('def'));
    log.append('member-1', 'MemberErased', { reason: 'asked' });
    await apply();
    expect(await rows(memberTable)).toMatchObject([{ licence: '1', sealed: null, erased: true, year: 2026 }]);
    expect(await rows(membershipTable)).toMatchObject([{ licence: '1', club: '59001' }]);
  });

  it('only moves on by what a later program records', async () => {
    log.append('club-59001', 'ClubPainted', { colour: 'blue' });
    await apply();
    expect(await rows(clubTable)).toMatchObject([{ name: 'Lille', version: 1, position: log.end }]);
  });

  it('has a row for each grant but those that say who somebody is, with the day on which it was ended', async () => {
    const days = { from: '2026-01-01', until: null, why: 'appointed' };
    const give = (grant: string, role: string, scope: string) =>
      log.append('account-a1', 'GrantGiven', { grant, role, scope, ...days });
    give('g1', 'director', 'region:Île-de-France');
    give('g2', 'scorer', 'table:coupe.s1/3');
    give('g3', 'player', 'member:1');
    const ended = log.append('account-a1', 'GrantEnded', { grant: 'g2', why: 'over' });
    log.append('account-a1', 'GrantEnded', { grant: 'g3', why: 'over' });
    await apply();
    const row = { account: 'a1', since: '2026-01-01', until: null };
    expect(await rows(officialTable)).toEqual([
      {
        ...{ ...row, grant: 'g1', role: 'director', scope: 'region:Île-de-France' },
        ...{ placeKind: 'region', place: 'ile-de-france', endedOn: null },
      },
      {
        ...{ ...row, grant: 'g2', role: 'scorer', scope: 'table:coupe.s1/3' },
        ...{ placeKind: 'competition', place: 'coupe', endedOn: ended.metadata.time.slice(0, 10) },
      },
    ]);
  });
});

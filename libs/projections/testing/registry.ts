import type { LogBook } from './season';

/** Two regions, a club that moves, and two members: one who changes club and category, one who is erased. */
export const playRegistry = (log: LogBook): LogBook => {
  log.append('region-france', 'RegionOpened', { name: 'France', parent: null, timeZone: 'Europe/Paris' });
  log.append('region-north', 'RegionOpened', { name: 'Nord', parent: null, timeZone: 'Europe/Paris' });
  log.append('region-north', 'RegionMoved', { parent: 'france' });
  log.append('club-59001', 'ClubRegistered', { name: 'Lille', region: 'france', from: '2020-09-01' });
  log.append('club-59001', 'ClubMoved', { region: 'north', from: '2026-01-01' });
  for (const licence of ['1', '2'])
    log.append(`member-${licence}`, 'MemberRegistered', {
      ...{ personal: { sealed: `abc${licence}` }, category: 'senior', year: 2026 },
      ...{ club: '59001', from: '2026-09-01' },
    });
  log.append('member-1', 'MemberTransferred', { club: '62003', from: '2027-01-01' });
  log.append('member-1', 'CategorySet', { category: 'vétéran', from: '2027-01-01' });
  log.append('member-2', 'PersonalCorrected', { personal: { sealed: 'def' } });
  log.append('member-2', 'MemberErased', { reason: 'asked' });
  log.append('member-1', 'LicenceRenewed', { year: 2027 });
  log.append('member-1', 'MemberLeft', { on: '2027-06-01' });
  return log;
};

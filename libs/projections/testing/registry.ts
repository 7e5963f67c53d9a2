import type { LogBook } from './season';

/**
 * Two regions, a club that moves, and two members, told apart: one who changes club and category and is merged for a
 * while, one who is erased. One account directs a region, and no longer scores a table.
 */
export const playRegistry = (log: LogBook): LogBook => {
  log.append('region-france', 'RegionOpened', { name: 'France', parent: null, timeZone: 'Europe/Paris' });
  log.append('region-north', 'RegionOpened', { name: 'Nord', parent: null, timeZone: 'Europe/Paris' });
  log.append('region-north', 'RegionMoved', { parent: 'france' });
  const about = { game: 'skat', method: 'seeger-fabian', startsOn: '2026-11-21' };
  log.append('region-north', 'TemplateKept', { template: 't1', name: 'Jeudi', about });
  log.append('region-north', 'TemplateKept', { template: 't2', name: 'Mardi', about });
  log.append('region-north', 'TemplateRenamed', { template: 't1', name: 'Vendredi' });
  log.append('region-north', 'TemplateRemoved', { template: 't2' });
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
  log.append('member-1', 'MemberToldApart', { other: '2' });
  log.append('member-1', 'MemberMerged', { into: '2' });
  log.append('member-1', 'MemberMergeUndone', { into: '2' });
  log.append('club-59001', 'ClubClosed', { on: '2027-06-01', reason: 'dissolved' });
  log.append('club-59001', 'ClubReopened', { reason: 'mistake' });
  log.append('club-59001', 'ClubMerged', { into: '62003' });
  log.append('member-1', 'MemberLeft', { on: '2027-06-01' });
  const given = { from: '2026-01-01', until: null, why: 'appointed' };
  log.append('account-1', 'GrantGiven', { grant: 'g1', role: 'director', scope: 'region:nord', ...given });
  log.append('account-1', 'GrantGiven', { grant: 'g2', role: 'scorer', scope: 'table:a.s1/3', ...given });
  log.append('account-1', 'GrantEnded', { grant: 'g2', why: 'over' });
  return log;
};

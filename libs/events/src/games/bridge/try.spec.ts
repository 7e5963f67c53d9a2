import { fixture } from '../../../testing/tournaments';
import { essenceOf, errorsIn, filedPlan, planned, sharedRecord, told, thereAndBack, writeEvent } from '../../../testing/formats';
import { writeFileSync } from 'node:fs';

const show = (name: string, value: unknown) => console.log(name, JSON.stringify(value).slice(0, 1500));
it('pbn', () => {
  const plan = planned(fixture('ruter71.pbn'), 'pbn');
  const { text, again, event, back } = thereAndBack(plan, 'pbn');
  writeFileSync('/tmp/w5-ruter.pbn', text);
  show('ruter', [plan.checks, again.checks, told(again).slice(0, 5)]);
  show('same', [essenceOf(event)[0], essenceOf(back)[0]]);
  expect(essenceOf(back)).toEqual(essenceOf(event));
  const u = thereAndBack(plan, 'usebio');
  writeFileSync('/tmp/w5-ruter.xml', u.text);
  show('ruter usebio', [u.again.checks, told(u.again).slice(0, 5)]);
});
it('teams', () => {
  const plan = planned(fixture('example2.pbn'), 'pbn');
  const { text, again, event, back } = thereAndBack(plan, 'pbn');
  writeFileSync('/tmp/w5-teams.pbn', text);
  show('teams', [plan.checks, again.checks, told(again).slice(0, 5), event.results.length, back.results.length]);
  const lin = thereAndBack(plan, 'lin');
  writeFileSync('/tmp/w5-teams.lin', lin.text);
  show('teams lin', [lin.again.checks, told(lin.again).slice(0, 5), lin.left.length, lin.back.results.length]);
  const u = thereAndBack(plan, 'usebio');
  writeFileSync('/tmp/w5-teams.xml', u.text);
  show('teams usebio', [u.again.checks, told(u.again).slice(0, 5), u.back.results.length]);
});
it('shared', () => {
  for (const name of ['butler_howell', 'cross_imp_howell', 'mp_pairs_howell', 'mp_pairs_mitchell', 'mp_pairs_mitchell_03']) {
    const plan = planned(sharedRecord(`usebio/${name}.xml`)!, 'usebio');
    const { again, text } = thereAndBack(plan, 'usebio');
    writeFileSync(`/tmp/w5-${name}.xml`, text);
    const p = thereAndBack(plan, 'pbn');
    writeFileSync(`/tmp/w5-${name}.pbn`, p.text);
    show(name, [plan.checks, plan.entries.length, plan.deals.length, told(plan).slice(0, 4), again.checks, told(again).slice(0, 4), p.again.checks, told(p.again).slice(0, 4)]);
  }
});
it('lin', () => {
  for (const name of ['lin/bridgebots-sample.lin', 'lin/endplay-example1.lin', 'lin/kemistry-boards-2026-01-14.lin', 'bbo-acbl-1607/hands.lin']) {
    const plan = planned(sharedRecord(name)!, 'lin');
    const { again, text, event, back, left } = thereAndBack(plan, 'lin');
    writeFileSync(`/tmp/w5-${name.replace('/', '-')}`, text);
    const codes = (p: typeof plan) => Object.fromEntries([...Map.groupBy(p.problems, ({ code, severity }) => `${severity} ${code}`)].map(([k, v]) => [k, v.length]));
    show(name, [plan.deals.length, plan.entries.length, plan.dropped, codes(plan), again.deals.length, codes(again), left.length]);
  }
  void errorsIn; void filedPlan; void writeEvent;
});

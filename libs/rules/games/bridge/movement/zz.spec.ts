import { howell, threeQuarter, threeQuarterRounds } from './howell';
import { rover } from './rover';
import { hesitation } from './hesitation';
import { sittingOut } from './movement';
it('times', () => {
  const out: string[] = [];
  for (let t = 2; t <= 20; t++) {
    const a = performance.now();
    const m = howell(t, 'published');
    out.push(`${t}: ${m === null ? 'NONE' : m.rounds.length} ${(performance.now() - a).toFixed(0)}ms`);
  }
  for (let t = 4; t <= 20; t++) {
    const [l, m] = threeQuarterRounds(t);
    for (let r = l; r <= m; r += 2) { const a = performance.now(); const x = threeQuarter(t, r); if (x === null) out.push(`q${t}/${r}: ${x === null ? 'NONE' : ''} ${(performance.now() - a).toFixed(0)}ms`); }
  }
  for (let t = 2; t <= 40; t++) {
    let a = performance.now();
    const m = rover(t); const idle = m.rounds.filter(r => sittingOut(m, r).includes(`NS${t + 1}`)).length;
    out.push(`rover ${t} ${m.rounds.length} idle ${idle} ${(performance.now() - a).toFixed(0)}ms`);
    a = performance.now();
    const h = hesitation(t);
    out.push(`hes ${t} ${h?.rounds.length ?? 'NONE'} ${(performance.now() - a).toFixed(0)}ms`);
  }
  console.log(out.join('\n'));
});

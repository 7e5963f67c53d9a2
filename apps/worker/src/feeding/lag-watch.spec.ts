import { LagWatch } from './lag-watch';

describe('how far the read models are behind', () => {
  it('counts what was read and is not applied, from when its oldest event was read', () => {
    const watch = new LagWatch();
    watch.readUpTo(10n, 3, 1_000);
    watch.readUpTo(20n, 2, 1_400);
    expect(watch.behind(1_500)).toEqual({ events: 5, milliseconds: 500 });
    watch.appliedUpTo(10n);
    expect(watch.behind(1_500)).toEqual({ events: 2, milliseconds: 100 });
  });

  it('is level once everything that was read is applied', () => {
    const watch = new LagWatch();
    watch.readUpTo(10n, 3, 1_000);
    watch.appliedUpTo(12n);
    expect(watch.behind(9_000)).toEqual({ events: 0, milliseconds: 0 });
  });
});

import { fieldsProblem } from '@arbitre/rules/kernel/declare/acts';
import { goldenOf } from '@arbitre/rules/kernel/testing/golden';
import { allGames } from './all-games';

type Given = Readonly<Record<string, unknown>>;

/** What deals and sessions of every game were once opened with. */
const opened = allGames.all.flatMap(({ id, play, session }) =>
  ([play, session] as const).flatMap((part, at) =>
    part === undefined
      ? []
      : goldenOf(id)
          .filter(({ type }) => type === ['DealOpened', 'SessionOpened'][at])
          .map(({ stream, data }) => [stream, id, part, (data as { readonly setup: Given }).setup] as const),
  ),
);

it.each(opened)(
  'the setup of %s (%s) is declared, and read again as it was recorded',
  (_, __, part, setup) => {
    expect(Object.keys(setup).filter((name) => !Object.hasOwn(part.setup, name))).toEqual([]);
    expect(fieldsProblem(part.setup)(setup)).toBeNull();
    expect(part.rules.readSetup(setup)).toEqual({ ok: true, setup });
  },
);

it('every game that is recorded opened something', () => {
  expect(new Set(opened.map(([, id]) => id)).size).toBe(allGames.all.length);
});

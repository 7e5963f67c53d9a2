import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, type DataOf } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { integer, notation, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { ARBITER_GAMES, TROU_RANKS } from '../ladder';
import { arbiterGames } from '../setup';
import { MOST_MANCHES } from './fields';

/** The rulebook and the printed grid that these rules follow (WB-META-1). */
const RULEBOOK = '2026-05-25';
const PRINTED = '2025-03-01';

const day = (says: string) => notation('a day, such as 2026-05-25', '^\\d{4}-\\d{2}-\\d{2}$', says);

export const setupFields = {
  rulebookRevision: optional(askedBy('WB-META-1', day('Revision of the rulebook; 2026-05-25 unless given'))),
  gridRevision: optional(askedBy('WB-META-1', day('Revision of the points grid; 2025-03-01 unless given'))),
  manches: optional(
    askedBy('WB-16-GAP-5', integer(1, MOST_MANCHES, 'Manches of the session; 1 unless given')),
  ),
  counting: optional(
    askedBy(
      'WB-16-GAP-5',
      list(
        integer(1, MOST_MANCHES),
        { least: 1, most: MOST_MANCHES },
        'Manches that count; all unless given',
      ),
    ),
  ),
  // `observed`: a sheet that shows a game announced without its call is taken, and the omission recorded.
  calls: optional(
    oneOf(
      ['enforced', 'observed'],
      'Whether an announcement that lacks its call is refused; enforced unless given',
    ),
  ),
  arbiterGames,
  trou: optional(oneOf(TROU_RANKS, 'Where the trou ranks; below A9 unless given (WB-5-GAP-1)')),
  raisedSeul8: optional(
    oneOf(['18', '21'], 'Points of a seul of 8 that was raised; 18 unless given (WB-13-S-GAP-1)'),
  ),
  lostE13: optional(oneOf(['flat', 'by-threes'], 'Points of a lost E13; flat unless given (WB-13-E-4)')),
  aceHigh: optional(yesOrNo('The ace takes the last place of a drawn table, not the first (WB-2-GAP-1)')),
};

type Given = DataOf<typeof setupFields>;
export type MancheSetup = Required<Given>;

export const readSetup = setupReader(
  setupFields,
  ({ manches = 1, counting, ...given }): { ok: true; setup: MancheSetup } => ({
    ok: true,
    setup: {
      ...{ rulebookRevision: RULEBOOK, gridRevision: PRINTED, manches, calls: 'enforced', aceHigh: false },
      counting: counting ?? Array.from({ length: manches }, (_, before) => before + 1),
      ...{ arbiterGames: ARBITER_GAMES, trou: 'below-a9', raisedSeul8: '18', lostE13: 'flat' },
      ...given,
    },
  }),
);

export const asksArbiter = ({ arbiterGames: games }: MancheSetup, game: string): boolean =>
  (games as readonly string[]).includes(game);

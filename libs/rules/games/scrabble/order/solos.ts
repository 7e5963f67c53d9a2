import { soloOf, soloPoints, type RoundScore } from '../totals/solo';
import { isShortOrVariant } from './setup';
import { warningPoints } from '../totals/warnings';
import type { Recorded, ScrabbleEvent } from './events';
import { countedRounds, isIn, isWarned, type Player, type Round, type ScrabbleState, worthOf } from './state';

/** What everybody's slip of a round was worth; who was excluded before it closed does not count. */
const scoresOf = (state: ScrabbleState, round: Round): readonly RoundScore[] =>
  [...round.slips]
    .filter(([entry]) => {
      const player = state.players.get(entry);
      return player !== undefined && (round.closed || isIn(player, round.number));
    })
    .map(([entry, slip]) => ({ entry, worth: worthOf(slip), average: slip.ruling?.kind === 'average' }));

/** What a round's solo is, if it is another than noted so far (SCR-3E-1, SCR-3E-2). */
export const soloNoted = (state: ScrabbleState, round: Round): readonly Recorded<'SoloNoted'>[] => {
  const solo = soloOf(scoresOf(state, round));
  const same = solo?.entry === round.solo?.entry && solo?.worth === round.solo?.score;
  if (same) return [];
  return [
    {
      type: 'SoloNoted',
      data: { round: round.number, entry: solo?.entry ?? null, score: solo?.worth ?? 0 },
    },
  ];
};

/** Who handed in at least one slip in the game (SCR-3E-GAP-2); a pair is one entry (SCR-6-GAP-5). */
export const playersOf = ({ players }: ScrabbleState): number =>
  [...players.values()].filter(({ slips }) => slips > 0).length;

/** Warnings that count: one a round for its slip (SCR-SAN-1), and each that was given for conduct (SCR-SAN-3). */
export const warningsOf = (state: ScrabbleState, player: Player): number => {
  const rounds = countedRounds(state).filter(({ closed }) => closed);
  const own = rounds.filter(({ slips }) => {
    const slip = slips.get(player.entry);
    return slip !== undefined && isWarned(slip);
  });
  return own.length + player.warnings.length;
};

/** What the announcement at the end says of solos and warnings, as far as it is not said yet (SCR-3E-4). */
export const announcements = (state: ScrabbleState): readonly ScrabbleEvent[] => [
  ...soloChanges(state),
  ...warningChanges(state),
];

const soloChanges = (state: ScrabbleState): readonly ScrabbleEvent[] => {
  const points = soloPoints(playersOf(state));
  return countedRounds(state).flatMap((round): readonly ScrabbleEvent[] => {
    const said = state.solos.get(round.number);
    const { solo } = round;
    if (said?.entry === solo?.entry && said?.score === solo?.score && (said?.points ?? points) === points)
      return [];
    const withdrawn: readonly ScrabbleEvent[] =
      said === undefined ? [] : [{ type: 'SoloWithdrawn', data: { round: round.number, entry: said.entry } }];
    if (solo === null) return withdrawn;
    const paid = round.slips.get(solo.entry)?.judgement?.paid;
    return [
      ...withdrawn,
      {
        type: 'SoloAwarded',
        data: {
          round: round.number,
          entry: solo.entry,
          score: solo.score,
          points,
          place: paid?.place ?? '',
          word: paid?.word ?? '',
        },
      },
    ];
  });
};

const warningChanges = (state: ScrabbleState): readonly ScrabbleEvent[] =>
  [...state.players.values()].flatMap((player): readonly ScrabbleEvent[] => {
    const warnings = warningsOf(state, player);
    const points = warningPoints(warnings, isShortOrVariant(state.setup));
    return points === player.warningPoints
      ? []
      : [{ type: 'WarningsPenalised', data: { entry: player.entry, warnings, points } }];
  });

import { circuitProblems, risingPoints } from './check-circuit';
import { shareProblems } from './check-share';
import type { EntryRules } from './entries';
import type { PathPhase, PathScoring } from './path';
import { contradiction, type RuleProblem } from './problems';

type Before = { readonly phase: PathPhase | undefined; readonly entries: number | undefined };

const quotaProblems = (
  { id, quota }: PathPhase,
  path: string,
  { phase: before, entries }: Before,
  regions: number | undefined,
): readonly RuleProblem[] => {
  if (quota === undefined) return [contradiction(path, 'quota-missing', { phase: id })];
  const { places, fixed = 0, exemptions = 0 } = quota;
  const most = before?.quota?.places ?? entries;
  const apart = before?.level === 'region' ? (regions ?? 1) : 1;
  return [
    ...(most !== undefined && places > most
      ? [contradiction(`${path}.quota.places`, 'quota-above-entries', { places, entries: most })]
      : []),
    ...(fixed * apart + exemptions > places
      ? [
          contradiction(`${path}.quota.fixed`, 'fixed-above-places', {
            ...{ fixed, regions: apart, exemptions, places },
          }),
        ]
      : []),
  ];
};

const firstProblems = ({ quota, carryOver }: PathPhase): readonly RuleProblem[] => [
  ...(quota === undefined
    ? []
    : [contradiction('phases.0.quota', 'first-phase-from-nothing', { field: 'quota' })]),
  ...(carryOver === undefined
    ? []
    : [contradiction('phases.0.carryOver', 'first-phase-from-nothing', { field: 'carryOver' })]),
];

/** What contradicts itself in the rules of a path. */
export const pathProblems = (
  { phases, regions, medals }: PathScoring,
  entries: EntryRules | undefined,
): readonly RuleProblem[] => {
  const last = phases.at(-1)?.quota?.places;
  return [
    ...phases.flatMap((phase, at): readonly RuleProblem[] => {
      const path = `phases.${at}`;
      const before = { phase: phases[at - 1], entries: entries?.most };
      return [
        ...(phases.findIndex(({ id }) => id === phase.id) < at
          ? [contradiction(`${path}.id`, 'phase-twice', { phase: phase.id })]
          : []),
        ...(at === 0 ? firstProblems(phase) : quotaProblems(phase, path, before, regions)),
        ...circuitProblems(phase.scoring, `${path}.scoring.`),
        ...shareProblems(`${path}.carryOver.share`, phase.carryOver?.share),
        ...risingPoints(`${path}.carryOver.points`, phase.carryOver?.points ?? []),
      ];
    }),
    ...(medals !== undefined && last !== undefined && medals > last
      ? [contradiction('medals', 'medals-above-places', { medals, places: last })]
      : []),
  ];
};

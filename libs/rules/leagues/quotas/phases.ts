import type { LeagueRules } from '../rules/league-rules';
import type { PathPhase, Quota } from '../rules/path';

/** A phase that others send their best to. */
export type LaterPhase = { readonly phase: PathPhase; readonly quota: Quota; readonly before: PathPhase };

/** The phases of a path that are opened one after the other, by their quotas; none of another format. */
export const laterPhases = (rules: LeagueRules | null): readonly LaterPhase[] => {
  if (rules?.format !== 'path') return [];
  return rules.phases.flatMap((phase, at) => {
    const [{ quota }, before] = [phase, rules.phases[at - 1]];
    return quota === undefined || before === undefined ? [] : [{ phase, quota, before }];
  });
};

/** The rows of a table that send somebody to the phase after `before`: `region`, `region/nord`. */
export const feeding = <Row extends { readonly group: string }>(
  rows: readonly Row[],
  { id }: Pick<PathPhase, 'id'>,
): readonly Row[] => rows.filter(({ group }) => group === id || group.startsWith(`${id}/`));

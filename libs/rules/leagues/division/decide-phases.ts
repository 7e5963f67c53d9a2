import type { Given } from '@arbitre/rules/kernel/declare/acts';
import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { feeding, type LaterPhase, laterPhases } from '../quotas/phases';
import { qualify } from '../quotas/qualify';
import { refuse } from '../refusals';
import type { divisionActs } from './acts';
import type { DivisionContext } from './context';
import { isRefusal, standing } from './decide-entries';
import type { DivisionEvent } from './events';
import { type DivisionState, rulesInForce } from './state';

type Acts = typeof divisionActs;
type Answer = Decision<DivisionEvent>;

/** A phase that others send their best to. */
const laterPhase = (state: DivisionState, id: string): LaterPhase | Refusal =>
  laterPhases(rulesInForce(state)).find(({ phase }) => phase.id === id) ??
  refuse('phase-without-quota', { phase: id });

export const openPhase = (
  state: DivisionState,
  { phase, exempt = [], declined = [] }: Given<Acts, 'open-phase'>,
  { ranking }: DivisionContext,
): Answer => {
  const later = laterPhase(state, phase);
  if (isRefusal(later)) return later;
  if (state.phases.has(phase)) return refuse('phase-is-open', { phase });
  const stranger = [...exempt, ...declined].map((entry) => standing(state, entry)).find(isRefusal);
  if (stranger !== undefined) return stranger;
  const { quota, before } = later;
  if (exempt.length > (quota.exemptions ?? 0))
    return refuse('too-many-exempt', { given: exempt.length, most: quota.exemptions ?? 0 });
  if (ranking === null) return refuse('nothing-to-publish');
  const { provisionalRegions: regions, asOf } = ranking;
  if (regions.length > 0) return refuse('regions-open', { regions: [...regions] });
  const rows = feeding(
    ranking.rows.map(({ group = '', unranked = null, ...row }) => ({ ...row, group, unranked })),
    before,
  );
  const { places, qualified, reserves, undecided } = qualify(quota, rows, { exempt, declined });
  const [shared] = undecided;
  if (shared !== undefined) return refuse('place-shared', { entries: [...shared.entries] });
  return accepted({ type: 'PhaseOpened', data: { phase, asOf, places, qualified, reserves } });
};

export const declinePhase = (
  { phases }: DivisionState,
  { phase, entry, reason }: Given<Acts, 'decline-phase'>,
): Answer => {
  const known = phases.get(phase);
  const own = known?.qualified.find((each) => each.entry === entry);
  if (known === undefined || own === undefined) return refuse('not-in-phase', { entry, phase });
  const instead = known.reserves.find(({ group }) => group === own.group)?.entry ?? null;
  return accepted({ type: 'PhaseDeclined', data: { phase, entry, instead, reason } });
};

import type { Given } from '@arbitre/rules/kernel/declare/acts';
import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { qualify } from '../quotas/qualify';
import { refuse } from '../refusals';
import type { PathPhase, Quota } from '../rules/path';
import type { divisionActs } from './acts';
import type { DivisionContext } from './context';
import { isRefusal, standing } from './decide-entries';
import type { DivisionEvent } from './events';
import { type DivisionState, rulesInForce } from './state';

type Acts = typeof divisionActs;
type Answer = Decision<DivisionEvent>;

type Later = { readonly quota: Quota; readonly before: PathPhase };

/** A phase that others send their best to. */
const laterPhase = (state: DivisionState, id: string): Later | Refusal => {
  const rules = rulesInForce(state);
  const phases = rules?.format === 'path' ? rules.phases : [];
  const at = phases.findIndex((phase) => phase.id === id);
  const [quota, before] = [phases[at]?.quota, phases[at - 1]];
  return quota === undefined || before === undefined
    ? refuse('phase-without-quota', { phase: id })
    : { quota, before };
};

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
  const isBefore = (group: string): boolean => group === before.id || group.startsWith(`${before.id}/`);
  const rows = ranking.rows
    .map(({ group = '', unranked = null, ...row }) => ({ ...row, group, unranked }))
    .filter(({ group }) => isBefore(group));
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

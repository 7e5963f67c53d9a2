import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import { fieldsProblem } from '@arbitre/rules/kernel/declare/acts';
import { targetsOf, type Variant } from '../setup';
import { type Settings, someSettings } from './fields';

export const DEFAULTS: Settings = {
  variant: 'base',
  target: 7,
  succession: 'left',
  ps1Decider: 'none',
  ps2Robres: 'bestOf3',
  ficheScale: 'literal',
  ficheValue: 1,
  general: false,
  slamBonus: 0,
};

const targetProblem = (variant: Variant, target: unknown): Refusal | null =>
  targetsOf(variant).includes(target as number)
    ? null
    : refused(variant === 'partie-simple-2' ? 'WHC-PS2-5' : 'WHC-PARTIE-1', {
        target: typeof target === 'number' ? target : null,
        targets: targetsOf(variant).map(String),
      });

const settingsProblem = fieldsProblem({ settings: someSettings });

/** What is agreed before the first deal, completed from `base`; the target follows the variant unless it is named. */
export const readSettings = (given: unknown, base: Settings): { ok: true; settings: Settings } | Refusal => {
  const wrong = settingsProblem({ settings: given });
  if (wrong !== null) return wrong;
  const own = given as Partial<Settings>;
  const variant = own.variant ?? base.variant;
  const kept = own.variant === undefined ? base.target : targetsOf(variant)[0];
  const target = own.target ?? kept ?? base.target;
  const problem = targetProblem(variant, target);
  if (problem !== null) return problem;
  const settings = { ...base, ...own, variant, target };
  // A partie générale is made of parties simples (WHC-PG-1).
  return settings.general && variant === 'base' ? refused('WHC-PG-1', { variant }) : { ok: true, settings };
};

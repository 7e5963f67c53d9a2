import { integer, invalidField, isRecord, oneOf, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import { SUCCESSIONS, targetsOf, type Variant, VARIANTS } from '../setup';
import type { Settings } from './fields';

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

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  variant: VARIANTS,
  succession: SUCCESSIONS,
  ps1Decider: ['none', 'thirdManche'],
  ps2Robres: ['bestOf3', 'fixed2', 'fixed3'],
  ficheScale: ['literal', 'half'],
};

const targetProblem = (variant: Variant, target: unknown): Refusal | null =>
  targetsOf(variant).includes(target as number)
    ? null
    : refused(variant === 'partie-simple-2' ? 'WHC-PS2-5' : 'WHC-PARTIE-1', {
        target: typeof target === 'number' ? target : null,
        targets: targetsOf(variant).map(String),
      });

/** What is agreed before the first deal, completed from `base`; the target follows the variant unless it is named. */
export const readSettings = (given: unknown, base: Settings): { ok: true; settings: Settings } | Refusal => {
  if (!isRecord(given)) return invalidField('settings', given, 'an object');
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(DEFAULTS, key));
  if (unknown !== undefined) return invalidField('settings', unknown, Object.keys(DEFAULTS).join(' '));
  for (const [key, values] of Object.entries(CHOICES)) {
    const check = oneOf(values);
    if (given[key] !== undefined && !check.accepts(given[key]))
      return invalidField(`settings.${key}`, given[key], check.expected);
  }
  const variant = (given.variant ?? base.variant) as Variant;
  const kept = given.variant === undefined ? base.target : targetsOf(variant)[0];
  const target = given.target ?? kept;
  const problem = targetProblem(variant, target);
  if (problem !== null) return problem;
  const settings = { ...base, ...given, variant, target } as Settings;
  if (typeof settings.ficheValue !== 'number' || !(settings.ficheValue > 0))
    return invalidField('settings.ficheValue', given.ficheValue, 'a number above 0');
  if (typeof settings.general !== 'boolean')
    return invalidField('settings.general', given.general, 'true or false');
  const bonus = integer(0, 100);
  if (!bonus.accepts(settings.slamBonus))
    return invalidField('settings.slamBonus', given.slamBonus, bonus.expected);
  // A partie générale is made of parties simples (WHC-PG-1).
  return settings.general && variant === 'base' ? refused('WHC-PG-1', { variant }) : { ok: true, settings };
};

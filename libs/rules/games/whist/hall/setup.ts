import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { refuse } from '../refusals';
import { DEFAULTS, readSettings } from '../session/settings';
import type { Settings, someSettings } from '../session/fields';
import type { HallPlan } from './fields';

/** What an evening of several tables is opened with, complete. */
export type HallSetup = HallPlan & { readonly settings: Settings };

/** Settings of a table that is one of several: its partners are given, and a partie générale needs others each time. */
export const hallSettings = (given: unknown, base: Settings): ReturnType<typeof readSettings> => {
  const reading = readSettings(given, base);
  return reading.ok && reading.settings.general ? refuse('no-general-in-hall') : reading;
};

type Given = Partial<HallPlan> & { readonly settings?: ValueOf<typeof someSettings> };

/** Completes it; `own` names what only an evening of one table is opened with. */
export const readHall = (
  { tables = 1, rounds = tables, of = 'players', moves = 'up', settings = {} }: Given,
  own: string | undefined,
): { readonly ok: true; readonly setup: HallSetup } | Refusal => {
  if (own !== undefined) return invalidField(own, own, 'nothing: players sit down in the hall');
  const reading = hallSettings(settings, DEFAULTS);
  return reading.ok
    ? { ok: true, setup: { tables, rounds, of, moves, settings: reading.settings } }
    : reading;
};

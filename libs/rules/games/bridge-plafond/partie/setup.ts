import { optional } from '@arbitre/rules/kernel/declare/compound';
import type { DataOf } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { oneOf } from '@arbitre/rules/kernel/declare/values';
import { rate } from './fields';

export const setupFields = {
  rotation: optional(
    oneOf(
      ['order', 'draw'],
      'Who meets next: those who have met least, of equals by the order of the entries, or by a lot; by their order unless given',
    ),
  ),
  // BP-REGLEMENT-GAP-2.
  rate: optional(rate),
};

export type EveningSetup = Required<DataOf<typeof setupFields>>;

export const readSetup = setupReader(setupFields, ({ rotation = 'order', rate: agreed = 0 }) => ({
  ok: true,
  setup: { rotation, rate: agreed },
}));

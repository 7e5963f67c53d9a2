import { optional } from '@arbitre/rules/kernel/declare/compound';
import type { DataOf } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { integer } from '@arbitre/rules/kernel/declare/values';

export const setupFields = { board: optional(integer(1, 9999, 'The board, from 1')) };
export type WhistBridgeSetup = Required<DataOf<typeof setupFields>>;

/** A setup from plain JSON, completed by the game's defaults. */
export const readSetup = setupReader(setupFields, ({ board = 1 }) => ({ ok: true, setup: { board } }));

import type { GameId } from '@arbitre/rules';
import type { TSchema } from '@sinclair/typebox';
import { BridgeActSchema } from './games/bridge-acts';
import { WhistActSchema } from './games/whist-acts';
import { WhistMilitaireActSchema } from './games/whist-militaire-acts';

const actSchemas: Partial<Record<GameId, TSchema>> = {
  bridge: BridgeActSchema,
  whist: WhistActSchema,
  'whist-militaire': WhistMilitaireActSchema,
};

/** The JSON Schema of a game's acts (records and API take the same); null where the game is not implemented yet. */
export const actSchemaOf = (game: GameId): Readonly<Record<string, unknown>> | null => {
  const schema = actSchemas[game];
  // Through JSON: TypeBox marks its schemas with symbols that are nobody else's business.
  return schema === undefined ? null : (JSON.parse(JSON.stringify(schema)) as Record<string, unknown>);
};

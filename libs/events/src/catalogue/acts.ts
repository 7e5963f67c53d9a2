import type { GameId } from '@arbitre/rules';
import type { TSchema } from '@sinclair/typebox';
import { BridgeActSchema } from './games/bridge-acts';
import { SkatActSchema } from './games/skat-acts';
import { WhistActSchema } from './games/whist-acts';
import { WhistMilitaireActSchema } from './games/whist-militaire-acts';
import { sessionChapters } from './sessions';

const actSchemas: Partial<Record<GameId, TSchema>> = {
  bridge: BridgeActSchema,
  skat: SkatActSchema,
  whist: WhistActSchema,
  'whist-militaire': WhistMilitaireActSchema,
};

type JsonSchema = Readonly<Record<string, unknown>>;

// Through JSON: TypeBox marks its schemas with symbols that are nobody else's business.
const plain = (schema: TSchema | undefined): JsonSchema | null =>
  schema === undefined ? null : (JSON.parse(JSON.stringify(schema)) as JsonSchema);

/** The JSON Schema of a game's acts (records and API take the same); null where the game has none of its own. */
export const actSchemaOf = (game: GameId): JsonSchema | null => plain(actSchemas[game]);

/** The JSON Schema of the acts of a game's sessions; null where its competitions have none. */
export const sessionActSchemaOf = (game: GameId): JsonSchema | null =>
  plain(sessionChapters.find((chapter) => chapter.game === game)?.acts);

import {
  actsSchema,
  allGames,
  type GameId,
  type JsonSchema,
  object,
  type RankingMethod,
} from '@arbitre/rules';

/** The JSON Schema of a game's acts (records and API take the same); null where the game has none of its own. */
export const actSchemaOf = (game: GameId): JsonSchema | null => {
  const { name, play } = allGames.manifestOf(game) ?? {};
  return play === undefined || name === undefined
    ? null
    : actsSchema(play.acts, `acts/${game}.json`, `${name.en}: acts of a table`);
};

/** The JSON Schema of the acts of a game's sessions; null where its competitions have none. */
export const sessionActSchemaOf = (game: GameId): JsonSchema | null => {
  const { name, play, session } = allGames.manifestOf(game) ?? {};
  if (session === undefined || name === undefined) return null;
  // A game that is nothing but its sessions has no other acts.
  const id = play === undefined ? game : `${game}-session`;
  return actsSchema(session.acts, `acts/${id}.json`, `${name.en}, ${session.name.en}: acts`);
};

/** The JSON Schema of what a competition may choose of a method; null where there is nothing to choose. */
export const scoringSchemaOf = ({ id, choices }: RankingMethod): JsonSchema | null =>
  choices === undefined ? null : { title: `Scoring: ${id}`, ...object(choices.fields).schema };

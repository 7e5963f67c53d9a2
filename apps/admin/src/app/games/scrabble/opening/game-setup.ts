/** What the form of a new game asks for. */
export type GameChoices = {
  readonly list: string;
  readonly seconds: number;
  readonly format: string;
  readonly kind: string;
  readonly rules: string;
  readonly joker: boolean;
  readonly game: number;
  readonly games: number;
};

/** The setup that opens the game: the list goes by its name, the server adds the fingerprint of its words. */
export const gameSetup = ({ list, ...choices }: GameChoices): Readonly<Record<string, unknown>> => ({
  ...choices,
  wordList: { name: list },
});

/** The list that stands chosen at first: a federation's where there is one. */
export const firstChoice = (
  lists: readonly { readonly name: string; readonly official: boolean }[],
): string => (lists.find(({ official }) => official) ?? lists[0])?.name ?? '';

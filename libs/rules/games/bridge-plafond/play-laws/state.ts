/** What a deal remembers of the irregularities of the play (articles 44 to 53); replaced, never changed in place. */
export type PlayLaws = Readonly<Record<never, never>>;

export const NO_PLAY_LAWS: PlayLaws = {};

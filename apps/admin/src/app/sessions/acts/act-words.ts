import type { Fields } from '@arbitre/rules/kernel/declare/field';
import type { Words } from '../../games/face';
import type { LanguageCode } from '../../language/plural';
import type { Given } from '../../writes/form-field';

/** What a game calls its acts, their fields (`table`, `a.seat`) and the words that fields may have (`lot`), in one language. */
export type ActWords = { readonly acts: Words; readonly fields: Words; readonly choices: Words };

/** The act that a session is opened by, as forms know acts. */
export const OPENING = 'open-session';

/** The acts of a game's sessions that are written in forms made from their declaration. */
export type SessionForms = {
  readonly words: Readonly<Record<LanguageCode, ActWords>>;
  /** Acts that the game's own components send: no form is made for them. */
  readonly elsewhere: readonly string[];
  /** Acts whose forms stand in their places among the game's own components (`arb-act-key`), and not in the list of others. */
  readonly placed?: readonly string[];
  /** What a form asks for, where an act is declared looser so that a rulebook can say what is missing. */
  readonly fields?: Readonly<Record<string, Fields>>;
  /** What the form begins with by which a session is opened (`open-session` among words and fields). `who`: the account that opens it. */
  readonly opening?: () => Given;
  /** Parts of the setup that a competition plans whole or leaves for later, and what is usual in each. */
  readonly wholes?: Readonly<Record<string, unknown>>;
};

/** Declares them; another shape does not compile. */
export const defineSessionForms = (forms: SessionForms): SessionForms => forms;

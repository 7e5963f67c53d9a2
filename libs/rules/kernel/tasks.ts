import type { Improbable } from './improbable';
import type { Sentence } from './refusals';

/** Whose work a task is first; whoever else may do it sees it too. */
export const TASK_DESKS = ['scorer', 'director', 'arbiter'] as const;
export type TaskDesk = (typeof TASK_DESKS)[number];

type TaskRow = { readonly desk: TaskDesk; readonly says: Sentence };

/** Everything that can wait in a competition, of every game, with whose work it is and how it is told. */
export const TASKS = {
  call: {
    desk: 'arbiter',
    says: { fr: '{side} appelle l’arbitre. {reason}', en: '{side} calls the arbiter. {reason}' },
  },
  // The committee decides: who gave the ruling has no say in it.
  appeal: {
    desk: 'arbiter',
    says: {
      fr: '{side} fait appel de la décision {ruling}. {reason}',
      en: '{side} appeals against ruling {ruling}. {reason}',
    },
  },
  disputed: {
    desk: 'arbiter',
    says: {
      fr: '{side} conteste {result} ; selon ce camp : {says}. {reason}',
      en: '{side} disputes {result}; that side says: {says}. {reason}',
    },
  },
  matter: {
    desk: 'arbiter',
    says: {
      fr: 'La donne attend ce que l’arbitre décide.',
      en: 'The deal waits for what the arbiter decides.',
    },
  },
  'passes-differ': {
    desk: 'scorer',
    says: {
      fr: 'Les deux relevés diffèrent : {result}, puis {says}.',
      en: 'The two passes differ: {result}, then {says}.',
    },
  },
  'read-once': {
    desk: 'scorer',
    says: {
      fr: 'Séance {session}, tour {round} : {left} résultat(s) attendent le second relevé.',
      en: 'Session {session}, round {round}: {left} result(s) wait for the second pass.',
    },
  },
  unconfirmed: {
    desk: 'director',
    says: {
      fr: '{result} : un camp ne l’a pas confirmé, et la table joue déjà la suite.',
      en: '{result}: one side has not confirmed it, and the table has gone on.',
    },
  },
  'one-hand': {
    desk: 'director',
    says: {
      fr: '{result} : les deux camps confirmés par la même main, coup sur coup.',
      en: '{result}: both sides were confirmed by the same hand, one right after the other.',
    },
  },
  improbable: {
    desk: 'director',
    says: { fr: '{result} est improbable.', en: '{result} is improbable.' },
  },
} as const satisfies Readonly<Record<string, TaskRow>>;

export type TaskKind = keyof typeof TASKS;

export const taskKinds = Object.keys(TASKS) as readonly TaskKind[];

/** What a read model's word for a task comes to: its own name, or something that the game itself holds improbable. */
export const taskKindOf = (word: string): TaskKind => taskKinds.find((kind) => kind === word) ?? 'improbable';

/** How a task is told, by what the game says of what it holds improbable. */
export const taskSentence = (improbable: Pick<Improbable, 'says'> | undefined, word: string): Sentence =>
  improbable?.says[word] ?? TASKS[taskKindOf(word)].says;

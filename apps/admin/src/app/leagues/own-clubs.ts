import { computed, inject, type Signal } from '@angular/core';
import { Session } from '../account/account';
import type { Choice } from '../writes/form-field';
import { DivisionContext } from './division-context';

export type OwnClubs = {
  /** Clubs that the account speaks for. */
  readonly choices: Signal<readonly Choice[]>;
  /** Whether whoever looks may do that here: for everybody, or for a club of his own. */
  readonly mayHere: (operation: string) => boolean;
  /** Whether he may do it for the entry of this club. */
  readonly mayFor: (operation: string, club: string | null) => boolean;
};

/** For which clubs whoever looks may act in the division. In an injection context. */
export const ownClubs = (): OwnClubs => {
  const session = inject(Session);
  const context = inject(DivisionContext);
  const choices = computed((): readonly Choice[] =>
    (session.account()?.grants ?? []).flatMap(({ scope, ended }) =>
      !ended && scope.startsWith('club:') ? [{ value: scope.slice(5), label: scope.slice(5) }] : [],
    ),
  );
  const anywhere = (operation: string): boolean => context.open() && session.anywhere().has(operation);
  return {
    choices,
    mayHere: (operation) => context.may(operation) || (anywhere(operation) && choices().length > 0),
    mayFor: (operation, club) =>
      context.may(operation) || (anywhere(operation) && choices().some(({ value }) => value === club)),
  };
};

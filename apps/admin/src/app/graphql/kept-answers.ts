import { ApolloLink, type OperationVariables } from '@apollo/client/core';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { catchError, of, tap, throwError } from 'rxjs';

/** What the page of a table asks for before it can show anything. Hands and results are none of it. */
const KEPT = new Set(['Me', 'MayThere', 'MyTable', 'CompetitionHead', 'SessionPage', 'SessionEntryList']);

const PREFIX = 'arbitre.answer.';

const isAtTable = ({ me }: { readonly me?: { readonly id?: string } | null }): boolean =>
  me?.id?.startsWith('code-') === true;

/** An answer that waited for a change is one to the same question. */
const keyOf = (name: string, { atLeast: _, ...variables }: OperationVariables): string =>
  `${PREFIX}${name}.${JSON.stringify(variables)}`;

/** Nothing came back, or a gateway's error page; a refusal is an answer. */
const isSilence = (error: unknown): boolean =>
  !CombinedGraphQLErrors.is(error) && !(ServerError.is(error) && error.statusCode < 500);

const read = (key: string): ApolloLink.Result | null => {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? null : (JSON.parse(kept) as ApolloLink.Result);
  } catch {
    return null;
  }
};

const write = (key: string, answer: ApolloLink.Result): void => {
  try {
    localStorage.setItem(key, JSON.stringify(answer));
  } catch {
    return;
  }
};

/** Who leaves a table takes along what it was told. */
export const forgetAnswers = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    return;
  }
};

/**
 * A telephone at a table keeps what its page was told last: loaded again where nobody answers it stands as it stood, with what was
 * entered since. Browsers of people with an account keep nothing.
 */
export const keptAnswers = (): ApolloLink => {
  let keeps = false;
  return new ApolloLink((operation, forward) => {
    const name = operation.operationName ?? '';
    if (!KEPT.has(name)) return forward(operation);
    const key = keyOf(name, operation.variables);
    return forward(operation).pipe(
      tap((answer) => {
        const data = answer.data ?? null;
        if (data === null || (answer.errors?.length ?? 0) > 0) return;
        if (name === 'Me') {
          keeps = isAtTable(data);
          if (!keeps) forgetAnswers();
        }
        if (keeps) write(key, answer);
      }),
      catchError((error: unknown) => {
        const kept = isSilence(error) ? read(key) : null;
        if (kept === null) return throwError(() => error as Error);
        keeps = true;
        return of(kept);
      }),
    );
  });
};

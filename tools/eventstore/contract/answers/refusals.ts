/** A client's error as the recordings tell it. */
export function refusalOf(error: unknown): Readonly<Record<string, unknown>> {
  const { type, expectedVersion, actualVersion, code, message } = error as {
    readonly type?: string;
    readonly expectedVersion?: unknown;
    readonly actualVersion?: unknown;
    readonly code?: number;
    readonly message?: string;
  };
  if (type === 'wrong-expected-version') {
    return { error: type, expected: String(expectedVersion), actual: String(actualVersion) };
  }
  if (type === 'unknown') return { error: type, code: code ?? Number(/^(\d+) /.exec(message ?? '')?.[1]) };
  return { error: type ?? String(error) };
}

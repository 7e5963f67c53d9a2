/** What a file is of. */
export type ImportKind = 'members' | 'clubs';
export type LineKind = 'new' | 'changed' | 'same' | 'problem';
export type Stage = 'planning' | 'planned' | 'writing' | 'written' | 'discarded' | 'failed';
type Sentence = { readonly messageFr: string; readonly messageEn: string };

/** An import in the list of one's own. */
export type ImportSummary = {
  readonly id: string;
  readonly kind: ImportKind;
  readonly stage: Stage;
  readonly counts: Readonly<Record<LineKind, number>> | null;
  readonly changed: boolean;
  readonly done: number;
  readonly lines: number;
  readonly createdAt: string;
};

export type ImportLine = {
  readonly line: number;
  readonly id: string;
  readonly kind: LineKind;
  readonly problem: Sentence | null;
  readonly alike: readonly string[];
  readonly unwritten: boolean;
};

/** One import, with a page of its lines. */
export type Import = Omit<ImportSummary, 'lines'> & {
  readonly lines: readonly ImportLine[];
  readonly total: number;
  readonly more: boolean;
  readonly problem: (Sentence & { readonly line: number }) | null;
  readonly duplicates: number;
  readonly ignored: readonly string[];
  readonly unwritten: number;
  readonly position: string | null;
  readonly writable: boolean;
};

/** What the server said in place of an answer; nothing where nobody answered. */
export class NotDone extends Error {
  constructor(
    readonly status: number,
    readonly told: Sentence | null,
  ) {
    super(`The server answered ${status}.`);
  }
}

const isSentence = (told: unknown): told is Sentence =>
  typeof told === 'object' && told !== null && 'messageFr' in told && 'messageEn' in told;

const asked = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
  let response: Response;
  try {
    response = await fetch(`/imports/${path}`, init);
  } catch {
    throw new NotDone(0, null);
  }
  const told: unknown = await response.json().catch(() => null);
  if (response.ok) return told as Answer;
  throw new NotDone(response.status, isSentence(told) ? told : null);
};

const posted = (path: string, type: string, body: BodyInit) =>
  asked<{ readonly id: string }>(path, { method: 'POST', headers: { 'content-type': type }, body });

const JSON_TYPE = 'application/json';

/** The addresses of imports, beside GraphQL: their bodies are files. @throws NotDone */
export const importServer = {
  upload: (kind: ImportKind, file: Blob) => posted(kind, 'text/csv', file),
  list: async (kind: ImportKind) =>
    (await asked<{ readonly imports: readonly ImportSummary[] }>(kind)).imports,
  one: (id: string, only: string, after: number) => {
    const query = new URLSearchParams({ after: String(after), ...(only === '' ? {} : { only }) });
    return asked<Import>(`id/${encodeURIComponent(id)}?${query.toString()}`);
  },
  write: (id: string, keepDuplicates: boolean) =>
    posted(`id/${encodeURIComponent(id)}/write`, JSON_TYPE, JSON.stringify({ keepDuplicates })),
  discard: (id: string) => posted(`id/${encodeURIComponent(id)}/discard`, JSON_TYPE, '{}'),
};

export const FORMATS = ['pbn', 'lin', 'usebio'] as const;
export type Format = (typeof FORMATS)[number];

type Sentence = { readonly messageFr: string; readonly messageEn: string };

export type FileProblem = Sentence & {
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly code: string;
};

type Check = { readonly compared: number; readonly agree: number };

/** What became of a file, or what would become of it. */
export type FileReport = {
  readonly outcome: 'checked' | 'imported' | 'unchanged' | 'rejected' | 'unreadable';
  readonly competition: string;
  readonly name: string;
  readonly date: string;
  readonly method: string;
  readonly entries: number;
  readonly deals: number;
  readonly problems: readonly FileProblem[];
  readonly errors: number;
  readonly warnings: number;
  readonly checks: Readonly<Record<'scores' | 'imps' | 'ranking', Check>>;
};

/** What the server said in place of a report; nothing where nobody answered. */
export class NotTaken extends Error {
  constructor(
    readonly status: number,
    readonly told: Sentence | null,
  ) {
    super(`The server answered ${status}.`);
  }
}

const isSentence = (told: unknown): told is Sentence =>
  typeof told === 'object' && told !== null && 'messageFr' in told && 'messageEn' in told;

const isReport = (told: unknown): told is FileReport =>
  typeof told === 'object' && told !== null && 'outcome' in told && 'problems' in told;

export type Wanted = {
  readonly format: Format;
  readonly region: string;
  readonly competition: string;
  readonly name: string;
  readonly event: string;
  /** To be told alone: nothing is written. */
  readonly check: boolean;
};

/** Sends a file of results. @throws NotTaken */
export const sendFile = async (file: Blob, { format, check, ...more }: Wanted): Promise<FileReport> => {
  const given = Object.entries(more).filter(([, value]) => value !== '');
  const query = new URLSearchParams([...given, ...(check ? [['check', '1']] : [])]);
  let response: Response;
  try {
    response = await fetch(`/files/bridge/${format}?${query.toString()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    });
  } catch {
    throw new NotTaken(0, null);
  }
  const told: unknown = await response.json().catch(() => null);
  if (isReport(told)) return told;
  throw new NotTaken(response.status, isSentence(told) ? told : null);
};

/** A competition's results as a file, and how many deals the format has no words for. @throws NotTaken */
export const takeFile = async (
  format: Format,
  competition: string,
): Promise<{ readonly name: string; readonly content: Blob; readonly left: number }> => {
  let response: Response;
  try {
    response = await fetch(`/files/bridge/${format}/${encodeURIComponent(competition)}`);
  } catch {
    throw new NotTaken(0, null);
  }
  if (!response.ok) {
    const told: unknown = await response.json().catch(() => null);
    throw new NotTaken(response.status, isSentence(told) ? told : null);
  }
  return {
    name: `${competition}.${format === 'usebio' ? 'xml' : format}`,
    content: await response.blob(),
    left: Number(response.headers.get('x-left-out') ?? 0),
  };
};

const ENDINGS: Readonly<Record<string, Format>> = { pbn: 'pbn', lin: 'lin', xml: 'usebio' };

/** The format that the name of a file says; null where it says none. */
export const formatOfName = (name: string): Format | null =>
  ENDINGS[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null;

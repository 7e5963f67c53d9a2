/** An act of the console, or something that it only shows. */
export type ConsoleLine =
  | { readonly kind: 'act'; readonly act: { readonly do: string } & Readonly<Record<string, unknown>> }
  | { readonly kind: 'show'; readonly what: 'tops' | 'plays' | 'board' | 'ranking' | 'help' }
  /** The best so many scores with all their solutions, whatever the proposal (SCR-GEN-8). */
  | { readonly kind: 'best'; readonly scores: number }
  | { readonly kind: 'quit' }
  | { readonly kind: 'unknown' };

/** The words of both languages for each command. */
const COMMANDS: Readonly<Record<string, string>> = {
  tirer: 'draw',
  annoncer: 'call',
  repeter: 'repeat',
  répéter: 'repeat',
  chrono: 'clock',
  fin: 'end',
  ramasser: 'collect',
  bulletin: 'slip',
  coups: 'plays',
  retenir: 'retain',
  annonce: 'announce',
  clore: 'close',
  avertir: 'warn',
  annuler: 'annul',
  grille: 'board',
  classement: 'ranking',
  resultats: 'results',
  résultats: 'results',
  aide: 'help',
  quitter: 'quit',
};

const SHOWN = ['tops', 'plays', 'board', 'ranking', 'help'] as const;
/** Commands that are an act with the moment, and nothing else. */
const AT: Readonly<Record<string, string>> = {
  call: 'call-rack',
  repeat: 'repeat-rack',
  clock: 'start-clock',
  signal: 'signal-time',
  end: 'end-time',
  announce: 'announce-word',
  results: 'announce-results',
};

/** More scores than anybody compares. */
const MOST_SCORES = 20;

const PLACE = /^([A-O]\d{1,2}|\d{1,2}[A-O])$/i;

/** `slip ann H4 JOUEUSE 94`; place and score may be left out. */
const slipOf = ([entry = '', ...rest]: readonly string[]): Readonly<Record<string, unknown>> => {
  const [first = ''] = rest;
  const place = PLACE.test(first) ? first.toUpperCase() : undefined;
  const [word = '', score] = place === undefined ? rest : rest.slice(1);
  return {
    do: 'enter-slip',
    entry,
    ...(word === '' ? { solutions: [] } : { word }),
    ...(place === undefined ? {} : { place }),
    ...(score === undefined ? {} : { score: Number(score) }),
  };
};

const actOf = (command: string, words: readonly string[]) => {
  const [first, ...rest] = words;
  switch (command) {
    case 'draw':
      return { do: 'draw', ...(first === undefined ? {} : { letters: first }) };
    case 'collect':
      return { do: 'collect-slips' };
    case 'slip':
      return slipOf(words);
    case 'retain':
      return {
        do: 'retain',
        ...(first === undefined ? {} : { place: first.toUpperCase(), word: rest.join('') }),
      };
    case 'close':
      return { do: 'close-round' };
    case 'warn':
      return { do: 'warn', entry: first ?? '', reason: rest.join(' ') };
    case 'annul':
      return { do: 'annul-round', reason: words.join(' ') };
    default: {
      const timed = AT[command];
      return timed === undefined ? null : { do: timed, at: '' };
    }
  }
};

/** A line of the arbiter's console, in either language; `at` of a timed act is empty: the console gives the moment. */
export const readConsoleLine = (line: string): ConsoleLine => {
  const [typed = '', ...words] = line.trim().split(/\s+/);
  const command = COMMANDS[typed.toLowerCase()] ?? typed.toLowerCase();
  if (command === 'quit') return { kind: 'quit' };
  const scores = Number(words[0]);
  if (command === 'tops' && Number.isInteger(scores) && scores > 0)
    return { kind: 'best', scores: Math.min(scores, MOST_SCORES) };
  const shown = SHOWN.find((each) => each === command);
  if (shown !== undefined) return { kind: 'show', what: shown };
  const act = actOf(command, words);
  return act === null ? { kind: 'unknown' } : { kind: 'act', act: act as { do: string } };
};

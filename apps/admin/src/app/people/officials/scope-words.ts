/** The words for kinds of places where a role is held. */
export type Places = Readonly<Record<string, string>>;

const KIND_AND_WHICH = /:(.*)/su;
const SESSION = /^(.+)\.s(\d+)$/u;

/** A scope as people say it: `region:nord` is "Région nord", `table:coupe.s1/3` "Table 3, séance 1, coupe". */
export const scopeWords = (places: Places, scope: string): string => {
  const [kind = '', of = ''] = scope.split(KIND_AND_WHICH);
  const word = places[kind] ?? '';
  const name = (within: string, which: string): string => `${(places[within] ?? '').toLowerCase()} ${which}`;
  const session = (id: string): readonly string[] => {
    const [, competition = id, number] = SESSION.exec(id) ?? [];
    return number === undefined ? [competition] : [name('session', number), competition];
  };
  const [first = '', ...further] = of.split('/');
  switch (kind) {
    case 'session': {
      const [, competition = of, number = ''] = SESSION.exec(of) ?? [];
      return `${word} ${number}, ${competition}`;
    }
    case 'entry':
      return [`${word} ${further.join('/')}`, first].join(', ');
    case 'table':
      return [`${word} ${further.join('/')}`, ...session(first)].join(', ');
    case 'seat': {
      const [table = '', seat = ''] = further;
      return [`${word} ${seat}`, name('table', table), ...session(first)].join(', ');
    }
    default:
      return `${word} ${of}`.trim();
  }
};

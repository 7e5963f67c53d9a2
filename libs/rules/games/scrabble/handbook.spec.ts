import { replayRecord } from './testing/life';
import { readFileSync } from 'node:fs';
import { SCRABBLE_ARTICLES } from './articles';
import { compileLexicon } from './lexicon/compile';
import { acts } from './order/acts';
import { newShelf } from './order/shelf';

const page = readFileSync(new URL('../../../../docs/games/scrabble-duplicata.md', import.meta.url), 'utf8');

describe('docs/games/scrabble-duplicata.md', () => {
  const [, record = ''] = /```jsonl\n([\s\S]*?)```/.exec(page) ?? [];
  const [, words = ''] = /list of six words \(`([a-z ]+)`\)/.exec(page) ?? [];
  const lexicon = compileLexicon('six', words.toUpperCase().split(' '));

  it('shows a game that replays to the standing that it prints', () => {
    expect(record).toContain(lexicon.fingerprint);
    const { status, session } = replayRecord(record, newShelf(lexicon));
    expect(status).toBe(0);
    const standing = (session?.standing.awards ?? []).map(({ entry, value }) => `${entry} ${value.num}`);
    expect(page).toContain(`Standing at its end: ${standing.join(', ')}.`);
  });
  it('names only articles that the catalogue has', () => {
    const ids = new Set(SCRABBLE_ARTICLES.map(({ id }) => id));
    const named = [...page.matchAll(/`(SCR-[A-Z0-9-]+)`/g)].map(([, id]) => id ?? '');
    expect(named.length).toBeGreaterThan(5);
    expect([...new Set(named)].filter((id) => !ids.has(id))).toEqual([]);
  });
  it('explains every act of the game', () => {
    expect(Object.keys(acts).filter((act) => !page.includes(`\`${act}\``))).toEqual([]);
  });
});

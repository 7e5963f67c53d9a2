import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The scripts that a page names itself. */
const NAMED = /(?:src|href)="([\w-]+\.js)"/g;
/** What a built script cannot run without; what it asks for later (`import("…")`) is not among it. */
const NEEDED = /(?:from|import)"\.\/([\w-]+\.js)"/g;

const filesIn = (text: string, named: RegExp): readonly string[] =>
  [...text.matchAll(named)].map(([, file = '']) => file);

const readText = (root: string, name: string): Promise<string> =>
  readFile(join(root, name), 'utf8').catch(() => '');

/** The scripts of `page` with all that they cannot run without, the largest first: the last to come keeps everything waiting. */
const scriptsOf = async (root: string, page: string): Promise<readonly string[]> => {
  const sizes = new Map<string, number>();
  let next = filesIn(page, NAMED);
  while (next.length > 0) {
    const texts = await Promise.all(
      next.map(async (file) => {
        const text = await readText(root, file);
        sizes.set(file, text.length);
        return text;
      }),
    );
    next = [...new Set(texts.flatMap((text) => filesIn(text, NEEDED)))].filter((file) => !sizes.has(file));
  }
  return [...sizes].toSorted(([, one], [, other]) => other - one).map(([file]) => file);
};

/**
 * Tells with a page the scripts that it begins with, as a `Link` header: the build names ten of them at most, at the page's end, and
 * the others would come only when those have been read. Worked out once for a build (`page` is its index.html). Null: none.
 */
export const firstScripts = (root: string): ((page: string) => Promise<string | null>) => {
  let known: { readonly page: string; readonly link: Promise<string> } | undefined;
  return async (page) => {
    if (known?.page !== page) {
      const link = scriptsOf(root, page).then((files) =>
        files.map((file) => `</${file}>; rel="modulepreload"`).join(', '),
      );
      known = { page, link };
    }
    return (await known.link) || null;
  };
};

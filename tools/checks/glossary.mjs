// docs/glossary.md: the words of the ten rulebooks, from the inventories that lie beside a developer's working copy (`--write`).
// Where they are not there nothing can be checked; where they are, a page that is not current fails.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const inventories = '../shared/rulebooks/articles';
const page = 'docs/glossary.md';
if (!existsSync(inventories)) process.exit(0);

const byTerm = new Intl.Collator('fr');
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('*', '\\*');
const chapterOf = ({ title, glossary }) =>
  [
    `## ${title}`,
    '',
    '| French | English | meaning |',
    '| --- | --- | --- |',
    ...[...glossary]
      .sort((one, other) => byTerm.compare(one.fr, other.fr))
      .map(({ fr, en, meaning }) => `| ${cell(fr)} | ${cell(en)} | ${cell(meaning)} |`),
  ].join('\n');
const chapters = readdirSync(inventories)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => chapterOf(JSON.parse(readFileSync(`${inventories}/${file}`, 'utf8'))));
const text = await format(
  `# Glossary

The words that each game uses, in the language of its rulebook and in English. Code, events and pages use these words and no others for these things.

${chapters.join('\n\n')}
`,
  { ...(await resolveConfig(page)), filepath: page },
);

if (process.argv.includes('--write')) writeFileSync(page, text);
else if (!existsSync(page) || readFileSync(page, 'utf8') !== text) {
  console.error(`${page} is out of date: run node tools/checks/glossary.mjs --write`);
  process.exitCode = 1;
}

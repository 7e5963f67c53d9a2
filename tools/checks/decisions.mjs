// docs/decisions/README.md lists the pages beside it. `--write` makes it anew, without it a list that is not current fails.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const folder = 'docs/decisions';
const titleOf = (file) =>
  readFileSync(`${folder}/${file}`, 'utf8')
    .split('\n')[0]
    .replace(/^# \d+\. /, '');
const pages = readdirSync(folder)
  .filter((file) => /^\d{4}-.*\.md$/.test(file))
  .sort();
const page = `${folder}/README.md`;
const text = await format(
  `# Decisions

What shaped this house, each with what was rejected. A decision that no longer holds gets a page that replaces it.

${pages.map((file) => `- ${Number(file.slice(0, 4))} [${titleOf(file)}](${file})`).join('\n')}
`,
  { ...(await resolveConfig(page)), filepath: page },
);

if (process.argv.includes('--write')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) {
  console.error(`${page} does not list its pages: run node tools/checks/decisions.mjs --write`);
  process.exitCode = 1;
}

// Part of `npm run lint`: what is shipped stands under licences that a federation can ship on, and docs/licences.md lists it. `--write` writes
// the list anew, from the lock file.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const page = 'docs/licences.md';

/** Licences that ask for their text to be kept and for nothing else. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
];

/** `(MIT AND BSD-3-Clause)` holds all of its parts, `(MIT OR GPL-3.0)` the one that is chosen. */
const isPermissive = (licence) =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((each) => permissive.includes(each)));

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const shipped = Object.entries(packages).filter(
  ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional,
);
const licenceOf = new Map(
  shipped.map(([path, { license = 'none' }]) => [
    path.slice(path.lastIndexOf('node_modules/') + 13),
    license,
  ]),
);

const refused = [...licenceOf].filter(([, licence]) => !isPermissive(licence));
if (refused.length > 0) {
  const lines = refused.map(([name, licence]) => `  ${name}: ${licence}`).join('\n');
  console.error(`What is shipped may not stand under these licences (tools/checks/licences.mjs):\n${lines}`);
  process.exit(1);
}

const byLicence = [...Map.groupBy([...licenceOf], ([, licence]) => licence)].sort(([a], [b]) =>
  a < b ? -1 : 1,
);
const sections = byLicence.map(([licence, own]) => {
  const names = own.map(([name]) => `- ${name}`).sort();
  return `## ${licence}\n\n${names.join('\n')}`;
});
const text = `<!-- Written by tools/checks/licences.mjs from the lock file. Do not edit. -->

# Licences of what is shipped

The packages of a production image (\`npm ci --omit=dev\`), by licence; their texts lie in \`node_modules\`.

${sections.join('\n\n')}
`;
const wanted = await format(text, { ...(await resolveConfig(page)), filepath: page });
if (process.argv.includes('--write')) writeFileSync(page, wanted);
else if (readFileSync(page, { encoding: 'utf8', flag: 'a+' }) !== wanted) {
  console.error(`${page} is out of date: run node tools/checks/licences.mjs --write`);
  process.exit(1);
}

// Part of `npm run lint`: docs/asvs.md has a line for every requirement of ASVS 5.0, levels 1 and 2, once, each with tests that are there
// or with a reason.
import { existsSync, readFileSync } from 'node:fs';

const REQUIREMENTS = 253;
const page = readFileSync('docs/asvs.md', 'utf8');

const rows = page.split('\n').flatMap((line) => {
  const [, number, , , does, tests] = line.split('|').map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(number ?? '') ? [{ number, does, tests }] : [];
});
const reasoned = [...page.matchAll(/^(?:Do not apply|Does not apply): .*$/gm)].flatMap(([line]) =>
  [...line.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([number]) => number),
);
const numbers = [...rows.map(({ number }) => number), ...reasoned];
const files = [...page.matchAll(/`([\w./-]+\.spec\.ts)`/g)].map(([, file]) => file);

const left = rows.filter(({ does }) => does.includes('**left**')).length;
const counted = `${rows.length - left} are met, ${left} are left, ${reasoned.length} do not apply`;

const problems = [
  ...(page.includes(counted) ? [] : [`it has to say: ${counted}`]),
  ...(new Set(numbers).size === REQUIREMENTS
    ? []
    : [`${new Set(numbers).size} of ${REQUIREMENTS} requirements`]),
  ...numbers.filter((number, at) => numbers.indexOf(number) !== at).map((number) => `${number} stands twice`),
  ...rows
    .filter(({ does, tests }) => !tests.includes('`') && !does.includes('**left**'))
    .map(({ number }) => `${number} has no test`),
  ...new Set(files.filter((file) => !existsSync(file)).map((file) => `${file} is not there`)),
];

if (problems.length > 0) {
  console.error(`docs/asvs.md:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exitCode = 1;
}

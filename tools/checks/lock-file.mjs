// Part of `npm run lint`: the lock file holds the binaries of every system. npm leaves out what the registry did not offer on
// the day of the lock; `npm ci` then refuses the file everywhere, and another system gets no working install.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Where Node would find `name` for the package at `path`: in its own node_modules or in one above; null when nowhere. */
const found = (path, name) => {
  const here = `${path === '' ? '' : `${path}/`}node_modules/${name}`;
  if (here in packages) return here;
  return path === '' ? null : found(path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name);
};

const missing = Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => found(path, name) === null)
    .map((name) => `  ${name}, of ${path.slice(path.lastIndexOf('node_modules/') + 13)} ${version}`),
);

if (missing.length > 0) {
  console.error(`package-lock.json lacks packages that other systems need:\n${missing.join('\n')}
Choose versions of these packages whose binaries are all published ("overrides" in package.json), then npm install --package-lock-only.`);
  process.exit(1);
}

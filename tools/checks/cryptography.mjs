// Part of `npm run lint`: docs/cryptography.md has a line for every file of the product that uses cryptography, which names what it uses.
import { globSync, readFileSync } from 'node:fs';

const page = readFileSync('docs/cryptography.md', 'utf8');
const rows = new Map(
  [...page.matchAll(/^\| `([\w./-]+\.ts)` +\| ([^|]*)\|/gm)].map(([, file, uses]) => [file, uses]),
);

const LIBRARIES = /from '(node:tls|openid-client|otpauth|@simplewebauthn\/server)'/g;
const FROM_CRYPTO = /import \{([^}]*)\} from 'node:crypto'/g;
const ALGORITHMS = /'(sha1|sha256|sha384|sha512|md5|aes-[\w-]+|chacha20[\w-]*|prime256v1|ed25519|rsa)'/gi;
/** These take an algorithm, which is what their line names; an id that nobody has to guess has no line. */
const NAMED_OTHERWISE =
  /^(type .*|randomUUID|createHash|createHmac|createCipheriv|createDecipheriv|hkdfSync|generateKeyPairSync|sign)$/;

const usedBy = (text) => [
  ...[...text.matchAll(LIBRARIES)].map(([, library]) => library),
  ...[...text.matchAll(FROM_CRYPTO)]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !NAMED_OTHERWISE.test(name)),
  ...(/from 'node:crypto'/.test(text) ? [...text.matchAll(ALGORITHMS)].map(([, name]) => name) : []),
];

const files = globSync('{apps,libs,tools}/**/*.ts', {
  exclude: (path) => /node_modules|(^|\/)(dist|bench|testing|contract|e2e)$/.test(String(path)),
}).filter((file) => !/\.spec\.ts$/.test(file));
const users = files
  .map((file) => ({ file, used: [...new Set(usedBy(readFileSync(file, 'utf8')))] }))
  .filter(({ used }) => used.length > 0);

const problems = [
  ...users.flatMap(({ file, used }) => {
    const named = rows.get(file);
    if (named === undefined) return [`${file} uses ${used.join(', ')} and has no line`];
    return used
      .filter((name) => !named.includes(`\`${name}\``))
      .map((name) => `${file}: ${name} is not named`);
  }),
  ...[...rows.keys()]
    .filter((file) => !users.some((user) => user.file === file))
    .map((file) => `${file} uses none`),
];

if (problems.length > 0) {
  console.error(`docs/cryptography.md:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exitCode = 1;
}

import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import {
  bits,
  boolean,
  explicit,
  identifier,
  implicit,
  integer,
  octets,
  sequence,
  set,
  text,
  time,
  type Der,
} from './der';
import type { TlsMaterial } from './listener';

const YEARS = 10;
const DAY = 86_400_000;
const ECDSA_SHA256 = sequence(identifier('1.2.840.10045.4.3.2'));

/** Whose a certificate is, and what it may be shown for (an extended key usage). */
export interface Purpose {
  /** The authority's name. */
  readonly issuer: string;
  readonly subject: string;
  readonly use: string;
}

const SERVER: Purpose = {
  issuer: 'Arbitre event store CA',
  subject: 'Arbitre event store',
  use: '1.3.6.1.5.5.7.3.1',
};

/** A certificate by which this user calls. */
export const userPurpose = (login: string, issuer = `CA of ${login}`): Purpose => ({
  issuer,
  subject: login,
  use: '1.3.6.1.5.5.7.3.2',
});

interface Pair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/**
 * The certificate and key of a folder: `node.crt` and `node.key`, and the authority `ca.crt` that clients are given as
 * `tlsCaFile`. Where the folder has none they are made, for these hosts, for ten years.
 */
export function folderCertificate(folder: string, hosts: readonly string[]): TlsMaterial {
  const [certFile, keyFile] = [join(folder, 'node.crt'), join(folder, 'node.key')];
  if (!existsSync(certFile)) {
    mkdirSync(folder, { recursive: true });
    const made = makeCertificates(hosts, new Date());
    writeFileSync(join(folder, 'ca.crt'), made.authority);
    writeFileSync(keyFile, made.key, { mode: 0o600 });
    writeFileSync(certFile, made.cert);
  }
  return { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
}

/** An authority of one use (its key is thrown away) and a certificate that it signs, a server's by default. PEM. */
export function makeCertificates(
  hosts: readonly string[],
  now: Date,
  { issuer, subject, use }: Purpose = SERVER,
): TlsMaterial & { readonly authority: string } {
  const [authority, node] = [keyPair(), keyPair()];
  const signer = { ...authority, name: issuer };
  const isAuthority = extension('2.5.29.19', sequence(boolean(true)), true);
  const signsCertificates = extension('2.5.29.15', bits(Uint8Array.of(0b0000_0110), 1), true);
  const names = extension('2.5.29.17', sequence(...hosts.map(alternativeName)));
  const purpose = extension('2.5.29.37', sequence(identifier(use)));
  return {
    authority: certificate(issuer, authority, signer, [isAuthority, signsCertificates], now),
    cert: certificate(subject, node, signer, [names, purpose], now),
    key: node.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const keyPair = (): Pair => generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

function certificate(
  subject: string,
  own: Pair,
  issuer: Pair & { readonly name: string },
  extensions: readonly Der[],
  now: Date,
): string {
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x01;
  const body = sequence(
    explicit(0, integer(Uint8Array.of(2))),
    integer(serial),
    ECDSA_SHA256,
    name(issuer.name),
    sequence(time(new Date(now.getTime() - DAY)), time(new Date(now.getTime() + YEARS * 365 * DAY))),
    name(subject),
    own.publicKey.export({ type: 'spki', format: 'der' }),
    explicit(3, sequence(...extensions)),
  );
  const signed = sequence(body, ECDSA_SHA256, bits(sign('sha256', body, issuer.privateKey)));
  const lines = signed.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

const name = (commonName: string): Der => sequence(set(sequence(identifier('2.5.4.3'), text(commonName))));

function extension(id: string, value: Der, critical = false): Der {
  return critical
    ? sequence(identifier(id), boolean(true), octets(value))
    : sequence(identifier(id), octets(value));
}

function alternativeName(host: string): Der {
  if (isIP(host) === 4) return implicit(7, Uint8Array.from(host.split('.').map(Number)));
  return implicit(2, Buffer.from(host));
}

import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createSecureContext, Server as TlsServer } from 'node:tls';
import { Logger } from '@nestjs/common';
import { certificateFaults } from './certificate-faults';

/** Files in PEM: the certificate with those between it and its authority, and its key. */
export type TlsFiles = { readonly certFile: string; readonly keyFile: string };

export type TlsMaterial = {
  readonly cert: string;
  readonly key: string;
  readonly minVersion: 'TLSv1.2';
};

const LOOKED_AT_EVERY_MS = 1_000;

const read = async (variable: string, file: string): Promise<string> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new Error(`${variable} is "${file}", which cannot be read (${code}).`, { cause: error });
  });
  if (text.trim() === '') throw new Error(`${variable} is "${file}", which is empty.`);
  return text;
};

/** What a server listens with. @throws Error with a sentence that names the variable whose file is of no use */
export const tlsMaterial = async ({ certFile, keyFile }: TlsFiles): Promise<TlsMaterial> => {
  const cert = await read('TLS_CERT_FILE', certFile);
  const key = await read('TLS_KEY_FILE', keyFile);
  const material = { cert, key, minVersion: 'TLSv1.2' } as const;
  try {
    createSecureContext(material);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${certFile} (TLS_CERT_FILE) and ${keyFile} (TLS_KEY_FILE) must be a certificate and its key in PEM: ${reason}.`,
      { cause: error },
    );
  }
  return material;
};

const log = new Logger('TLS');

/** Tells in the log what browsers have against the certificate, so that whoever runs the API hears it first. */
export const tellFaults = ({ cert }: TlsMaterial, publicUrl: string | null): void => {
  const host = publicUrl === null ? null : new URL(publicUrl).hostname;
  for (const fault of certificateFaults(cert, { host, now: Date.now() })) log.warn(fault);
};

/**
 * Takes a renewed certificate up while the server runs: new connections get it, those that are open stay. A pair that does not belong
 * together, as between the writing of one file and the other, is left for the next look.
 */
export const followRenewals = (server: unknown, files: TlsFiles, publicUrl: string | null): void => {
  if (!(server instanceof TlsServer)) return;
  const renew = (): void => {
    tlsMaterial(files).then(
      (material) => {
        server.setSecureContext(material);
        log.log('The certificate was renewed.');
        tellFaults(material, publicUrl);
      },
      (error: unknown) => {
        log.error(`${(error as Error).message} The certificate read before is kept.`);
      },
    );
  };
  const watched = Object.values(files);
  for (const file of watched) watchFile(file, { persistent: false, interval: LOOKED_AT_EVERY_MS }, renew);
  server.once('close', () => {
    for (const file of watched) unwatchFile(file, renew);
  });
};

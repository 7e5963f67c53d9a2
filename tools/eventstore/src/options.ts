import type { TlsMaterial } from './transport/listener';

export interface EventStoreOptions {
  /** The folder of the log; made where it is missing. */
  readonly dataDir: string;
  /** 0 (the default) takes any free port. */
  readonly port?: number;
  /** The address to listen on; 127.0.0.1 by default. */
  readonly host?: string;
  /**
   * Certificate and key in PEM, or the folder that has them (made there on first use, with the `ca.crt` for the clients).
   * Without, the store is insecure and listens on loopback only.
   */
  readonly tls?: TlsMaterial | { readonly folder: string };
  /** The password that `admin` and `ops` get at the first start over TLS; `changeit` by default, as in the real server. */
  readonly adminPassword?: string;
  /** Misbehaves as a network and a cluster may, reproducibly from a seed. */
  readonly hostile?: { readonly seed: number };
  /** The log's largest size in bytes. */
  readonly quotaBytes?: number;
  /** Bytes of one append; 1 MiB by default. */
  readonly maxAppendBytes?: number;
  /** Connections at a time; 1,000 by default. */
  readonly maxConnections?: number;
}

export interface RunningEventStore {
  readonly connectionString: string;
  readonly port: number;
  /** Copies the log into a new file while the store runs. @returns the copy's bytes */
  backup(to: string): Promise<number>;
  /** Completes the writes that have begun and releases the folder and the port. */
  stop(): Promise<void>;
}

export const LIMITS = { maxAppendBytes: 1024 * 1024, maxConnections: 1000 } as const;

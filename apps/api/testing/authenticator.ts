import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = { readonly challenge: string };
type NewOptions = Options & { readonly user: { readonly id: string } };

/** What an authenticator and the browser around it would say otherwise. */
export type Deviation = {
  readonly origin?: string;
  readonly host?: string;
  /** User present, user verified. */
  readonly flags?: number;
  readonly counter?: number;
  readonly type?: string;
  readonly userHandle?: string;
  /** Signs in place of the passkey's own key. */
  readonly key?: KeyObject;
  readonly format?: readonly [string, Map<string, unknown>];
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

const bytesOf = (number: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(number, 0, length);
  return bytes;
};

/** One passkey as a security key keeps it (ES256), and the browser that speaks for it at `origin`. It counts its uses. */
export class Authenticator {
  private readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private handle = '';
  private uses = 0;

  constructor(private readonly origin: string) {}

  get credential(): string {
    return this.id.toString('base64url');
  }

  /** Answers `navigator.credentials.create`. */
  create({ challenge, user }: NewOptions, wrong: Deviation = {}): object {
    this.handle = user.id;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const [format, statement] = wrong.format ?? ['none', new Map<string, unknown>()];
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), bytesOf(this.id.length, 2), this.id, key]);
    const authData = new Uint8Array(Buffer.concat([this.data(wrong, ATTESTED), attested]));
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', authData],
      ]) as never,
    );
    return {
      ...this.named(),
      response: {
        clientDataJSON: this.client('webauthn.create', challenge, wrong).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['usb'],
      },
    };
  }

  /** Answers `navigator.credentials.get`. */
  get({ challenge }: Options, wrong: Deviation = {}): object {
    const data = this.data(wrong);
    const client = this.client('webauthn.get', challenge, wrong);
    const signed = Buffer.concat([data, sha256(client)]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, wrong.key ?? this.keys.privateKey).toString('base64url'),
        userHandle: wrong.userHandle ?? this.handle,
      },
    };
  }

  private named(): object {
    return { id: this.credential, rawId: this.credential, type: 'public-key', clientExtensionResults: {} };
  }

  private client(type: string, challenge: string, wrong: Deviation): Buffer {
    const origin = wrong.origin ?? this.origin;
    return Buffer.from(JSON.stringify({ type: wrong.type ?? type, challenge, origin, crossOrigin: false }));
  }

  private data({ host, flags = PRESENT | VERIFIED, counter }: Deviation, more = 0): Buffer {
    const rpId = host ?? new URL(this.origin).hostname;
    return Buffer.concat([sha256(rpId), Buffer.of(flags | more), bytesOf(counter ?? ++this.uses, 4)]);
  }
}

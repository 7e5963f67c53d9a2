import { createHmac } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { AddressRefused, isPublic, publicLookup } from './public-address';

/** Why there was no answer. */
export type SendProblem = 'not-found' | 'not-public' | 'timed-out' | 'no-connection';

/** What came back: the status of the answer, or why there was none. Answers are not read. */
export type Sent = { readonly status: number } | { readonly problem: SendProblem };

export type Sending = {
  /** Whether it may go to an address of this machine or of the networks around it, and in clear: the operator says so. */
  readonly anywhere: boolean;
  readonly timeoutMs: number;
};

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body", hexadecimal>` */
export const signature = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

const problemOf = (error: unknown): SendProblem => {
  if (error instanceof AddressRefused) return error.problem;
  return error instanceof Error && error.name === 'TimeoutError' ? 'timed-out' : 'no-connection';
};

/** Posts a body once. Redirections are answers like others: nothing goes anywhere else. */
export const send = (
  to: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  { anywhere, timeoutMs }: Sending,
): Promise<Sent> => {
  const host = to.hostname.replace(/^\[|\]$/g, '');
  // A connection to a number asks nobody what the number means.
  if (!anywhere && isIP(host) !== 0 && !isPublic(host)) return Promise.resolve({ problem: 'not-public' });
  const request = to.protocol === 'https:' ? requestSecure : requestPlain;
  const length = String(Buffer.byteLength(body));
  return new Promise((resolve) => {
    const sending = request(to, {
      ...{ method: 'POST', agent: false, signal: AbortSignal.timeout(timeoutMs) },
      ...(anywhere ? {} : { lookup: publicLookup }),
      headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
    });
    sending.on('error', (error) => {
      const { cause } = error;
      resolve({ problem: problemOf(cause ?? error) });
    });
    sending.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    sending.end(body);
  });
};

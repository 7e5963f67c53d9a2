import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const DAY_MS = 86_400_000;
/** A certificate is renewed a month before its end where that is done by a program. */
const SOON_DAYS = 14;

type LookedAtBy = {
  /** The host that people type; null: not known. */
  readonly host: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Certificates of authorities in PEM; those that browsers know, unless said. */
  readonly authorities?: readonly string[];
};

const isIssued = (one: X509Certificate, by: X509Certificate): boolean =>
  one.checkIssued(by) && one.verify(by.publicKey);

/** Whether an authority that is known signed it, or what stands behind it in the file. */
const isKnown = (
  own: X509Certificate,
  between: readonly X509Certificate[],
  roots: readonly string[],
): boolean => {
  const last = between.reduce((before, next) => (isIssued(before, next) ? next : before), own);
  return roots.some((pem) => {
    const root = new X509Certificate(pem);
    return root.fingerprint256 === last.fingerprint256 || isIssued(last, root);
  });
};

/** What browsers have, or will soon have, against a certificate (PEM, with those up to its authority), in sentences. */
export const certificateFaults = (
  pem: string,
  { host, now, authorities = rootCertificates }: LookedAtBy,
): readonly string[] => {
  const [own, ...between] = (pem.match(CERTIFICATE) ?? []).map((each) => new X509Certificate(each));
  if (own === undefined) return [];
  const left = Math.floor((own.validToDate.getTime() - now) / DAY_MS);
  return [
    isKnown(own, between, authorities)
      ? null
      : 'The certificate is signed by no authority that browsers know: they warn whoever opens the pages. Take one of a public authority.',
    host === null || own.checkHost(host) !== undefined
      ? null
      : `The certificate is not for ${host}, the host of PUBLIC_URL.`,
    left >= SOON_DAYS
      ? null
      : left < 0
        ? `The certificate has ended on ${own.validToDate.toISOString().slice(0, 10)}.`
        : `The certificate ends on ${own.validToDate.toISOString().slice(0, 10)}: renew it.`,
  ].filter((fault) => fault !== null);
};

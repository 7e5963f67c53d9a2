import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

/** Why nothing is sent to an address. */
export type AddressProblem = 'not-found' | 'not-public';

export class AddressRefused extends Error {
  constructor(readonly problem: AddressProblem) {
    super(problem);
  }
}

/** Addresses of version 4 that are no one's on the internet (RFC 6890 and what came after it). */
const NOT_PUBLIC_4 = [
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'] as const),
  ...(['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'] as const),
  ...(['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'] as const),
];

/** Of version 6 only 2000::/3 is given out; these parts of it lead elsewhere, or to an address of version 4. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (version: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    list.addSubnet(net, Number(bits), version);
  }
  return list;
};

const closed4 = listOf('ipv4', NOT_PUBLIC_4);
const given6 = listOf('ipv6', ['2000::/3']);
const closed6 = listOf('ipv6', NOT_PUBLIC_6);

/** Whether an address is one of the internet, and none of this machine, of the networks around it or of its host. */
export const isPublic = (address: string): boolean => {
  if (isIPv4(address)) return !closed4.check(address, 'ipv4');
  return isIP(address) === 6 && given6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
};

/** An address of version 6 stands in brackets in a URL. */
const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

/** All addresses of a host; one that is not public spoils them all. @throws AddressRefused */
const addressesOf = async (host: string): Promise<readonly LookupAddress[]> => {
  const found = await lookup(bare(host), { all: true }).catch(() => []);
  if (found.length === 0) throw new AddressRefused('not-found');
  if (!found.every(({ address }) => isPublic(address))) throw new AddressRefused('not-public');
  return found;
};

/** Why nothing is sent to a host now; null where something is. */
export const hostProblem = async (host: string): Promise<AddressProblem | null> => {
  try {
    await addressesOf(host);
    return null;
  } catch (error) {
    if (error instanceof AddressRefused) return error.problem;
    throw error;
  }
};

/** Resolves a host for a connection: that goes to an address that was looked at, whatever the name means a moment later. */
export const publicLookup: LookupFunction = (host, options, answer) => {
  addressesOf(host).then(
    (found) => {
      const [first] = found;
      if (options.all) answer(null, [...found]);
      else answer(null, first?.address ?? '', first?.family);
    },
    (error: unknown) => {
      answer(error as NodeJS.ErrnoException, '');
    },
  );
};

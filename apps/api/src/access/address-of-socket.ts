import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4 } from 'node:net';

/** This machine and its private network: the proxies whose word on an address counts, as for requests (`trustProxy`). */
const proxies = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  proxies.addSubnet(net, bits, 'ipv4');
proxies.addAddress('::1', 'ipv6');
proxies.addSubnet('fc00::', 7, 'ipv6');

const isProxy = (address: string): boolean => proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

/** Where a socket comes from: the last address of its way that is no proxy of ours. */
export const addressOfSocket = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string => {
  const told = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const way = [...told.map((one) => one.trim()).filter((one) => one !== ''), socket.remoteAddress ?? ''];
  let address = plain(way.pop() ?? '');
  while (way.length > 0 && isProxy(address)) address = plain(way.pop() ?? '');
  return address;
};

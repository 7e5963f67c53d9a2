/** `::ffff:192.0.2.1`: an address of IPv4 by a socket of IPv6. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The eight groups of an address of IPv6, which may leave out zeros once. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const [first, last] = [head, tail ?? ''].map((half) => half.split(':').filter((group) => group !== ''));
  const left = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [
    ...(first ?? []),
    ...Array.from({ length: tail === undefined ? 0 : left }, () => '0'),
    ...(last ?? []),
  ];
};

/** Where an address is, shortened until it is nobody's: `192.0.2.0/24`, `2001:db8:1::/48`; null where none is known. */
export const areaOf = (address: string | null): string | null => {
  const plain = address?.replace(MAPPED, '') ?? '';
  if (/^\d+(\.\d+){3}$/.test(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!plain.includes(':')) return null;
  return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
};

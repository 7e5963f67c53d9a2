/**
 * The one text of a JSON value (RFC 8785): no spaces, keys sorted by UTF-16 code units, numbers and strings as
 * ECMAScript writes them. What JSON leaves out (undefined members) is left out. Fails on what JSON cannot carry.
 */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} has no JSON form`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(elementJson).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`a ${typeof value} has no JSON form`);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
};

/** In an array JSON writes null for what is undefined. */
const elementJson = (element: unknown): string => (element === undefined ? 'null' : canonicalJson(element));

/**
 * The id of an event: the beginning of its hash, as a UUID version 8 (RFC 9562). Stores take an append for a repeated one
 * by its ids alone and answer it as done, whatever it says; an id that says what the event is makes that answer true:
 * another time, another act or another place in the stream is another event.
 */
export const eventIdOf = (hash: string): string => {
  const variant = ((parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
};

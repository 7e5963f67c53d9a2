/** What a list of words says of a key that comes from data; undefined for one that it does not have itself, `toString` among them. */
export const wordIn = <Value>(
  words: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined => (words !== undefined && Object.hasOwn(words, key) ? words[key] : undefined);

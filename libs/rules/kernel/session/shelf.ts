/**
 * What acts are judged by that is too large for a stream: word lists. A stream names it by the fingerprint of its content, so
 * that whoever has it judges alike; whoever has not refuses to judge. Passed in by whoever decides, never global.
 */
export type Shelf<Thing = unknown> = { readonly get: (fingerprint: string) => Thing | null };

export const EMPTY_SHELF: Shelf<never> = { get: () => null };

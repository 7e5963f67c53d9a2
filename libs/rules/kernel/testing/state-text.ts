/** A state as text: two states are the same exactly when their texts are. The games that it was made with are left out. */
export const stateText = (state: unknown): string =>
  JSON.stringify(state, (key, each: unknown) => {
    if (key === 'games') return undefined;
    return typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each;
  });

/** A scope as people say it: `region:nord` is "Région nord"; `places` has the word for each kind. */
export const scopeWords = (places: Readonly<Record<string, string>>, scope: string): string => {
  const [kind = '', of = ''] = scope.split(/:(.*)/su);
  return `${places[kind] ?? kind} ${of}`.trim();
};

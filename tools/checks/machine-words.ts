/** Names that people write so. */
const NAMES = new Set([
  'GraphQL',
  'EventStoreDB',
  'OpenID',
  'BullMQ',
  'QR',
  'CSV',
  'JSON',
  'PBN',
  'WebAuthn',
]);

const MACHINE = [
  // A version of rules: a name, @ and a number.
  /\b[a-z][\w-]*@\d+\b/gu,
  // A role, a state: STAFF_MEMBER, ARBITER.
  /\b[A-Z]{2,}(?:_[A-Z]+)+\b/gu,
  /\b(?:ADMINISTRATOR|STAFF|ORGANISER|DIRECTOR|ARBITER|COMMITTEE|SCORER|CLUB|PLAYER|AUDITOR|PUBLIC|IMPORTER|REFUSED|ENTERED)\b/gu,
  // A field, an operation, a type of event: recordResult, DealScored.
  /\b[a-z]+(?:[A-Z][a-z]+)+\b/gu,
  /\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b/gu,
  /\b[a-z]+(?:_[a-z]+)+\b/gu,
  // A scope: region:nord, table:a.s1/3.
  /\b(?:region|club|competition|session|table|seat|member|entry):[\w.-]+/gu,
  // An id: pair-1, a place of a deal, a UUID.
  /\b[a-z]+(?:-[a-z]+)*-\d+\b/gu,
  /\b[\w-]+\.s\d+\b[\w.-]*/gu,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[\w-]+/gu,
  // A word that says itself again: importer (importer).
  /\b(\w{3,}) \(\1\)/giu,
  /\b(?:undefined|NaN)\b|\[object/gu,
] as const;

/** What stands in a text that a program says and a person does not, each once. */
export const machineWords = (text: string): readonly string[] => {
  const found = MACHINE.flatMap((pattern) => text.match(pattern) ?? []);
  return [...new Set(found)].filter((word) => !NAMES.has(word));
};

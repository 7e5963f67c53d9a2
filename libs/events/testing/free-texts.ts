/**
 * Texts of acts and events that nobody looks at for names, by the name of the field, each with why it is one. Whoever types a
 * person's name into such a text writes it into the log: few are named here, and a new one has to be added by hand. Whom an act or
 * event is about is no text but a reference (`kernel/declare/person`).
 */
export const FREE_TEXTS: Readonly<Record<string, string>> = {
  statement: 'the line of play that goes with a claim at bridge',
  says: 'what a player of bridge said of the trick under way',
  point: 'what is in doubt of a contested claim',
  objections: 'what the other side objects to a claim',
  regulation: 'a regulation that fixes the order in which a suit is played',
  // What people say in sentences: pages ask for it in a field of its own, and say that it is kept.
  reason: 'why somebody decided, called, left or closed, in sentences',
  note: 'what an alert or a check explained, in sentences',
  what: 'what was seen, in sentences',
  matter: 'what a dispute is about, in sentences',
  decision: 'what was decided, in sentences',
  grounds: 'why somebody appeals, in sentences',
  text: 'an objection, in sentences',
  evidence: 'what a correction is shown by, in sentences',
  effect: 'what a measure does, in sentences',
  measure: 'what was decided about somebody, in a few words',
  facts: 'what was seen, as plain values',
  // A notice is published to be read as it stands: it says things and not persons, who sign by reference.
  organiser: 'who holds a tournament: an association, a club',
  income: 'a provision of a notice',
  exclusion: 'a provision of a notice',
  conciliation: 'a body named in a notice',
  rules: 'a provision of a notice',
  control: 'a provision of a notice',
  sanctions: 'a provision of a notice',
  lists: 'a provision of a notice',
  material: 'a provision of a notice',
  prize: 'a thing that is given',
};

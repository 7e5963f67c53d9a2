import { uuidFromBytes } from '../storage/event-id';
import { shared, type SharedMessages } from './generated';

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The canonical text of a UUID message, from either of its two forms.
 * @returns undefined where the message carries none or no well-formed one.
 */
export function uuidText(message: SharedMessages.UUID | undefined): string | undefined {
  if (message?.hasStructured() === true) return structuredText(message);
  return message && canonicalUuid(message.getString());
}

/** @returns undefined for a text that is no UUID */
export function canonicalUuid(text: string): string | undefined {
  const canonical = text.toLowerCase();
  return SHAPE.test(canonical) ? canonical : undefined;
}

export function uuidMessage(text: string): SharedMessages.UUID {
  const message = new shared.UUID();
  message.setString(text);
  return message;
}

function structuredText(message: SharedMessages.UUID): string {
  const bytes = Buffer.alloc(16);
  const halves = message.getStructured();
  bytes.writeBigInt64BE(BigInt(halves?.getMostSignificantBits() ?? 0), 0);
  bytes.writeBigInt64BE(BigInt(halves?.getLeastSignificantBits() ?? 0), 8);
  return uuidFromBytes(bytes);
}

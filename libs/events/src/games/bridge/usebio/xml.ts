import { SaxesParser } from 'saxes';

/** An element with its text, without its attributes' prefixes; `line` is where it begins. */
export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  readonly children: readonly Element[];
  readonly text: string;
};

export type XmlFault = {
  readonly line: number;
  readonly code: 'xml-not-well-formed' | 'xml-not-allowed' | 'xml-too-large';
  readonly reason: string;
};
export type XmlReading = { readonly root: Element } | { readonly fault: XmlFault };

/** Far more than an event of a thousand pairs has. */
export const MOST_ELEMENTS = 1_000_000;
const DEEPEST = 32;

type Open = {
  name: string;
  attributes: Record<string, string>;
  line: number;
  children: Element[];
  text: string;
};

class Refused extends Error {
  constructor(readonly fault: XmlFault) {
    super(fault.code);
  }
}

/**
 * The tree of a text in XML. Nothing is fetched and nothing is expanded: a document type may name its definition, which is not
 * read, and one with declarations of its own is refused; an entity that XML itself does not have is a fault, and so is a
 * character that XML does not allow.
 */
export const readXml = (text: string): XmlReading => {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: Open[] = [];
  const roots: Element[] = [];
  let count = 0;
  const refuse = (code: XmlFault['code'], reason = ''): never => {
    throw new Refused({ line: parser.line, code, reason });
  };
  parser.on('error', ({ message }) => refuse('xml-not-well-formed', message.replace(/^\d+:\d+: /, '')));
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse('xml-not-allowed');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++count > MOST_ELEMENTS || open.length >= DEEPEST) refuse('xml-too-large');
    open.push({ name: name.toUpperCase(), attributes, line: parser.line, children: [], text: '' });
  });
  const addText = (more: string): void => {
    const current = open.at(-1);
    if (current !== undefined) current.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed === undefined) return;
    const element = { ...closed, text: closed.text.trim() };
    const parent = open.at(-1);
    if (parent === undefined) roots.push(element);
    else parent.children.push(element);
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault };
    throw error;
  }
  const [root] = roots;
  return root === undefined ? { fault: { line: 1, code: 'xml-not-well-formed', reason: '' } } : { root };
};

/** The elements of this name right below another. */
export const all = ({ children }: Element, name: string): readonly Element[] =>
  children.filter((child) => child.name === name);

/** The text of the first element of this name right below another; empty where there is none. */
export const textIn = (element: Element, name: string): string => all(element, name)[0]?.text ?? '';

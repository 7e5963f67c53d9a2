import { Injectable, inject } from '@angular/core';
import { Session } from '../account/account';

/** What is kept under one name, by key. What it holds was written by some version of this page: read it with a check. */
export type Box = {
  entries(): readonly (readonly [key: string, value: unknown])[];
  put(key: string, value: unknown): void;
  drop(key: string): void;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const read = (name: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

/** A browser without room or without storage keeps nothing: the page works on, and what is typed lives as long as it. */
const write = (name: string, value: Record<string, unknown>): void => {
  try {
    if (Object.keys(value).length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    return;
  }
};

const boxOf = (key: string): Box => ({
  entries: () => Object.entries(read(key)),
  put: (field, value) => {
    write(key, { ...read(key), [field]: value });
  },
  drop: (field) => {
    const { [field]: dropped, ...rest } = read(key);
    if (dropped !== undefined) write(key, rest);
  },
});

/**
 * What somebody has typed and the server does not have: kept in the browser, so that it outlives a reload, another page
 * and a flat battery. Each account has its own. Every change reads what is there first: two tabs write side by side.
 */
@Injectable({ providedIn: 'root' })
export class Kept {
  private readonly account = inject(Session).account;

  box(name: string): Box {
    return boxOf(`arbitre.kept.${this.account()?.id ?? ''}.${name}`);
  }

  /** The same of a table, whichever code its telephone has entered. */
  boxAt(table: string, name: string): Box {
    return boxOf(`arbitre.kept.table ${table}.${name}`);
  }
}

/** How a page of ours is shown in a frame of another site; the address of the frame says it. */
export type Embedded = {
  /** `lang=fr`; null: as the browser has it. */
  readonly language: string | null;
  /** `scheme=dark`; null: as the system has it. */
  readonly scheme: 'light' | 'dark' | null;
};

/** The standings of a competition with `?embed`; null for every other address. The API lets the same ones be framed. */
export const embeddedAt = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Embedded | null => {
  const query = new URLSearchParams(search);
  if (!query.has('embed') || !/^\/competitions\/[^/]+$/.test(pathname)) return null;
  const scheme = query.get('scheme');
  return {
    language: query.get('lang'),
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : null,
  };
};

/** As this page was opened: it stays what it is, since it may not become one that nobody may frame. */
export const embedded = embeddedAt(location);

/** What somebody puts into the page of his club, to be read by people who write HTML. */
export const embedCode = (origin: string, competition: string, language: string, title: string): string => {
  const address = `${origin}/competitions/${encodeURIComponent(competition)}?embed&lang=${language}`;
  const said = title.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<iframe src="${address.replaceAll('&', '&amp;')}" title="${said}" loading="lazy" style="width: 100%; height: 40rem; border: 0"></iframe>`;
};

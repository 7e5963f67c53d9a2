import { encode } from 'uqr';

/** The dark squares of a QR code as the path of a picture, a square being one unit. */
export const squares = (text: string): { readonly size: number; readonly path: string } => {
  const { data, size } = encode(text, { border: 4 });
  const row = (dark: readonly boolean[], y: number): string =>
    dark.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')).join('');
  return { size, path: data.map(row).join('') };
};

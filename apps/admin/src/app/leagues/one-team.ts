type Team = Readonly<Record<'name' | 'club' | 'from', string>> & { readonly licences: readonly string[] };

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A list of entries with one team in it: its players, of whom the first is the captain. */
export const oneTeam = ({ name, club, from, licences }: Team): string =>
  [
    ['Team', 'Club', 'Players', 'Captain', 'Round'],
    [name, club, licences.join(' '), licences[0] ?? '', from],
  ]
    .map((cells) => cells.map(cell).join('\t'))
    .join('\n');

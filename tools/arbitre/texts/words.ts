const en = {
  regions: 'regions of the federation',
  match:
    'tells the words that competitions have for regions and clubs, and writes what they mean, once for all of them',
  region:
    'what competitions say, and the region that it means: Île-de-France=idf; nothing behind =: the word stays',
  club: 'what entries say, and the number of the club: "Cercle de Lille=59001"; nothing behind =: the word stays',
  proposed: 'takes what is proposed for every word',
  dryRun: 'tells which competitions would change and writes nothing',
  kinds: { region: 'region', club: 'club' },
  word: (kind: string, word: string, said: string, means: string) => `${kind} "${word}", ${said}: ${means}`,
  said: (competitions: number, entries: number) =>
    entries === 0 ? `${competitions} competitions` : `${entries} entries in ${competitions} competitions`,
  maybe: (id: string, name: string) => `perhaps ${id} (${name})`,
  unknown: 'nothing alike in the registry',
  left: 'left as it is',
  none: 'Every competition has its region, and every entry its club, in the registry.',
  how: 'Say what they mean by --region, --club or --proposed.',
  change: (id: string, word: string, means: string) => `${id}: "${word}" becomes ${means}`,
  changeEntries: (id: string, word: string, means: string, entries: number) =>
    `${id}: "${word}" becomes ${means} in ${entries} entries`,
  stays: (word: string) => `"${word}" stays a word`,
  would: 'Nothing was written: this was a dry run.',
  written: (competitions: number) =>
    `Written: ${competitions} competitions. The receipt stands on the page of words.`,
  misspelt: (given: string) => `"${given}": write WORD=ID, such as Île-de-France=idf`,
};

const fr: typeof en = {
  regions: 'régions de la fédération',
  match:
    'dit les mots que des compétitions ont pour région ou club, et écrit ce qu’ils désignent, une fois pour toutes',
  region:
    'ce que disent des compétitions, et la région que c’est : Île-de-France=idf ; rien après = : le mot reste',
  club: 'ce que disent des inscriptions, et le numéro du club : "Cercle de Lille=59001" ; rien après = : le mot reste',
  proposed: 'prend ce qui est proposé pour chaque mot',
  dryRun: 'dit quelles compétitions changeraient, sans rien écrire',
  kinds: { region: 'région', club: 'club' },
  word: (kind, word, said, means) => `${kind} « ${word} », ${said} : ${means}`,
  said: (competitions, entries) =>
    entries === 0
      ? `${competitions} compétitions`
      : `${entries} inscriptions dans ${competitions} compétitions`,
  maybe: (id, name) => `peut-être ${id} (${name})`,
  unknown: 'rien de semblable dans le registre',
  left: 'reste tel quel',
  none: 'Chaque compétition a sa région, et chaque inscription son club, dans le registre.',
  how: 'Dites ce qu’ils désignent par --region, --club ou --proposed.',
  change: (id, word, means) => `${id} : « ${word} » devient ${means}`,
  changeEntries: (id, word, means, entries) =>
    `${id} : « ${word} » devient ${means} dans ${entries} inscriptions`,
  stays: (word) => `« ${word} » reste un mot`,
  would: 'Rien n’a été écrit : ce n’était qu’un essai.',
  written: (competitions) => `Écrit : ${competitions} compétitions. Le reçu est sur la page des mots.`,
  misspelt: (given) => `« ${given} » : écrivez MOT=ID, par exemple Île-de-France=idf`,
};

export const wordsTexts = { en, fr } as const;

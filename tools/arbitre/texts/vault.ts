const en = {
  vault: 'The vault of personal data.',
  change:
    'Change the master key: to ARBITRE_VAULT_KEY_NEXT where ARBITRE_VAULT_KEY gives it, else to a new one in its file. Nothing is sealed anew.',
  unnamed:
    'ARBITRE_VAULT_KEY gives the master key, so ARBITRE_VAULT_KEY_NEXT has to give the next one: 64 hexadecimal digits, such as “openssl rand -hex 32” prints.',
  same: 'ARBITRE_VAULT_KEY_NEXT is the master key that it is to replace: give another one.',
  changedFile: (file: string) =>
    `The master key was changed. ${file} holds the new one: keep a copy of it apart from the backups, and start the installation anew.`,
  changed:
    'The master key was changed. Put the new one in the place of ARBITRE_VAULT_KEY, keep a copy of it apart from the backups, and start the installation anew.',
  already: 'The vault is locked with that master key already.',
};

const fr: typeof en = {
  vault: 'Le coffre des données personnelles.',
  change:
    'Changer la clé maîtresse : pour ARBITRE_VAULT_KEY_NEXT si ARBITRE_VAULT_KEY la donne, sinon pour une nouvelle dans son fichier. Rien n’est scellé à nouveau.',
  unnamed:
    'ARBITRE_VAULT_KEY donne la clé maîtresse, donc ARBITRE_VAULT_KEY_NEXT doit donner la suivante : 64 chiffres hexadécimaux, comme « openssl rand -hex 32 » en imprime.',
  same: 'ARBITRE_VAULT_KEY_NEXT est la clé maîtresse qu’elle doit remplacer : donnez-en une autre.',
  changedFile: (file) =>
    `La clé maîtresse est changée. ${file} contient la nouvelle : gardez-en une copie à part des sauvegardes, et relancez l’installation.`,
  changed:
    'La clé maîtresse est changée. Mettez la nouvelle à la place de ARBITRE_VAULT_KEY, gardez-en une copie à part des sauvegardes, et relancez l’installation.',
  already: 'Le coffre est déjà fermé par cette clé maîtresse.',
};

export const vaultTexts = { en, fr } as const;

const en = {
  accounts: 'accounts of those who sign in',
  create: 'a new account, and the link by which its owner chooses a password',
  reset: 'a link by which the owner of an account chooses another password',
  resetFactor: 'takes away the authenticator of an account: its password alone signs in',
  signIn: 'what will be typed to sign in: an address or a name',
  name: 'the name shown',
  role: 'what the account may do',
  grant: 'gives an account a role somewhere, for some days',
  scope:
    'where: federation, region:nord, club:75012, competition:coupe, session:coupe.s1, table:coupe.s1/3, entry:coupe/pair-1',
  from: 'the first day (by default today)',
  until: 'the first day on which it holds no more',
  address: 'the address of the pages, for the link',
  link: (url: string, hours: number) =>
    `Give this link to its owner. It works once, within ${hours} hours:\n${url}`,
};

const fr: typeof en = {
  accounts: 'comptes de ceux qui se connectent',
  create: 'un nouveau compte, et le lien par lequel son titulaire choisit un mot de passe',
  reset: 'un lien par lequel le titulaire d’un compte choisit un autre mot de passe',
  resetFactor: 'retire l’application d’authentification d’un compte : le mot de passe seul suffit',
  signIn: 'ce qui sera saisi pour se connecter : une adresse ou un nom',
  name: 'le nom affiché',
  role: 'ce que le compte peut faire',
  grant: 'donne un rôle à un compte, quelque part, pour des jours donnés',
  scope:
    'où : federation, region:nord, club:75012, competition:coupe, session:coupe.s1, table:coupe.s1/3, entry:coupe/pair-1',
  from: 'le premier jour (par défaut aujourd’hui)',
  until: 'le premier jour où il ne vaut plus',
  address: 'l’adresse des pages, pour le lien',
  link: (url, hours) =>
    `Remettez ce lien au titulaire du compte. Il sert une fois, dans les ${hours} heures :\n${url}`,
};

export const accountsTexts = { en, fr } as const;

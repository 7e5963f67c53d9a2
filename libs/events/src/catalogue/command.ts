import { declareEvents, values } from '@arbitre/rules';

const sha256 = values.notation('64 hexadecimal digits', '^[0-9a-f]{64}$', 'SHA-256 of what was asked for');

export const commandEvents = declareEvents(null, {
  CommandClaimed: {
    says: { fr: 'Écriture enregistrée sous son identifiant', en: 'Write recorded under its id' },
    fields: { stream: values.text('The stream that it writes to', 400), fingerprint: sha256 },
  },
});

import { STAGES } from '@arbitre/rules';
import { registerEnumType } from '@nestjs/graphql';

export const Stage = Object.fromEntries(STAGES.map((stage) => [stage.toUpperCase(), stage]));
registerEnumType(Stage, {
  name: 'Stage',
  description:
    'Where a competition is in its life: PROVISIONAL once nothing enters it any more or its ranking is published, OFFICIAL when corrections are over, FINAL when nobody touches it any more.',
});

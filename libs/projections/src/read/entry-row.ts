import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A player, pair or team entered in a competition (view `read.entry`). */
@Entity({ schema: 'read', name: 'entry', synchronize: false })
export class EntryRow {
  @PrimaryColumn('text') readonly competition!: string;
  @PrimaryColumn('text') readonly id!: string;
  @Column('int') readonly number!: number;
  @Column('text') readonly kind!: 'player' | 'pair' | 'team';
  @Column('text') readonly name!: string;
  /** The field ranked by itself (`A-NS`); null when all entries are one field. */
  @Column('text', { nullable: true }) readonly field!: string | null;
  @Column('text', { nullable: true }) readonly club!: string | null;
  @Column('boolean') readonly withdrawn!: boolean;
}

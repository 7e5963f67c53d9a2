import { Column, Entity, PrimaryColumn } from 'typeorm';
import { position } from './exact-columns';

/** A solo as it was announced (view `read.solo`). */
@Entity({ schema: 'read', name: 'solo', synchronize: false })
export class SoloRow {
  /** The game: `<competition>.s<number>`. */
  @PrimaryColumn('text') readonly session!: string;
  @PrimaryColumn('int') readonly round!: number;
  @Column('text') readonly competition!: string;
  @Column('text') readonly entry!: string;
  /** What the solution was worth. */
  @Column('int') readonly score!: number;
  /** The bonus: 10, or 0 with fewer than sixteen players. */
  @Column('int') readonly points!: number;
  @Column('text') readonly place!: string;
  @Column('text') readonly word!: string;
  @Column('timestamptz', { name: 'awarded_at' }) readonly awardedAt!: Date;
  @Column('bigint', { transformer: position }) readonly position!: bigint;
}

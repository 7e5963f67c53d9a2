import type { Adjustment, Seating } from '@arbitre/rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { position } from './exact-columns';

/** A deal and its result as it stands (view `read.deal`); the API gives these names to its fields. */
@Entity({ schema: 'read', name: 'deal', synchronize: false })
export class DealRow {
  @PrimaryColumn('text') readonly id!: string;
  @Column('text') readonly competition!: string;
  @Column('int') readonly session!: number;
  @Column('int') readonly round!: number;
  @Column('text', { name: 'table_name' }) readonly table!: string;
  @Column('int') readonly board!: number;
  @Column('text') readonly game!: string;
  @Column('text') readonly ruleset!: string;
  @Column('text') readonly policy!: string;
  @Column('text') readonly grain!: string;
  @Column('jsonb') readonly setup!: Readonly<Record<string, unknown>>;
  /** Entry by seat. */
  @Column('jsonb') readonly seating!: Seating;
  @Column('text') readonly state!: 'open' | 'scored' | 'adjusted';
  /** The score sheet's short form, null until scored. */
  @Column('text', { nullable: true }) readonly notation!: string | null;
  @Column('jsonb', { nullable: true }) readonly result!: Readonly<Record<string, unknown>> | null;
  /** Points by side, null until scored. */
  @Column('jsonb', { nullable: true }) readonly scores!: Readonly<Record<string, number>> | null;
  /** What rulings gave each side, null where none did. */
  @Column('jsonb', { nullable: true }) readonly adjustments!: Readonly<Record<string, Adjustment>> | null;
  /** Revision of the deal's stream: the `expectedVersion` of the next write. */
  @Column('int', { name: 'revision' }) readonly version!: number;
  @Column('bigint', { transformer: position }) readonly position!: bigint;
  @Column('timestamptz', { name: 'opened_at' }) readonly openedAt!: Date;
  @Column('timestamptz', { name: 'changed_at' }) readonly changedAt!: Date;
}

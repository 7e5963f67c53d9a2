import { Column, Entity, PrimaryColumn } from 'typeorm';
import { position } from './exact-columns';

/** A session of a competition (view `read.session`); the API gives these names to its fields. */
@Entity({ schema: 'read', name: 'session', synchronize: false })
export class SessionRow {
  /** `<competition>.s<number>`. */
  @PrimaryColumn('text') readonly id!: string;
  @Column('text') readonly competition!: string;
  @Column('int') readonly number!: number;
  @Column('text') readonly game!: string;
  @Column('text') readonly ruleset!: string;
  @Column('jsonb') readonly setup!: Readonly<Record<string, unknown>>;
  @Column('text') readonly state!: 'open' | 'closed';
  /** Revision of the session's stream: the `expectedVersion` of the next write. */
  @Column('int', { name: 'revision' }) readonly version!: number;
  @Column('bigint', { transformer: position }) readonly position!: bigint;
  @Column('timestamptz', { name: 'opened_at' }) readonly openedAt!: Date;
  @Column('timestamptz', { name: 'changed_at' }) readonly changedAt!: Date;
}

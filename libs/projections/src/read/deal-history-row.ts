import { Column, Entity, PrimaryColumn } from 'typeorm';
import { position } from './exact-columns';

/** One line of what happened to a deal's result, and who did it (view `read.deal_history`). */
@Entity({ schema: 'read', name: 'deal_history', synchronize: false })
export class DealHistoryRow {
  @PrimaryColumn('text') readonly deal!: string;
  @PrimaryColumn('int') readonly revision!: number;
  @Column('text') readonly competition!: string;
  @Column('bigint', { transformer: position }) readonly position!: bigint;
  @Column('timestamptz') readonly at!: Date;
  /** The event's type: `DealOpened`, `DealScored`, `ResultCorrected`, `RulingGiven`, ... */
  @Column('text') readonly type!: string;
  @Column('text') readonly actor!: string;
  @Column('text') readonly role!: string;
  @Column('jsonb') readonly data!: Readonly<Record<string, unknown>>;
}

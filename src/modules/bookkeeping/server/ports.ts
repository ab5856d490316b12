import type { Queryable } from '../../../kernel/database/transaction.ts'
import type { EntryKind } from '../rules/ledger-entry.ts'
import type { MonthSpan } from '../rules/month.ts'
import type { EntryRow } from './entry-repository.ts'
import type { StatementScope } from './statement-scope.ts'

/** An entry of a statement as its row tells it. */
export type SourceEntry = EntryRow & { readonly kind: EntryKind }

/**
 * What happened in a month on papers of a module after this one, which this one may not read; the composition root hands the sources in.
 * One source answers `mostEntries` + 1 rows of a kind at most.
 */
export type StatementSource = (db: Queryable, scope: StatementScope, span: MonthSpan) => Promise<readonly SourceEntry[]>

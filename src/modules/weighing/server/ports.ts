import type { Queryable } from '../../../kernel/database/transaction.ts'

/** What after-sale cases gave back for goods of an order line that had left, in fen, and whether one about them is still open. */
export type LineGivenBack = { readonly fen: bigint; readonly isOpen: boolean }

/** By order line; a later module knows it. */
export type GivenBackOf = (db: Queryable, orderSn: string) => Promise<ReadonlyMap<number, LineGivenBack>>

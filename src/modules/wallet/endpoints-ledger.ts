import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { text, timestamp, whole, yuan } from '../../api/fields.ts'
import { downloadFile, sheetFormat } from '../../api/sheet-file.ts'
import { ledgerAccount } from './endpoints-admin.ts'
import { accountKinds, postingKinds } from './rules/ledger-accounts.ts'

const guard = { platform: 'platform.payments' } as const
const filters = {
  /** 0 for the entries of all accounts. */
  accountId: whole().default(0),
  accountKind: z.enum(accountKinds).optional(),
  kind: z.enum(postingKinds).optional(),
  /** Number of the document that caused it. */
  reference: text(64).default(''),
  /** Days in Asia/Shanghai, both included. */
  fromDate: z.union([z.literal(''), z.iso.date()]).default(''),
  untilDate: z.union([z.literal(''), z.iso.date()]).default(''),
}

const journalLine = z.object({
  transactionId: z.number(),
  accountId: z.number(),
  accountText: z.string(),
  ownerName: z.string(),
  place: z.number(),
  kind: z.string(),
  kindText: z.string(),
  reference: z.string(),
  note: z.string(),
  actorName: z.string(),
  amount: yuan,
  balanceAfter: yuan,
  time: timestamp,
})
export type JournalLineView = z.output<typeof journalLine>

export const ledgerJournalCall = endpoint({
  method: 'GET',
  path: 'v3/wallet/admin/ledger/journal',
  summary: 'Entries of the ledger, the newest first; of one account with the proof of its balance from all of its entries',
  guard,
  input: z.object({ ...filters, cursor: text(200).default(''), pageSize: whole(100, 1).default(50) }),
  output: z.object({
    list: z.array(journalLine),
    nextCursor: z.string().nullable(),
    account: ledgerAccount.nullable(),
  }),
  rate: 'search',
})
export type LedgerJournal = z.output<typeof ledgerJournalCall.output>

export const ledgerJournalExportCall = endpoint({
  method: 'GET',
  path: 'v3/wallet/admin/ledger/export',
  summary: 'Entries of the ledger as a spreadsheet or CSV by the filters of the list; refused above 2000',
  guard,
  input: z.object({ ...filters, format: sheetFormat }),
  output: downloadFile,
  rate: 'search',
})

import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import { mostSheetRows, sheetFile, sheetName, sheetTime, type SheetWriter } from '../../../../api/sheet-file.ts'
import type { ParsedInputOf } from '../../../../api/endpoint.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { defineCursor, keysetPage } from '../../../../kernel/database/paging.ts'
import { failure } from '../../../../kernel/failure/failure.ts'
import { translate, type Language, type Translate } from '../../../../kernel/i18n/translate.ts'
import { endOfDay, startOfDay } from '../../../../kernel/time/clock.ts'
import { ledgerJournalCall, ledgerJournalExportCall, type JournalLineView } from '../../endpoints-ledger.ts'
import { walletFileMessages, walletMessages } from '../../messages.ts'
import { accountNames } from '../../rules/ledger-accounts.ts'
import { accountView, lineView } from '../wallet-views.ts'
import { journalOf, type JournalLine, type JournalInput } from './journal-repository.ts'
import { provedAccounts } from './ledger-proof.ts'

const cursor = defineCursor('integer', 'integer', 'integer')
type Asked = Omit<ParsedInputOf<typeof ledgerJournalExportCall>, 'format'>

function wishOf(asked: Asked): Omit<JournalInput, 'before' | 'limit'> {
  return {
    accountId: asked.accountId === 0 ? null : asked.accountId,
    accountKind: asked.accountKind ?? null,
    kind: asked.kind ?? null,
    reference: asked.reference,
    from: asked.fromDate === '' ? null : startOfDay(asked.fromDate),
    until: asked.untilDate === '' ? null : endOfDay(asked.untilDate),
  }
}

/** Who caused it: a person by name, the channel that told of it, or the system, whatever job it was. */
function actorOf({ actorKind, actorName }: JournalLine, say: Translate<typeof walletMessages>): string {
  const channel = accountNames.find((one) => one === actorName)
  if (actorKind === 'gateway' && channel) return say(`name_${channel}`)
  return actorKind === 'system' ? say('bySystem') : actorName
}

function journalLineView(line: JournalLine, lang: Language): JournalLineView {
  const say = translate(lang, walletMessages)
  const { transactionId, accountId, ownerName } = line
  const known = accountNames.find((one) => one === line.accountName)
  const accountText = `${say(`account_${line.accountKind}`)} · ${known ? say(`name_${known}`) : line.accountName}`
  return { ...lineView(line, say), transactionId, accountId, accountText, ownerName, actorName: actorOf(line, say) }
}

const heads = ['time', 'ledgerAccount', 'owner', 'kind', 'reference', 'note', 'actor', 'amount', 'balanceAfter'] as const

/** The entries that the filters find, as a file. Who took it along is written down: it names members. */
async function exportJournal(call: Call, write: SheetWriter, { format, ...asked }: ParsedInputOf<typeof ledgerJournalExportCall>) {
  const found = await journalOf(call.app.read, { ...wishOf(asked), before: null, limit: mostSheetRows + 1 })
  if (found.length > mostSheetRows) return failure('wallet.exportTooMany', { max: mostSheetRows }, { field: 'fromDate' })
  const say = translate(call.lang, walletFileMessages)
  const lines = found.map((one) => {
    const line = journalLineView(one, call.lang)
    return [
      sheetTime(line.time),
      line.accountText,
      line.ownerName,
      line.kindText,
      line.reference,
      line.note,
      line.actorName,
      line.amount,
      line.balanceAfter,
    ]
  })
  const name = sheetName(say('journal'), call.app.clock.now())
  const file = await sheetFile(write, format, { name, rows: [heads.map((head) => say(head)), ...lines] })
  const trace = { ...actorContext(call, 'platform'), action: 'ledger.export', entity: 'ledgerAccount', entityId: asked.accountId }
  await call.app.inTransaction((tx) => audit(tx, { ...trace, without: 'note', facts: { ...asked, count: found.length } }))
  return file
}

/** The explorer of the ledger. */
export function journalHandlers(writeSheet: SheetWriter): Handler[] {
  return [
    handle(ledgerJournalCall, async (input, call) => {
      const { read } = call.app
      const before = cursor.read(input.cursor) ?? null
      const found = await journalOf(read, { ...wishOf(input), before, limit: input.pageSize + 1 })
      const page = keysetPage(found, input.pageSize, (line) => cursor.write([line.transactionId, line.accountId, line.place]))
      const wish = { kind: null, keyword: '', accountId: input.accountId, current: 1, pageSize: 1 }
      const [account] = input.accountId === 0 ? [] : (await provedAccounts(read, wish)).list
      return {
        list: page.rows.map((line) => journalLineView(line, call.lang)),
        nextCursor: page.next ?? null,
        account: account ? accountView(account, translate(call.lang, walletMessages)) : null,
      }
    }),
    handle(ledgerJournalExportCall, (input, call) => exportJournal(call, writeSheet, input)),
  ]
}

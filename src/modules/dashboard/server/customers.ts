import type { z } from 'zod'
import { actorContext } from '../../../api/actor-context.ts'
import { storeIdsWith } from '../../../api/caller.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { mostSheetRows, noSheets, sheetFile, sheetName, sheetTime, type SheetWriter } from '../../../api/sheet-file.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { offsetOf } from '../../../kernel/database/paging.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { customerExport, customerList } from '../endpoints-customers.ts'
import { customerMessages } from '../messages.ts'
import { customerDetailHandlers } from './customer-detail.ts'
import { customerView } from './customer-view.ts'
import { customerCounts, customersOf } from './customer-repository.ts'

type Asked = Pick<z.output<typeof customerList.input>, 'keyword' | 'kind' | 'tag'>
const queryOf = (call: Call, { keyword, kind, tag }: Asked) => ({
  stores: storeIdsWith(call.caller, 'store.orders'),
  keyword,
  kind,
  tag,
  now: call.app.clock.now(),
})

async function listCustomers(input: z.output<typeof customerList.input>, call: Call) {
  const query = queryOf(call, input)
  const [counts, found] = await Promise.all([
    customerCounts(call.app.read, query),
    customersOf(call.app.read, query, { sort: input.sort, limit: input.pageSize, offset: offsetOf(input) }),
  ])
  return { list: found.map((row) => customerView(row, query.now)), total: counts[input.kind || 'all'], counts }
}

const heads = ['name', 'kind', 'orders', 'amount', 'average', 'tonnes', 'everyDays', 'first', 'last', 'city', 'phone', 'tags'] as const

async function exportCustomers(write: SheetWriter, { format, ...asked }: z.output<typeof customerExport.input>, call: Call) {
  const query = queryOf(call, asked)
  const found = await customersOf(call.app.read, query, { sort: asked.sort, limit: mostSheetRows + 1, offset: 0 })
  if (found.length > mostSheetRows) return failure('customers.exportTooMany', { max: mostSheetRows })
  const say = translate(call.lang, customerMessages)
  const lines = found
    .map((row) => customerView(row, query.now))
    .map((one) => [
      one.name,
      say(one.kind),
      one.orderNum,
      one.amount,
      one.average,
      one.tonnes,
      one.everyDays ?? '',
      sheetTime(one.firstTime),
      sheetTime(one.lastTime),
      one.city,
      one.phone,
      one.tags.join(' '),
    ])
  const name = sheetName(say('title'), query.now)
  const file = await sheetFile(write, format, { name, rows: [heads.map((head) => say(`head_${head}`)), ...lines] })
  await call.app.inTransaction((tx) =>
    audit(tx, {
      ...actorContext(call, 'store'),
      action: 'customer.export',
      entity: 'customerList',
      entityId: query.stores.join(','),
      without: 'note',
      facts: { ...asked, count: lines.length },
    }),
  )
  return file
}

/** The customers of a store: its buyers only, with masked phones. */
export function customerHandlers(write: SheetWriter = noSheets): Handler[] {
  return [
    handle(customerList, (input, call) => listCustomers(input, call)),
    handle(customerExport, (input, call) => exportCustomers(write, input, call)),
    ...customerDetailHandlers,
  ]
}

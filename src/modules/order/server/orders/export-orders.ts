import type { Call } from '../../../../api/handler.ts'
import {
  mostSheetRows,
  sheetFile,
  sheetName,
  sheetTime,
  type SheetFormat,
  type SheetRows,
  type SheetWriter,
} from '../../../../api/sheet-file.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure } from '../../../../kernel/failure/failure.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import type { OrderCard } from '../../endpoints-schemas.ts'
import { orderExportMessages } from '../../messages.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import { listOrders, type OrderListInput } from './list-orders.ts'
import type { OrderScope } from './order-repository.ts'
import type { OrderViewer } from './order-view.ts'

const heads = [
  'orderSn',
  'buyerOrderNo',
  'createTime',
  'wantedDate',
  'project',
  'store',
  'buyer',
  'state',
  'goods',
  'spec',
  'materialCode',
  'number',
  'unit',
  'price',
  'subtotal',
  'discount',
  'freight',
  'total',
  'payMethod',
  'paySn',
] as const
const actors = { buyer: 'member', store: 'store', platform: 'platform' } as const

/** One row per line; freight and total stand on the first line of their order, so that columns can be summed. */
function rowsOf(orders: readonly OrderCard[], lang: Language, viewer: OrderViewer): SheetRows {
  const say = translate(lang, orderExportMessages)
  // What it was bought for is the buyer's own: a column that stays empty says nothing to the others.
  const isShown = (_cell: unknown, at: number) => viewer === 'buyer' || heads[at] !== 'project'
  const rows = [
    heads.map((head) => say(head)),
    ...orders.flatMap((order) =>
      order.orderProductList.map((line, index) => [
        order.orderSn,
        order.purchaseData.buyerOrderNo,
        sheetTime(order.createTime),
        order.purchaseData.wantedDate,
        order.project?.title ?? '',
        order.storeName,
        order.buyerName,
        order.orderStateText,
        line.goodsName,
        line.specText,
        line.materialCode,
        line.buyNum,
        line.unitName,
        line.goodsPrice,
        line.subtotal,
        line.discount,
        index === 0 ? order.freight : '',
        index === 0 ? order.totalAmount : '',
        say(order.payMethod),
        order.paySn,
      ]),
    ),
  ]
  return rows.map((row) => row.filter(isShown))
}

type Asked = Omit<OrderListInput, 'cursor' | 'pageSize'> & { readonly format: SheetFormat }
type Seeing = { readonly scope: OrderScope; readonly viewer: OrderViewer; readonly write: SheetWriter }

/** The orders of a scope by the filters of their list, as a file. Who took it along is written down. */
export async function exportOrders(call: Call, { scope, viewer, write }: Seeing, { format, ...asked }: Asked) {
  const found = await listOrders(call, scope, viewer, { ...asked, cursor: '', pageSize: mostSheetRows })
  if (isFailure(found)) return found
  if (found.nextCursor !== null) return failure('order.exportTooMany', { max: mostSheetRows }, { field: 'startDate' })
  const name = sheetName(translate(call.lang, orderExportMessages)('orders'), call.app.clock.now())
  const file = await sheetFile(write, format, { name, rows: rowsOf(found.list, call.lang, viewer) })
  await call.app.inTransaction((tx) =>
    audit(tx, {
      ...actorContext(call, actors[viewer]),
      action: 'order.export',
      entity: 'orderList',
      entityId: viewer,
      without: 'note',
      facts: { ...asked, count: found.list.length },
    }),
  )
  return file
}

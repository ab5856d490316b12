import type { z } from 'zod'
import { actorContext } from '../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../kernel/database/transaction.ts'
import { parseQuantity, quantityText } from '../../../kernel/quantity/quantity.ts'
import { ownSku } from '../../catalog/server/public.ts'
import { stockAlertSave } from '../endpoints-alerts.ts'
import { stockStores } from './stock-stores.ts'

type Asked = z.output<typeof stockAlertSave.input>['list'][number]

const before = {
  name: 'inventory.stockAlertOf',
  text: 'SELECT alert_at AS "alertAt" FROM sku_stock_alert WHERE product_id = $1 FOR UPDATE',
}
const save = {
  name: 'inventory.saveStockAlert',
  text: 'INSERT INTO sku_stock_alert (product_id, alert_at) VALUES ($1, $2) ON CONFLICT (product_id) DO UPDATE SET alert_at = excluded.alert_at',
}
const remove = { name: 'inventory.deleteStockAlert', text: 'DELETE FROM sku_stock_alert WHERE product_id = $1' }

/** Sets or takes away the threshold of one SKU. Refused: a number that the unit cannot have (`inventory.badAlert`). */
async function saveStockAlert(tx: Transaction, { productId, alertAt }: Asked, call: Call): Promise<Failure | undefined> {
  const sku = await ownSku(tx, productId, stockStores(call))
  if (!sku) return failure('api.notFound')
  const wanted = alertAt === '' ? null : parseQuantity(alertAt, sku.precision)
  if (wanted === undefined || wanted === 0n) return failure('inventory.badAlert', { decimals: sku.precision })
  const [known] = await rows<{ alertAt: number | bigint }>(tx, before, [productId])
  if (wanted === null) await execute(tx, remove, [productId])
  else await execute(tx, save, [productId, wanted])
  const word = (steps: bigint | null) => (steps === null ? null : quantityText(steps, sku.precision))
  await audit(tx, {
    ...actorContext(call, 'store'),
    action: 'stock.alert',
    entity: 'sku',
    entityId: productId,
    diff: { alertAt: [word(known ? BigInt(known.alertAt) : null), word(wanted)] },
  })
  return undefined
}

/** Thresholds of SKUs, all of them or none: `inventory.alertsRefused` with what is wrong with each. */
async function saveStockAlerts(tx: Transaction, list: readonly Asked[], call: Call) {
  const errors: Record<string, { code: string; facts: Failure['facts'] }> = {}
  // In one order for everybody, so that two who change the same SKUs wait and do not deadlock.
  for (const asked of list.toSorted((one, other) => one.productId - other.productId)) {
    const refused = await saveStockAlert(tx, asked, call)
    if (refused) errors[`alert-${asked.productId}`] = { code: refused.code, facts: refused.facts }
  }
  const count = Object.keys(errors).length
  return count === 0 ? { savedNum: list.length } : failure('inventory.alertsRefused', { count }, { errors })
}

export function stockAlertHandlers(): Handler[] {
  return [handle(stockAlertSave, ({ list }, call) => call.app.inTransaction((tx) => saveStockAlerts(tx, list, call)))]
}

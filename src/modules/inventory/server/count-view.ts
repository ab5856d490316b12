import { storeIdsWith } from '../../../api/caller.ts'
import type { Call } from '../../../api/handler.ts'
import { auditPage } from '../../../kernel/audit/audit-log.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import type { StockCount, StockCountDetail, StockCountLine } from '../endpoints-counts.ts'
import { stockCountMachine, type StockCountWho } from '../rules/stock-count-machine.ts'
import { countLines, type CountLineRow, type CountRow } from './count-repository.ts'
import { signedQuantity } from './signed-quantity.ts'

/** Who may correct stock by hand confirms counts; others of the store's stock count. */
export function whoCounts(call: Call, storeId: number): StockCountWho {
  return storeIdsWith(call.caller, 'store.goods').includes(storeId) ? 'manager' : 'keeper'
}

export function headView(row: CountRow, call: Call): StockCount {
  const moves = stockCountMachine.allowedActions(row.state, whoCounts(call, Number(row.storeId)))
  return {
    stockCountId: Number(row.id),
    warehouseName: call.lang === 'en' ? row.placeEn : row.placeZh,
    state: row.state,
    note: row.note,
    lineNum: row.lines,
    countedNum: row.counted,
    differentNum: row.different,
    startTime: row.startedAt.toISOString(),
    closeTime: row.closedAt?.toISOString() ?? null,
    can: [...(row.state === 'COUNTING' ? (['count'] as const) : []), ...moves.filter((move) => move === 'cancel' || row.counted > 0)],
  }
}

function lineView(row: CountLineRow, call: Call): StockCountLine {
  const isEnglish = call.lang === 'en'
  const counted = row.counted === null ? null : BigInt(row.counted)
  return {
    productId: row.productId,
    goodsName: isEnglish ? row.nameEn : row.nameZh,
    specText: isEnglish ? row.specEn : row.specZh,
    unitName: unitOf(row.unitCode)[call.lang],
    expected: signedQuantity(row.expected, row.precision),
    counted: counted === null ? null : signedQuantity(counted, row.precision),
    difference: counted === null ? 0 : signedQuantity(counted - BigInt(row.expected), row.precision),
  }
}

export async function detailView(db: Queryable, row: CountRow, call: Call): Promise<StockCountDetail> {
  const filter = { entity: 'stockCount', entityId: String(row.id), action: '', actorName: '', startDate: null, endDate: null, before: null }
  const [lines, log] = [await countLines(db, Number(row.id)), await auditPage(db, { ...filter, limit: 20 })]
  return {
    ...headView(row, call),
    lines: lines.map((line) => lineView(line, call)),
    log: log.map((one) => ({ at: one.at.toISOString(), action: one.action, actorName: one.actorName })),
  }
}

import type { OpenObligation, OpenObligations } from '../../contract/server/public.ts'
import { duesOf } from '../../contract-due/server/public.ts'
import { debtorOf } from './act-on-settlement.ts'
import { marginCallsOf } from './margin-calls.ts'
import { pricedLines, settledLines } from './priced-lines.ts'
import { settlementsOf } from './settlement-repository.ts'

const sized = (amount: bigint): bigint => (amount < 0n ? -amount : amount)

/**
 * What index prices leave open of a contract: a line without a final price that both sides confirmed, a difference that is
 * neither paid nor waived, and a margin that was called.
 */
export const openPriceObligations: OpenObligations = async (db, contract) => {
  const [inForce, settlements, calls, dues] = [
    await pricedLines(db, contract),
    await settlementsOf(db, contract.contractId),
    await marginCallsOf(db, contract.contractId),
    await duesOf(db, contract.contractId),
  ]
  // A margin that the platform holds, or that was waived, is no longer owed.
  const isProvided = (no: number) =>
    ['HELD', 'WAIVED'].includes(dues.findLast((due) => due.kind === 'MARGIN' && due.lineNo === no)?.state ?? '')
  return [...inForce, ...settledLines(settlements, inForce)].flatMap(({ lineNo, name }): OpenObligation[] => {
    const settlement = settlements.find((one) => one.lineNo === lineNo)
    const call = calls.find((one) => one.lineNo === lineNo)
    const margin =
      call && !isProvided(lineNo)
        ? [{ lineNo, name, kind: call.side === 'buyer' ? 'buyerMargin' : 'storeMargin', amount: call.amount } as const]
        : []
    if (settlement?.state !== 'CONFIRMED') return [{ lineNo, name, kind: 'price', amount: 0n }, ...margin]
    if (settlement.differenceState !== 'DUE') return margin
    const kind = debtorOf(settlement) === 'buyer' ? 'buyerOwes' : 'storeOwes'
    const open = dues.findLast((due) => due.kind === 'DIFFERENCE' && due.lineNo === lineNo)
    return [{ lineNo, name, kind, amount: open?.amount ?? sized(settlement.difference) }, ...margin]
  })
}

import type { Call } from '../../../api/handler.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { draftAwardContract } from '../../contract/server/public.ts'
import { tenderDays } from '../rules/tender-schedule.ts'
import { lockBids } from './bid-repository.ts'
import { ownTender } from './save-tender.ts'

/**
 * Drafts the contract with a winner: goods and quantities of the tender, prices and delivery time of the bid. Refusals:
 * `tender.notAwarded`, `api.notFound`, and those of a draft.
 */
export async function draftContractOfAward(
  call: Call,
  tx: Transaction,
  { tenderSn, bidSn }: { readonly tenderSn: string; readonly bidSn: string },
): Promise<{ contractId: number } | Failure> {
  const tender = await ownTender(call, tx, tenderSn)
  if (isFailure(tender)) return tender
  const bid = (await lockBids(tx, tender.tenderId)).find((one) => one.bidSn === bidSn)
  if (!bid) return failure('api.notFound')
  const isAwarded = tender.state === 'AWARDED' || tender.state === 'PUBLICITY'
  if (!isAwarded || bid.state !== 'WON' || !bid.payload || tender.enterpriseId === null) return failure('tender.notAwarded')
  const prices = new Map(bid.payload.lines.map(({ lineNo, unitPrice }) => [lineNo, unitPrice]))
  const lines = tender.lines.flatMap(({ lineNo, goodsName, specText, number, unitName }) => {
    const price = prices.get(lineNo)
    return price === undefined
      ? []
      : [{ lineNo, name: goodsName.slice(0, 80), spec: specText.slice(0, 120), unit: unitName.slice(0, 12), quantity: number, price }]
  })
  const { deliveryDays } = bid.payload
  const lot = tender.lots.find(({ lotNo }) => lotNo === bid.lotNo)
  return draftAwardContract(call, tx, {
    tenderSn,
    title: lot ? `${tender.title.slice(0, 100 - lot.name.length)}（${lot.name}）` : tender.title,
    enterpriseId: tender.enterpriseId,
    storeId: Number(bid.storeId),
    award: { lines, deliveryDays, ...(lot ? { lotNo: lot.lotNo } : {}) },
    endsInDays: tenderDays.contract + deliveryDays,
  })
}

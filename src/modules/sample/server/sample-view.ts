import type { Call } from '../../../api/handler.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { unitNameOf } from '../../basket/server/public.ts'
import { type SkuForSale, skusForSale } from '../../pricing/server/public.ts'
import { precisionOf } from '../../catalog/rules/sale-quantity.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { SampleView } from '../endpoints.ts'
import { sampleMachine, type SampleState } from '../rules/sample-machine.ts'
import { daysAfter, sampleLimits } from '../rules/sample-limits.ts'
import type { Sample } from './sample-repository.ts'

const shown = ['approve', 'reject', 'ship', 'cancel', 'receive', 'feedback'] as const
const waitsForFeedback: readonly SampleState[] = ['RECEIVED', 'FEEDBACK_DUE']
const has: readonly SampleState[] = ['SHIPPED', 'RECEIVED', 'FEEDBACK_DUE', 'FEEDBACK_DONE', 'CONVERTED', 'CLOSED']
const momentOf = (at: Date | null): string | null => at && at.toISOString()

/** Applications as one side sees them. */
export async function sampleViewsOf(
  call: Call,
  handle: Queryable,
  samples: readonly Sample[],
  who: 'buyer' | 'store',
): Promise<SampleView[]> {
  const ids = [...new Set(samples.flatMap((of) => of.lines.map((line) => line.productId)))]
  const [skus, stores] = await Promise.all([
    skusForSale(handle, ids, 'retail'),
    storesByIds(handle, [...new Set(samples.map((of) => of.storeId))]),
  ])
  const names = new Map(stores.map((one) => [one.storeId, call.lang === 'en' ? one.storeNameEn : one.storeName]))
  return samples.map((of) => viewOf(call, of, { who, skus, storeName: names.get(of.storeId) ?? '' }))
}

type Known = { readonly who: 'buyer' | 'store'; readonly skus: ReadonlyMap<number, SkuForSale>; readonly storeName: string }

function viewOf(call: Call, of: Sample, { who, skus, storeName }: Known): SampleView {
  const allowed = sampleMachine.allowedActions(of.state, who)
  const until = of.receivedAt && waitsForFeedback.includes(of.state) ? daysAfter(of.receivedAt, sampleLimits.overdueDays) : null
  const mayAllow = who === 'store' && !of.againAllowed && has.includes(of.state)
  const { receiverName, mobile, regionText, detail } = of.receiver
  return {
    sampleId: of.sampleId,
    sampleSn: of.sampleSn,
    storeId: of.storeId,
    storeName,
    buyerName: of.buyerName,
    state: of.state,
    purpose: of.purpose,
    receiverName,
    mobile,
    address: `${regionText} ${detail}`.trim(),
    lines: of.lines.map((line) => lineOf(call, line, skus.get(line.productId))),
    reason: of.reason,
    carrier: of.carrier,
    trackingNo: of.trackingNo,
    againAllowed: of.againAllowed,
    feedback:
      of.feedbackAt && of.feedbackFits !== null
        ? { fits: of.feedbackFits, note: of.feedbackNote, target: of.feedbackTarget, time: of.feedbackAt.toISOString() }
        : null,
    orderSn: of.orderSn,
    applyTime: of.appliedAt.toISOString(),
    answerTime: momentOf(of.answeredAt),
    shipTime: momentOf(of.shippedAt),
    receiveTime: momentOf(of.receivedAt),
    feedbackUntil: momentOf(until),
    isOverdue: until !== null && until <= call.app.clock.now(),
    can: [...shown.filter((one) => allowed.includes(one)), ...(mayAllow ? (['allow'] as const) : [])],
  }
}

function lineOf(call: Call, line: Sample['lines'][number], sku: SkuForSale | undefined): SampleView['lines'][number] {
  const isEn = call.lang === 'en'
  return {
    productId: line.productId,
    goodsName: (isEn ? sku?.nameEn : sku?.nameZh) ?? '',
    specText: (isEn ? sku?.specEn : sku?.specZh) ?? '',
    goodsImage: sku?.image ?? '',
    number: sku ? quantityNumber(BigInt(line.number), precisionOf(sku, line.unit)) : 0,
    unitName: sku ? unitNameOf(sku, line.unit, call.lang) : '',
  }
}

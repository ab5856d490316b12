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
export async function sampleViewsOf(call: Call, db: Queryable, samples: readonly Sample[], who: 'buyer' | 'store'): Promise<SampleView[]> {
  const ids = [...new Set(samples.flatMap((sample) => sample.lines.map((line) => line.productId)))]
  const [skus, stores] = await Promise.all([
    skusForSale(db, ids, 'retail'),
    storesByIds(db, [...new Set(samples.map((sample) => sample.storeId))]),
  ])
  const names = new Map(stores.map((store) => [store.storeId, call.lang === 'en' ? store.storeNameEn : store.storeName]))
  return samples.map((sample) => viewOf(call, sample, { who, skus, storeName: names.get(sample.storeId) ?? '' }))
}

type Known = { readonly who: 'buyer' | 'store'; readonly skus: ReadonlyMap<number, SkuForSale>; readonly storeName: string }

function viewOf(call: Call, sample: Sample, { who, skus, storeName }: Known): SampleView {
  const allowed = sampleMachine.allowedActions(sample.state, who)
  const until = sample.receivedAt && waitsForFeedback.includes(sample.state) ? daysAfter(sample.receivedAt, sampleLimits.overdueDays) : null
  const mayAllow = who === 'store' && !sample.againAllowed && has.includes(sample.state)
  const { receiverName, mobile, regionText, detail } = sample.receiver
  return {
    sampleId: sample.sampleId,
    sampleSn: sample.sampleSn,
    storeId: sample.storeId,
    storeName,
    buyerName: sample.buyerName,
    state: sample.state,
    purpose: sample.purpose,
    receiverName,
    mobile,
    address: `${regionText} ${detail}`.trim(),
    lines: sample.lines.map((line) => lineOf(call, line, skus.get(line.productId))),
    reason: sample.reason,
    carrier: sample.carrier,
    trackingNo: sample.trackingNo,
    againAllowed: sample.againAllowed,
    feedback:
      sample.feedbackAt && sample.feedbackFits !== null
        ? { fits: sample.feedbackFits, note: sample.feedbackNote, target: sample.feedbackTarget, time: sample.feedbackAt.toISOString() }
        : null,
    orderSn: sample.orderSn,
    applyTime: sample.appliedAt.toISOString(),
    answerTime: momentOf(sample.answeredAt),
    shipTime: momentOf(sample.shippedAt),
    receiveTime: momentOf(sample.receivedAt),
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

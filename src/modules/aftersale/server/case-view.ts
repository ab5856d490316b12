import type { Call } from '../../../api/handler.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import { orderSold, type OrderLineSold, type OrderSold } from '../../order/server/public.ts'
import { refundsOfReference } from '../../payment/server/public.ts'
import { supplementRefundsOf } from '../../weighing/server/public.ts'
import { fileUrl } from '../../site/server/public.ts'
import type { AftersaleOptions, CaseDetail, CaseHead } from '../endpoints.ts'
import { aftersaleMessages } from '../messages.ts'
import { aftersaleKinds } from '../rules/aftersale-machine.ts'
import { buyerCan, platformCan, storeCan } from '../rules/case-actions.ts'
import { openComplaintStates } from '../rules/complaint-machine.ts'
import { aftersaleReasons, isSuppliersFault, reasonsFor } from '../rules/reasons.ts'
import { worthOf } from '../rules/refundable.ts'
import { aftersaleDays } from './aftersale-days.ts'
import { eventsOfCase, returnAddressOf, type AftersaleCase } from './case-repository.ts'
import { linesOfCases, type CaseLine } from './case-line-repository.ts'
import { complaintOf } from './complaint-repository.ts'
import { isUndecided } from './returned-goods.ts'
import { refundableLines, windowEnd, windowRefusal } from './open-case.ts'
import { freeReturnLines } from './free-return-lines.ts'

export type Viewer = 'buyer' | 'store' | 'platform'

const iso = (moment: Date | null): string | null => moment && moment.toISOString()

function goodsOf(call: Call, line: OrderLineSold) {
  const isEnglish = call.lang === 'en'
  return {
    orderProductId: line.orderLineId,
    productId: line.productId,
    goodsName: isEnglish ? line.nameEn : line.nameZh,
    specText: isEnglish ? line.specEn : line.specZh,
    goodsImage: line.image,
    unitName: unitOf(line.unitCode)[call.lang],
  }
}

function lineViews(call: Call, sold: OrderSold, lines: readonly CaseLine[], viewer: Viewer): CaseHead['lines'] {
  return lines.flatMap((part) => {
    const line = sold.lines.find((one) => one.orderLineId === part.orderLineId)
    if (!line) return []
    const numberOf = (number: bigint | null) => (number === null ? null : quantityNumber(number, line.decimals))
    // What a store does with its goods is no business of the buyer's.
    const isShown = viewer !== 'buyer'
    return [
      {
        ...goodsOf(call, line),
        number: quantityNumber(part.number, line.decimals),
        receivedNum: numberOf(part.received),
        restockedNum: isShown ? numberOf(part.restocked) : null,
        writtenOffNum: isShown ? numberOf(part.writtenOff) : null,
        lossReason: isShown ? part.lossReason : '',
        goodsAmount: yuanNumber(part.goods),
        freightAmount: yuanNumber(part.freight),
      },
    ]
  })
}

type Shown = { readonly sold: OrderSold; readonly lines: readonly CaseLine[]; readonly viewer: Viewer }

function headOf(call: Call, of: AftersaleCase, { sold, lines, viewer }: Shown): CaseHead {
  return {
    caseSn: of.caseSn,
    orderSn: of.orderSn,
    storeId: of.storeId,
    storeName: call.lang === 'en' && sold.storeNameEn !== '' ? sold.storeNameEn : sold.storeName,
    buyerTitle: of.buyerTitle,
    kind: of.kind,
    state: of.state,
    isDisputed: of.disputed,
    reason: of.reason,
    amount: yuanNumber(of.amount),
    lines: lineViews(call, sold, lines, viewer),
    applyTime: of.appliedAt.toISOString(),
    dueTime: iso(of.dueAt),
  }
}

/** Cases in a list. */
export async function caseHeads(call: Call, cases: readonly AftersaleCase[], viewer: Viewer): Promise<CaseHead[]> {
  const { read } = call.app
  const lines = await linesOfCases(
    read,
    cases.map((one) => one.caseId),
  )
  const heads: CaseHead[] = []
  for (const of of cases) {
    const sold = await orderSold(read, of.orderSn, { anyone: true })
    if (sold) heads.push(headOf(call, of, { sold, lines: lines.filter((line) => line.caseId === of.caseId), viewer }))
  }
  return heads
}

/** A case in full as one side sees it; null when its order is gone. */
export async function caseDetail(call: Call, of: AftersaleCase, viewer: Viewer): Promise<CaseDetail | null> {
  const { read } = call.app
  const [sold, lines, events, complaint, refunds, supplements] = [
    await orderSold(read, of.orderSn, { anyone: true }),
    await linesOfCases(read, [of.caseId]),
    await eventsOfCase(read, of.caseId),
    await complaintOf(read, of.caseId),
    await refundsOfReference(read, of.caseSn),
    await supplementRefundsOf(read, of.caseSn),
  ]
  if (!sold) return null
  const open = complaint && openComplaintStates.includes(complaint.state) ? complaint.state : null
  const can = { buyer: buyerCan, store: storeCan, platform: platformCan }[viewer]
  return {
    ...headOf(call, of, { sold, lines, viewer }),
    version: of.version,
    goodsState: of.goodsState,
    explanation: of.explanation,
    offeredAmount: of.offered === null ? null : yuanNumber(of.offered),
    answer: of.answer,
    returnAddress: of.returnAddress,
    usualAddress: viewer === 'buyer' ? null : await returnAddressOf(read, of.storeId),
    carrier: of.carrier,
    trackingNo: of.trackingNo,
    replaceCarrier: of.replaceCarrier,
    replaceNo: of.replaceNo,
    complaint: complaint && { state: complaint.state, verdict: complaint.verdict, dueTime: iso(complaint.dueAt) },
    awaitsRedLetter: of.awaitsRedLetter,
    refunds: [
      ...refunds.map(({ outRefundNo: refundSn, amountFen, state }) => ({
        refundSn,
        amount: yuanNumber(amountFen),
        state,
        failedReason: '',
      })),
      ...supplements.map(({ weighNoteSn, fen }) => ({
        refundSn: weighNoteSn,
        amount: yuanNumber(fen),
        state: 'DONE' as const,
        failedReason: '',
      })),
    ],
    events: events
      .filter(({ event }) => viewer !== 'buyer' || event !== 'restock')
      .map(({ at, event, actorKind, actorName, note, images }) => ({
        at: at.toISOString(),
        event,
        byKind: actorKind,
        byName: actorKind === 'system' ? '' : actorName,
        note,
        images: images.map(fileUrl),
      })),
    can: can({ ...of, complaint: open, undecided: isUndecided(of.state, lines) }),
  }
}

/** What of an order may be asked back now. */
export async function optionsOf(call: Call, sold: OrderSold): Promise<AftersaleOptions> {
  const { read, clock } = call.app
  const days = await aftersaleDays(read)
  const refused = windowRefusal(sold, days, clock.now())
  const say = translate(call.lang, aftersaleMessages)
  const [found, free] = await Promise.all([refundableLines(read, sold), freeReturnLines(read, sold, clock.now())])
  return {
    orderSn: sold.orderSn,
    storeName: call.lang === 'en' && sold.storeNameEn !== '' ? sold.storeNameEn : sold.storeName,
    problem: isFailure(refused) ? say(refused.code === 'aftersale.windowOver' ? 'windowOver' : 'notPaid') : '',
    windowEnd: iso(windowEnd(sold, days)),
    isWhole: sold.lines.every((line) => line.shipped === 0n),
    lines: found.map((one) => {
      const { line, left } = one
      const unshipped = worthOf(one, left.unshipped, true)
      const shipped = worthOf(one, left.shipped, false)
      return {
        ...goodsOf(call, line),
        decimals: line.decimals,
        isFreeReturn: free.has(line.orderLineId),
        unshippedNum: quantityNumber(left.unshipped, line.decimals),
        shippedNum: quantityNumber(left.shipped, line.decimals),
        unshippedGoods: yuanNumber(left.unshipped === 0n ? 0n : unshipped.goods),
        unshippedFreight: yuanNumber(left.unshipped === 0n ? 0n : unshipped.freight),
        shippedGoods: yuanNumber(left.shipped === 0n ? 0n : shipped.goods),
        shippedFreight: yuanNumber(left.shipped === 0n ? 0n : shipped.freight),
      }
    }),
    reasons: aftersaleReasons
      .map((reason) => ({
        reason,
        kinds: aftersaleKinds.filter(
          (kind) => reasonsFor(kind).includes(reason) && (reason !== 'noNeed' || kind !== 'return' || free.size > 0),
        ),
        isSuppliersFault: isSuppliersFault(reason),
      }))
      .filter(({ kinds }) => kinds.length > 0),
  }
}

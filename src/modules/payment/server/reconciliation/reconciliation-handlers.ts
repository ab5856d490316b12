import { actorContext } from '../../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { mostSheetRows, sheetFile, sheetName, sheetTime, type SheetWriter } from '../../../../api/sheet-file.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure } from '../../../../kernel/failure/failure.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import {
  billDayList,
  differenceExport,
  differenceList,
  differenceRequery,
  differenceResolve,
  reconcileDay,
  type BillDayView,
  type DifferenceView,
} from '../../endpoints-reconciliation.ts'
import { paymentMessages, reconciliationMessages } from '../../messages.ts'
import type { PaymentDeps } from '../deps.ts'
import { requestReconciliation } from './reconcile-day.ts'
import { listBillDays, listDifferences, type BillDay, type Difference, type DifferenceFilters } from './reconciliation-repository.ts'
import { mayRequery, requeryDifference, resolveDifference } from './work-off-difference.ts'

const channelText = (channel: 'wechat' | 'alipay', lang: Language) =>
  translate(lang, paymentMessages)(channel === 'wechat' ? 'methodWechat' : 'methodAlipay')
const fenOf = (amount: number | bigint | null) => (amount === null ? null : yuanNumber(BigInt(amount)))

function dayView(of: BillDay, lang: Language): BillDayView {
  return {
    channel: of.channel,
    channelText: channelText(of.channel, lang),
    day: of.day,
    state: of.state,
    stateText: translate(lang, reconciliationMessages)(`day_${of.state}`),
    ourNum: of.ourCount,
    ourSum: yuanNumber(BigInt(of.ourSum)),
    theirNum: of.theirCount,
    theirSum: yuanNumber(BigInt(of.theirSum)),
    matched: of.matched,
    openNum: of.open,
    differenceNum: of.differences,
    problem: of.problem,
    checkTime: of.checkedAt.toISOString(),
  }
}

function differenceView(of: Difference, lang: Language): DifferenceView {
  const say = translate(lang, reconciliationMessages)
  const known = (['booked', 'gatewayCorrects', 'refunded', 'writtenOff', 'other'] as const).find((one) => one === of.resolution)
  return {
    differenceId: of.differenceId,
    channel: of.channel,
    channelText: channelText(of.channel, lang),
    day: of.day,
    kind: of.kind,
    kindText: say(`kind_${of.kind}`),
    number: of.number,
    outTradeNo: of.outTradeNo,
    gatewayNo: of.gatewayNo,
    finding: of.finding,
    findingText: say(`finding_${of.finding}`),
    ourAmount: fenOf(of.ourAmount),
    theirAmount: fenOf(of.theirAmount),
    state: of.state,
    stateText: say(`difference_${of.state}`),
    version: of.version,
    resolutionText: known ? say(`resolution_${known}`) : '',
    note: of.note,
    foundTime: of.foundAt.toISOString(),
    resolveTime: of.resolvedAt && of.resolvedAt.toISOString(),
    resolvedBy: of.resolvedBy,
    can: of.state === 'OPEN' ? ['resolve', ...(mayRequery(of) ? ['requery' as const] : [])] : [],
  }
}

/** The platform's side of the gateways' daily bills. */
export function reconciliationHandlers(deps: PaymentDeps, write: SheetWriter): Handler[] {
  return [
    handle(billDayList, async (page, call) => {
      const { list, total, open } = await listBillDays(call.app.read, page)
      return { list: list.map((day) => dayView(day, call.lang)), total, openNum: open }
    }),
    handle(differenceList, async (input, call) => {
      const { list, total } = await listDifferences(call.app.read, input)
      return { list: list.map((difference) => differenceView(difference, call.lang)), total }
    }),
    handle(differenceExport, ({ format, ...filters }, call) => exportDifferences(call, write, format, filters)),
    handle(reconcileDay, ({ channel, day }, call) =>
      call.idempotent(async (tx) => {
        const now = call.app.clock.now()
        if (day >= dayOf(now) || day < '2020-01-01') return failure('payment.dayNotOver', {}, { field: 'day' })
        await requestReconciliation(tx, channel, day, now)
        const act = actorContext(call, 'platform')
        await audit(tx, { ...act, action: 'payment.fetchBill', entity: 'billDay', entityId: `${channel} ${day}`, without: 'note' })
        return { channel, day }
      }),
    ),
    handle(differenceRequery, async ({ differenceId }, call) => {
      const done = await requeryDifference(call.app, deps, differenceId)
      return isFailure(done) ? done : differenceView(done, call.lang)
    }),
    handle(differenceResolve, (input, call) =>
      call.idempotent(async (tx) => {
        const done = await resolveDifference(tx, input, actorContext(call, 'platform'))
        return isFailure(done) ? done : differenceView(done, call.lang)
      }),
    ),
  ]
}

async function exportDifferences(call: Call, write: SheetWriter, format: 'xlsx' | 'csv', filters: DifferenceFilters) {
  const say = translate(call.lang, reconciliationMessages)
  const { list, total } = await listDifferences(call.app.read, { ...filters, current: 1, pageSize: mostSheetRows })
  if (total > mostSheetRows) return failure('payment.exportTooMany', { max: mostSheetRows }, { field: 'day' })
  const heads = [
    'colDay',
    'colChannel',
    'colKind',
    'colNumber',
    'colGatewayNo',
    'colFinding',
    'colOurs',
    'colTheirs',
    'colState',
    'colResolution',
    'colNote',
    'colResolved',
  ] as const
  const lines = list.map((difference) => {
    const of = differenceView(difference, call.lang)
    const sides = [of.ourAmount ?? '', of.theirAmount ?? '', of.stateText, of.resolutionText, of.note, sheetTime(difference.resolvedAt)]
    return [of.day, of.channelText, of.kindText, of.number, of.gatewayNo, of.findingText, ...sides]
  })
  const file = await sheetFile(write, format, {
    name: sheetName(say('differencesTitle'), call.app.clock.now()),
    rows: [heads.map((head) => say(head)), ...lines],
  })
  const act = actorContext(call, 'platform')
  await call.app.inTransaction((tx) =>
    audit(tx, {
      ...act,
      action: 'payment.export',
      entity: 'differenceList',
      entityId: 'platform',
      without: 'note',
      facts: { ...filters, count: total },
    }),
  )
  return file
}

import type { Call } from '../../../../api/handler.ts'
import { sheetFile, sheetName, type SheetFormat, type SheetRows, type SheetWriter } from '../../../../api/sheet-file.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import type { OptimizationDetail } from '../../endpoints-optimization.ts'
import { sourcingToolsMessages } from '../../messages.ts'

const heads = [
  'colPlan',
  'colGoods',
  'colSpec',
  'colStore',
  'columnNumber',
  'columnUnit',
  'colPrice',
  'colSubtotal',
  'colDays',
  'colWhy',
] as const

/** A run as a file: a row for each line of each selection, and below them its sums. */
export function optimizationFile(call: Call, run: OptimizationDetail, { format, write }: { format: SheetFormat; write: SheetWriter }) {
  const t = translate(call.lang, sourcingToolsMessages)
  const rows: SheetRows = [
    heads.map((head) => t(head)),
    ...run.plans.flatMap((plan) => {
      const name = t(`goal_${plan.goal}`)
      return [
        ...plan.lines.map((line) => [
          name,
          line.goodsName,
          line.specText,
          line.storeName,
          Number(line.number),
          line.unitName,
          line.goodsPrice,
          line.subtotal,
          line.leadTimeDays,
          [...line.reasons, ...line.openPoints.map((point) => t('toAgree', { point }))].join(call.lang === 'en' ? '; ' : '；'),
        ]),
        [name, t('sumGoods'), '', '', '', '', '', plan.goodsAmount, '', ''],
        [name, t('sumFreight'), '', '', '', '', '', plan.freight, '', plan.askedNum > 0 ? t('freightAsked', { count: plan.askedNum }) : ''],
        [name, t('sumTotal'), '', '', '', '', '', plan.total, plan.leadTimeDays, ''],
        ...(plan.perTonne === null ? [] : [[name, t('sumPerTonne'), '', '', '', '', '', plan.perTonne, '', '']]),
      ]
    }),
  ]
  return sheetFile(write, format, { name: sheetName(t('runFile'), call.app.clock.now()), rows })
}

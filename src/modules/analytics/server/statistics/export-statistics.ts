import { storeIdsWith } from '../../../../api/caller.ts'
import type { Call } from '../../../../api/handler.ts'
import { sheetFile, sheetName, type SheetFormat, type SheetWriter } from '../../../../api/sheet-file.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { figureNames } from '../../endpoints-figures.ts'
import { statisticsMessages } from '../../messages.ts'
import { daySums } from '../figures/figure-sums.ts'
import { spanAsked, worthOf } from './figure-view.ts'

type Asked = { readonly from: string; readonly to: string; readonly format: SheetFormat }

/** Every figure of every day: its cases, and its money where it has some. Refusal: `analytics.badSpan`. */
export async function exportStatistics(write: SheetWriter, call: Call, stores: readonly number[] | null, { format, ...asked }: Asked) {
  const now = call.app.clock.now()
  const span = spanAsked(asked, now)
  if (isFailure(span)) return span
  const found = await daySums(call.app.read, stores, figureNames, span)
  const by = new Map(found.map((one) => [`${one.figure} ${one.day}`, one]))
  const say = translate(call.lang, statisticsMessages)
  const withMoney = figureNames.filter((figure) => worthOf(figure, { value: 0, cases: 0 }).amount !== null)
  const head = [
    say('day'),
    ...figureNames.map((figure) => say(`figure_${figure}`)),
    ...withMoney.map((figure) => `${say(`figure_${figure}`)} ${say('yuan')}`),
  ]
  const lines = span.days.map((day) => [
    day,
    ...figureNames.map((figure) => by.get(`${figure} ${day}`)?.cases ?? 0),
    ...withMoney.map((figure) => yuanNumber(BigInt(by.get(`${figure} ${day}`)?.value ?? 0))),
  ])
  return sheetFile(write, format, { name: sheetName(say('title'), now), rows: [head, ...lines] })
}

/** The caller's own stores. */
export const exportStoreStatistics = (write: SheetWriter, call: Call, asked: Asked) =>
  exportStatistics(write, call, storeIdsWith(call.caller, 'store.orders'), asked)

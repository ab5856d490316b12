import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import type { useMessages } from '../../../api/browser/use-messages.tsx'
import type { PlatformStoreFigures } from '../endpoints.ts'
import type { dashboardMessages } from '../messages.ts'
import type { ShownFigure } from './figure-strip.tsx'

/** What stores sold in a period, as figures of a strip. */
export function storeFigureList(found: PlatformStoreFigures, t: ReturnType<typeof useMessages<typeof dashboardMessages>>): ShownFigure[] {
  const rate = (of: PlatformStoreFigures['hitRate'], label: string, help: string): ShownFigure => ({
    label,
    help,
    value: of.value === null ? '—' : `${of.value}%`,
    change: null,
    note: of.of === 0 ? t('noData') : t('ofOrders', { count: of.of }),
  })
  return [
    {
      ...found.amount,
      label: t('amount'),
      help: t('amountHelp'),
      value: { yuan: found.amount.value },
      line: found.series.map((one) => one.amount),
    },
    { ...found.tonnes, label: t('tonnes'), help: t('tonnesHelp'), value: groupedNumber(found.tonnes.value), unit: t('perTonne') },
    { ...found.orderNum, label: t('orderNum'), value: String(found.orderNum.value), line: found.series.map((one) => one.orderNum) },
    { ...found.average, label: t('average'), value: { yuan: found.average.value } },
    rate(found.hitRate, t('hitRate'), t('hitRateHelp')),
    rate(found.punctuality, t('punctuality'), t('punctualityHelp')),
  ]
}

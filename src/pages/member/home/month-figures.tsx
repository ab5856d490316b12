import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { memberFigures, type MemberFigures } from '../../../modules/dashboard/endpoints.ts'
import { FigureStrip, type ShownFigure } from '../../../modules/dashboard/ui/figure-strip.tsx'
import { memberHomeMessages } from './messages.ts'

/** This month against the same days of the last one: money, tonnes, orders, and zinc against its index. */
export function MonthFigures() {
  const call = useCall(memberFigures, {})
  return (
    <CallView call={call} rows={2}>
      {(figures) => <Figures of={figures} />}
    </CallView>
  )
}

function Figures({ of }: { of: MemberFigures }) {
  const t = useMessages(memberHomeMessages)
  const zinc = of.zinc
  const gap = zinc ? zinc.cost - zinc.index : 0
  const figures: ShownFigure[] = [
    { label: t('thisMonth'), value: { yuan: of.amount.value }, change: of.amount.change },
    {
      label: t('monthTonnes'),
      value: priceText(of.tonnes.value, true),
      unit: t('tonne'),
      change: of.tonnes.change,
      ...(of.zincShare !== null && of.zincShare > 0 && { note: t('zincShare', { share: of.zincShare }) }),
    },
    {
      label: t('zincCost'),
      help: t('zincCostHelp'),
      value: zinc ? priceText(zinc.cost, true) : '—',
      ...(zinc && { unit: t('perTonne') }),
      change: null,
      note: zinc ? t(gap > 0 ? 'aboveIndex' : 'belowIndex', { amount: priceText(Math.abs(gap), true) }) : t('noZinc'),
    },
    { label: t('ordersMonth'), value: String(of.orderNum.value), change: of.orderNum.change },
  ]
  return <FigureStrip figures={figures} days="month" />
}

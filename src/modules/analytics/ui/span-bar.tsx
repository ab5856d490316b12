import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { DayRange } from '../../../ui/console/day-range.tsx'
import { Segmented } from '../../../ui/layout/segmented.tsx'
import { statisticsMessages } from '../messages.ts'
import type { FigureSpanChoice } from './use-figure-span.ts'

/** The period of a page of figures, and what can be done with all of it. */
export function SpanBar({ span, children }: { span: FigureSpanChoice; children?: ReactNode }) {
  const t = useMessages(statisticsMessages)
  return (
    <div className="row g2 wrp">
      <Segmented {...span.choice} />
      {span.isCustom && (
        <DayRange start={span.from} end={span.to} labels={{ start: t('fromDay'), end: t('toDay') }} onChange={span.setRange} />
      )}
      <span className="sp" />
      {children}
    </div>
  )
}

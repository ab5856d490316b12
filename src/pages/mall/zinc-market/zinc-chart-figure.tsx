import { useState, type ComponentType } from 'react'
import { Button } from '../../../ui/basic/button.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { useZincMessages } from './use-messages.ts'
import { ZincChart } from './zinc-chart.tsx'
import type { ZincData } from './zinc-data.ts'
import type { InteractiveZincChartProps } from './interactive-zinc-chart.tsx'

/** The price lines as the server drew them, and on request the ones to zoom into; the summary stands below both. */
export function ZincChartFigure({ zinc, label }: { zinc: ZincData; label: string }) {
  const t = useZincMessages()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [Explorer, setExplorer] = useState<ComponentType<InteractiveZincChartProps> | null>(null)
  const { shape, phoneShape, days } = zinc
  if (!shape || !phoneShape) return null
  const explore = async () => {
    setBusy(true)
    try {
      const { InteractiveZincChart: ZincExplorer } = await import('./interactive-zinc-chart.tsx')
      setExplorer(() => ZincExplorer)
    } catch {
      toast({ text: t('noAnswer'), tone: 'warn' })
    } finally {
      setBusy(false)
    }
  }
  const names = shape.lines.map((line) => line.name)
  return (
    <figure>
      {Explorer ? (
        <Explorer days={days} names={names} mode={zinc.mode} label={label} file={`${zinc.codes.join('-')}-${zinc.from}`} />
      ) : (
        <>
          <div className="d-only">
            <ZincChart shape={shape} days={days} label={label} />
          </div>
          <div className="m-only">
            <ZincChart shape={phoneShape} days={days} label={label} />
          </div>
        </>
      )}
      <figcaption className="t12 c3 row g3">
        <span>{label}</span>
        <span className="sp" />
        <Button
          size="sm"
          icon="chart-line"
          busy={busy}
          aria-pressed={Explorer !== null}
          onClick={() => (Explorer ? setExplorer(null) : void explore())}
        >
          {t(Explorer ? 'exploreLess' : 'explore')}
        </Button>
      </figcaption>
    </figure>
  )
}

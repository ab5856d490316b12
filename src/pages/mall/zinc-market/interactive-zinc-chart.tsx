import { LineChart } from 'echarts/charts'
import { AriaComponent, DataZoomComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use as draws, type EChartsType } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/basic/button.tsx'
import { useZincMessages } from './use-messages.ts'
import { interactiveChartOptions } from './interactive-chart-options.ts'
import type { ZincData } from './zinc-data.ts'

draws([AriaComponent, CanvasRenderer, DataZoomComponent, GridComponent, LegendComponent, LineChart, TooltipComponent])

export type InteractiveZincChartProps = {
  days: ZincData['days']
  names: readonly string[]
  mode: ZincData['mode']
  label: string
  file: string
}

/** The same lines to zoom, drag, hide and save as a picture. Loaded when somebody asks for it; the drawn chart needs no script. */
export function InteractiveZincChart({ days, names, mode, label, file }: InteractiveZincChartProps) {
  const t = useZincMessages()
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType>(null)
  useEffect(() => {
    if (!box.current) return
    const own = init(box.current)
    chart.current = own
    const sized = new ResizeObserver(() => own.resize())
    sized.observe(box.current)
    return () => {
      sized.disconnect()
      own.dispose()
    }
  }, [])
  useEffect(() => {
    const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
    const option = interactiveChartOptions({
      days,
      names,
      mode,
      colors: names.map((_, index) => token(`--zb-viz-${index + 1}`)),
      touch: matchMedia('(pointer: coarse)').matches,
      ink: { text: token('--zb-ink-3'), line: token('--zb-viz-grid'), surface: token('--zb-surface'), font: token('--zb-font-num') },
    })
    chart.current?.setOption({ ...option, aria: { enabled: true, label: { description: label } } }, true)
  }, [days, names, mode, label])
  return (
    <>
      <div ref={box} className="zx" />
      <div className="row g3 zx-b">
        <span className="t12 c3">{t('exploreHelp')}</span>
        <span className="sp" />
        <Button size="sm" icon="refresh-cw" onClick={() => chart.current?.dispatchAction({ type: 'dataZoom', start: 0, end: 100 })}>
          {t('wholeSpan')}
        </Button>
        <Button size="sm" icon="download" onClick={() => savePicture(chart.current, file)}>
          {t('savePicture')}
        </Button>
      </div>
    </>
  )
}

function savePicture(chart: EChartsType | null, name: string) {
  if (!chart) return
  const link = document.createElement('a')
  link.href = chart.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor: '#fff' })
  link.download = `${name}.png`
  link.click()
}

import { RenderingCancelledException, TextLayer } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { pdfScales, type OpenPdf } from './pdf-file.ts'

type Props = {
  readonly pdf: OpenPdf
  readonly number: number
  /** 1: as wide as its place. */
  readonly zoom: number
  readonly label: string
  readonly broken: string
}

type Drawing = Pick<Props, 'pdf' | 'number' | 'zoom'> & {
  readonly width: number
  readonly canvas: HTMLCanvasElement
  readonly text: HTMLElement
}

/** Draws a page and lays its text over it, for the eye that reads and the hand that copies. Gives what stops it. */
function draw({ pdf, number, zoom, width, canvas, text }: Drawing, onEnd: (isGood: boolean) => void): () => void {
  const running = new AbortController()
  const work = async () => {
    const page = await pdf.getPage(number)
    if (running.signal.aborted) return
    const { css, pixels } = pdfScales(page.getViewport({ scale: 1 }), width, zoom, window.devicePixelRatio)
    const [shown, drawn] = [page.getViewport({ scale: css }), page.getViewport({ scale: pixels })]
    canvas.width = Math.max(1, Math.floor(drawn.width))
    canvas.height = Math.max(1, Math.floor(drawn.height))
    canvas.style.width = `${shown.width}px`
    canvas.style.height = `${shown.height}px`
    text.replaceChildren()
    text.style.setProperty('--total-scale-factor', String(css))
    const picture = page.render({ canvas, viewport: drawn })
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport: shown })
    running.signal.addEventListener('abort', () => {
      picture.cancel()
      layer.cancel()
    })
    await picture.promise
    onEnd(true)
    await layer.render()
  }
  work().catch((error: unknown) => {
    if (!running.signal.aborted && !(error instanceof RenderingCancelledException)) onEnd(false)
  })
  return () => running.abort()
}

/** One page of a PDF. */
export function PdfSheet({ pdf, number, zoom, label, broken }: Props) {
  const [place, canvas, text] = [useRef<HTMLDivElement>(null), useRef<HTMLCanvasElement>(null), useRef<HTMLDivElement>(null)]
  const [width, setWidth] = useState(0)
  const [drawn, setDrawn] = useState<{ readonly number: number; readonly isGood: boolean } | null>(null)
  useEffect(() => {
    if (!place.current) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  useEffect(() => {
    if (width === 0 || !canvas.current || !text.current) return
    return draw({ pdf, number, zoom, width, canvas: canvas.current, text: text.current }, (isGood) => setDrawn({ number, isGood }))
  }, [pdf, number, zoom, width, canvas, text])
  return (
    <div ref={place} className="pdf-w" aria-busy={drawn?.number !== number}>
      {drawn?.isGood === false && drawn.number === number && <p className="note d">{broken}</p>}
      <div className="pdf-p">
        <canvas ref={canvas} role="img" aria-label={label} />
        <div ref={text} className="pdf-t" />
      </div>
    </div>
  )
}

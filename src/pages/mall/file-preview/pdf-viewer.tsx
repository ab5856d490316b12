import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { Empty, LoadingRows } from '../../../ui/feedback/states.tsx'
import type { filePreviewMessages } from './messages.ts'
import { PdfToolbar } from './pdf-toolbar.tsx'
import type { OpenPdf } from './pdf-file.ts'
import { PdfSheet } from './pdf-sheet.tsx'
import { pageForKey, zoomForKey } from './pdf-keyboard.ts'
import { usePdf } from './use-pdf.ts'
import './pdf.css'

/** A PDF inside the page: a page at a time, with its number, zoom and keys. */
export function PdfViewer({ address }: { readonly address: string }) {
  const t = usePageMessages<typeof filePreviewMessages>('sitePreview')
  const pdf = usePdf(address)
  if (pdf === null) return <LoadingRows label={t('pdfLoading')} />
  if (typeof pdf === 'string')
    return <Empty icon={pdf === 'locked' ? 'lock' : 'circle-alert'} title={t(pdf === 'locked' ? 'pdfLocked' : 'isBroken')} />
  return <Pages pdf={pdf} />
}

function Pages({ pdf }: { readonly pdf: OpenPdf }) {
  const t = usePageMessages<typeof filePreviewMessages>('sitePreview')
  const [number, setNumber] = useState(1)
  const [zoom, setZoom] = useState(1)
  const stage = useRef<HTMLDivElement>(null)
  const go = (to: number) => {
    setNumber(Math.min(Math.max(1, to), pdf.numPages))
    if (stage.current) stage.current.scrollTop = 0
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const page = pageForKey(event.key, number, pdf.numPages, atEdge(stage))
    const nearer = zoomForKey(event.key, zoom)
    if (page === null && nearer === null) return
    event.preventDefault()
    if (page !== null) go(page)
    if (nearer !== null) setZoom(nearer)
  }
  return (
    <>
      <PdfToolbar number={number} pages={pdf.numPages} zoom={zoom} onPage={go} onZoom={setZoom} />
      <div ref={stage} className="pdf" tabIndex={0} role="region" aria-label={t('pdfPages')} onKeyDown={onKey}>
        <PdfSheet pdf={pdf} number={number} zoom={zoom} label={t('pdfPage', { number, pages: pdf.numPages })} broken={t('pdfPageBroken')} />
      </div>
    </>
  )
}

/** Arrows turn the page only where they have nothing left to scroll. */
function atEdge({ current }: RefObject<HTMLDivElement | null>): boolean {
  return current === null || current.scrollWidth <= current.clientWidth
}

import { useState } from 'react'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { Button } from '../../../ui/basic/button.tsx'
import type { filePreviewMessages } from './messages.ts'
import { stepZoom } from './pdf-keyboard.ts'

type Props = {
  readonly number: number
  readonly pages: number
  readonly zoom: number
  readonly onPage: (number: number) => void
  readonly onZoom: (zoom: number) => void
}

/** Turning pages, going to one, and zoom. */
export function PdfToolbar({ number, pages, zoom, onPage, onZoom }: Props) {
  const t = usePageMessages<typeof filePreviewMessages>('sitePreview')
  return (
    <div className="pdf-b" role="toolbar" aria-label={t('pdfTools')}>
      <Button square icon="chevron-left" aria-label={t('pdfBefore')} disabled={number <= 1} onClick={() => onPage(number - 1)} />
      <PageField key={number} number={number} pages={pages} onPage={onPage} />
      <span className="t13 c2 num nw">/ {pages}</span>
      <Button square icon="chevron-right" aria-label={t('pdfNext')} disabled={number >= pages} onClick={() => onPage(number + 1)} />
      <span className="sp" />
      <Button
        square
        icon="minus"
        aria-label={t('pdfSmaller')}
        disabled={stepZoom(zoom, -1) === zoom}
        onClick={() => onZoom(stepZoom(zoom, -1))}
      />
      <button
        type="button"
        className="btn gh num"
        title={t('pdfFit')}
        aria-label={t('pdfFitNow', { percent: Math.round(zoom * 100) })}
        onClick={() => onZoom(1)}
      >
        {Math.round(zoom * 100)}%
      </button>
      <Button
        square
        icon="plus"
        aria-label={t('pdfLarger')}
        disabled={stepZoom(zoom, 1) === zoom}
        onClick={() => onZoom(stepZoom(zoom, 1))}
      />
    </div>
  )
}

/** What is typed counts with Enter or when the field is left; anything that is no page is put back. */
function PageField({ number, pages, onPage }: Pick<Props, 'number' | 'pages' | 'onPage'>) {
  const t = usePageMessages<typeof filePreviewMessages>('sitePreview')
  const [typed, setTyped] = useState(String(number))
  const take = () => {
    const wanted = Number(typed)
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages) onPage(wanted)
    else setTyped(String(number))
  }
  return (
    <span className="ipt pdf-n">
      <input
        inputMode="numeric"
        aria-label={t('pdfNumber')}
        value={typed}
        onChange={(event) => setTyped(event.target.value.slice(0, 5))}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </span>
  )
}

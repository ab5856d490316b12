import { useEffect, useState, type ComponentType } from 'react'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Empty, LoadingRows } from '../../../ui/feedback/states.tsx'
import type { filePreviewMessages } from './messages.ts'

type View = ComponentType<{ readonly address: string }>

/** The reader of PDF is fetched by whoever opens one: it weighs more than all other script of the page. */
export function LazyPdfViewer({ address }: { readonly address: string }) {
  const t = usePageMessages<typeof filePreviewMessages>('sitePreview')
  const [view, setView] = useState<{ readonly part: View | null } | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isGone = false
    import('./pdf-viewer.tsx').then(
      ({ PdfViewer: PdfView }) => !isGone && setView({ part: PdfView }),
      () => !isGone && setView({ part: null }),
    )
    return () => {
      isGone = true
    }
  }, [turn])
  if (view === null) return <LoadingRows label={t('pdfLoading')} />
  if (view.part === null)
    return (
      <Empty icon="wifi-off" title={t('pdfNoReader')} actions={<Button onClick={() => setTurn((now) => now + 1)}>{t('again')}</Button>} />
    )
  return <view.part address={address} />
}

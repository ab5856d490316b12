import { useEffect, useState } from 'react'
import { openPdf, type OpenPdf, type PdfFailure } from './pdf-file.ts'

/** A PDF while it opens (null), open, or why it does not. */
export function usePdf(address: string): OpenPdf | PdfFailure | null {
  const [state, setState] = useState<OpenPdf | PdfFailure | null>(null)
  useEffect(() => {
    let isGone = false
    const { opened, end } = openPdf(address)
    void opened.then((found) => {
      if (!isGone) setState(found)
    })
    return () => {
      isGone = true
      end()
    }
  }, [address])
  return state
}

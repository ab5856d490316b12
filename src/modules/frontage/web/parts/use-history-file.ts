import { useState } from 'react'
import { callRef } from '../../../../api/browser/call-ref.ts'
import { callApi } from '../../../../api/browser/client.ts'
import { useToast } from '../../../../ui/feedback/toast.tsx'
import type { indexDownload } from '../../../market/contract.ts'
import { useZincWords } from '../use-zinc-words.ts'

const download = callRef<typeof indexDownload>('GET', 'v3/market/front/index/download')

/** Saves the history of some series as a file. */
export function useHistoryFile(codes: readonly string[], from: string) {
  const [busy, setBusy] = useState(false)
  const t = useZincWords()
  const toast = useToast()
  const save = async (format: 'csv' | 'json') => {
    setBusy(true)
    try {
      const answer = await callApi(download, { seriesCodes: codes.join(','), from, format })
      if (answer.state === 200 && answer.data) keep(answer.data)
      else toast({ text: answer.msg, tone: 'warn' })
    } catch {
      toast({ text: t('noAnswer'), tone: 'warn' })
    } finally {
      setBusy(false)
    }
  }
  return { save, busy }
}

function keep({ fileName, mimeType, content }: { fileName: string; mimeType: string; content: string }): void {
  const address = URL.createObjectURL(new Blob([content], { type: mimeType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}

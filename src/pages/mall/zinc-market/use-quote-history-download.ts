import { useState } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import { saveFile } from '../../../ui/basic/save-file.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import type { indexDownload } from '../../../modules/market/endpoints.ts'
import { useZincMessages } from './use-messages.ts'

const download = callRef<typeof indexDownload>('GET', 'v3/market/front/index/download')

/** Saves the history of some series as a file. */
export function useQuoteHistoryDownload(codes: readonly string[], from: string) {
  const [busy, setBusy] = useState(false)
  const t = useZincMessages()
  const toast = useToast()
  const save = async (format: 'csv' | 'json') => {
    setBusy(true)
    try {
      const answer = await callApi(download, { seriesCodes: codes.join(','), from, format })
      if (answer.state === 200 && answer.data)
        saveFile({ content: answer.data.content, type: answer.data.mimeType, name: answer.data.fileName })
      else toast({ text: answer.msg, tone: 'warn' })
    } catch {
      toast({ text: t('noAnswer'), tone: 'warn' })
    } finally {
      setBusy(false)
    }
  }
  return { save, busy }
}

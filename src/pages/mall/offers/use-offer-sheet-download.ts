import { useState } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import { saveFile } from '../../../ui/basic/save-file.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import type { OfferSheet, offerSheetDownload } from '../../../modules/pricing/endpoints-offer-sheets.ts'
import { useOfferMessages } from './use-messages.ts'

const download = callRef<typeof offerSheetDownload>('GET', 'v3/goods/front/goods/offerSheet/download')

/** Saves the shown edition of a sheet as a CSV file. */
export function useOfferSheetDownload({ sheetSn, edition }: OfferSheet) {
  const [busy, setBusy] = useState(false)
  const t = useOfferMessages()
  const toast = useToast()
  const save = async () => {
    setBusy(true)
    const answer = await callApi(download, { sheetSn, edition }).catch(() => null)
    setBusy(false)
    if (!answer?.data) return toast({ text: answer?.msg ?? t('noAnswer'), tone: 'warn' })
    return saveFile({ content: answer.data.content, type: answer.data.mimeType, name: answer.data.fileName })
  }
  return { save, busy }
}

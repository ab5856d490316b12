import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import type { replacementAccept } from '../../../modules/sourcing-tools/endpoints-replacement.ts'
import type { ReplacementTranslate } from './use-messages.ts'

const acceptCall = callRef<typeof replacementAccept>('POST', 'v3/goods/front/replacement/accept')
type FormProps = { readonly instead: number; readonly original: number; readonly t: ReplacementTranslate; readonly onClose: () => void }

/** Accepts goods in place of the original for the company, with the reason. */
export function AcceptForm({ instead, original, t, onClose }: FormProps) {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const answer = await callApi(acceptCall, { productId: original, instead, reason })
      if (answer.state === 200) {
        toast({ text: t('acceptDone'), link: { label: t('acceptedList'), to: '/prototype/replacement/list' } })
        onClose()
        await revalidate()
      } else if (answer.state !== 266) toast({ text: answer.msg, tone: 'warn' })
    } catch {
      toast({ text: t('failed'), tone: 'warn' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="row g2 flex-wrap"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <span className="ipt rp-r">
        <input
          value={reason}
          maxLength={200}
          aria-label={t('acceptReason')}
          placeholder={t('acceptReason')}
          onChange={(event) => setReason(event.target.value)}
        />
      </span>
      <Button type="submit" tone="brand" busy={busy}>
        {t('acceptSave')}
      </Button>
      <Button onClick={onClose}>{t('cancel')}</Button>
    </form>
  )
}

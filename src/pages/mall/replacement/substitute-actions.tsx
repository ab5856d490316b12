import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi, loginNeeded } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { storedSession } from '../../../api/browser/stored-session.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { plainQuantity } from '../../../ui/basic/quantity-text.ts'
import { useBaskets } from '../../../modules/basket/ui/use-baskets.ts'
import type { replacementAccept, Substitute } from '../../../modules/sourcing-tools/endpoints-replacement.ts'
import type { ReplacementTranslate } from './use-messages.ts'

const acceptCall = callRef<typeof replacementAccept>('POST', 'v3/goods/front/replacement/accept')
type ActsProps = { readonly one: Substitute; readonly original: number; readonly t: ReplacementTranslate }

/** Into a basket, beside the original, or accepted for the company. */
export function SubstituteActions({ one, original, t }: ActsProps) {
  const baskets = useBaskets()
  const [isAccepting, setAccepting] = useState(false)
  const line = { productId: one.productId, number: plainQuantity(one.number), unit: 'primary' as const }
  const begin = () => (storedSession() ? setAccepting(true) : void window.dispatchEvent(new Event(loginNeeded)))
  return (
    <div className="rp-a">
      {one.isRequireEnquiry === 0 && one.goodsPrice !== null && (
        <Button tone="action" icon="shopping-cart" busy={baskets.busy === 'cart'} onClick={() => void baskets.addToCart([line])}>
          {t('toCart')}
        </Button>
      )}
      <Button icon="message-circle" busy={baskets.busy === 'enquiry'} onClick={() => void baskets.addToEnquiry([line])}>
        {t('toEnquiry')}
      </Button>
      <ButtonLink to={`/goods/contrast?productIds=${original},${one.productId}`} icon="scale">
        {t('contrast')}
      </ButtonLink>
      {one.accepted === null && !isAccepting && (
        <Button tone="brand-outline" icon="circle-check" onClick={begin}>
          {t('accept')}
        </Button>
      )}
      {isAccepting && <AcceptForm one={one} original={original} t={t} onClose={() => setAccepting(false)} />}
    </div>
  )
}

function AcceptForm({ one, original, t, onClose }: ActsProps & { onClose: () => void }) {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const answer = await callApi(acceptCall, { productId: original, instead: one.productId, reason })
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
      className="col g2"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <span className="ipt">
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

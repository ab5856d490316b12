import { useState } from 'react'
import { useNavigate } from 'react-router'
import { announceBasketCounts } from '../../../api/browser/basket-signal.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import type { EnquiryCartView, enquiryCartList, enquiryOrderSubmit } from '../../../modules/basket/endpoints-enquiry.ts'
import { useCartMessages } from '../../../modules/basket/ui/use-messages.ts'

const submitRef = callRef<typeof enquiryOrderSubmit>('POST', 'v3/business/front/enquiryOrder/submit', true)
const listRef = callRef<typeof enquiryCartList>('GET', 'v3/business/front/enquiryCart/cartList')
type Props = {
  readonly groups: EnquiryCartView['storeEnquiryCartGroupList']
  readonly label: string
  /** The store, where there is one such button for each. */
  readonly name?: string
  readonly onSent: (basket: EnquiryCartView) => void
}

/** Sends the lines of some stores: one enquiry for each, then to where the answers come in. */
export function SendEnquiry({ groups, label, name, onSent }: Props) {
  const t = useCartMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const { run, busy } = useCommand(submitRef)
  const [isSent, setSent] = useState(false)
  const cartIds = groups.flatMap((group) => group.storeEnquiryCartList.map((line) => line.cartId))
  const send = async () => {
    const outcome = await run({ cartIds })
    if (outcome.kind === 'unknown') return toast({ text: t('networkFailed'), tone: 'warn' })
    if (outcome.answer.state !== 200) return toast({ text: outcome.answer.msg, tone: 'warn' })
    setSent(true)
    toast({ text: t('enquirySent', { count: groups.length }), tone: 'ok' })
    const left = await callApi(listRef, {}).catch(() => null)
    if (left?.data) announceBasketCounts({ enquiry: left.data.availableCartNum })
    // Drawn empty, the basket would take this button and its way on with it.
    if (!left?.data || left.data.storeEnquiryCartGroupList.length === 0) return navigate('/member/enquiryOrder/list')
    return onSent(left.data)
  }
  if (cartIds.length === 0) return null
  return (
    <Button
      size="sm"
      tone={name ? 'brand-outline' : 'action'}
      busy={busy || isSent}
      aria-label={name ? `${label} ${name}` : undefined}
      onClick={() => void send()}
    >
      {label}
    </Button>
  )
}

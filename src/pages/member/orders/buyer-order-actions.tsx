import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import type { OrderCard } from '../../../modules/order/endpoints-schemas.ts'
import { useBuyerOrderCommands } from '../../../modules/fulfilment/ui/use-buyer-order-commands.ts'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'
import { aftersalePageMessages } from '../../../modules/aftersale/messages.ts'
import { cancellationPageMessages } from '../../../modules/cancellation/messages.ts'
import { RequestCancelDialog } from './request-cancel-dialog.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'

// The page itself says when its time is over.
const afterPayment: readonly OrderCard['state'][] = ['PENDING_SHIPMENT', 'PARTIALLY_SHIPPED', 'SHIPPED', 'COMPLETED']

type Props = {
  readonly order: OrderCard
  readonly size?: 'sm' | 'md'
  /** Leaves out what the place itself shows. */ readonly without?: readonly string[]
  readonly onDone: () => void
}

/** The buttons that the server allows on an order; the one that moves it on is solid. */
export function BuyerOrderActions({ order, size = 'md', without = [], onDone }: Props) {
  const t = useMessages(shippingMessages)
  const aftersale = useMessages(aftersalePageMessages)
  const exit = useMessages(cancellationPageMessages)
  const commands = useBuyerOrderCommands(onDone)
  const [cancelling, setCancelling] = useState(false)
  const [requesting, setRequesting] = useState(false)
  const can = (action: string) => order.can.includes(action) && !without.includes(action)
  const onTransfer = order.payMethod === 'TRANSFER'
  const payTo = `/buy/pay?paySn=${order.paySn}`
  return (
    <>
      {can('print') && (
        <ButtonLink size={size} icon="printer" to={`/member/order/info?orderSn=${order.orderSn}`}>
          {t('print')}
        </ButtonLink>
      )}
      {can('reorder') && (
        <Button size={size} onClick={() => void commands.reorder(order)}>
          {t('reorder')}
        </Button>
      )}
      {afterPayment.includes(order.state) && (
        <ButtonLink size={size} to={`/member/order/refund/apply?orderSn=${order.orderSn}`}>
          {aftersale('aftersale')}
        </ButtonLink>
      )}
      {can('restore') && (
        <Button size={size} onClick={() => void commands.restore(order)}>
          {t('restore')}
        </Button>
      )}
      {can('hide') && (
        <Button size={size} tone="ghost" onClick={() => commands.hide(order)}>
          {t('hide')}
        </Button>
      )}
      {can('cancel') && (
        <Button size={size} onClick={() => setCancelling(true)}>
          {t('cancel')}
        </Button>
      )}
      {can('requestCancel') && (
        <Button size={size} onClick={() => setRequesting(true)}>
          {exit('requestCancel')}
        </Button>
      )}
      {can('extendReceive') && (
        <Button size={size} onClick={() => commands.extend(order)}>
          {t('extendReceive')}
        </Button>
      )}
      {can('append') && (
        <ButtonLink size={size} to={`/member/order/evaluate?orderSn=${order.orderSn}`}>
          {t('append')}
        </ButtonLink>
      )}
      {can('evaluate') && (
        <ButtonLink size={size} tone="action-outline" to={`/member/order/evaluate?orderSn=${order.orderSn}`}>
          {t('evaluate')}
        </ButtonLink>
      )}
      {can('uploadVoucher') && onTransfer && (
        <ButtonLink size={size} tone="action" to={`${payTo}&method=transfer`}>
          {t('uploadVoucher')}
        </ButtonLink>
      )}
      {can('pay') && !(onTransfer && can('uploadVoucher')) && (
        <ButtonLink size={size} tone="action" to={payTo}>
          {t('pay')}
        </ButtonLink>
      )}
      {can('receive') && (
        <Button size={size} tone="action" onClick={() => commands.receive(order)}>
          {t('receive')}
        </Button>
      )}
      {requesting && (
        <RequestCancelDialog
          order={order}
          onClose={() => setRequesting(false)}
          onDone={() => {
            setRequesting(false)
            onDone()
          }}
        />
      )}
      {cancelling && <CancelOrderDialog order={order} onClose={() => setCancelling(false)} onDone={onDone} />}
    </>
  )
}

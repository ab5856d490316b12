import { useState } from 'react'
import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import type { Move } from '../../../ui/console/detail/moves.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { sellerRemindPayment, sellerWithdrawPrices, type OrderExits } from '../../../modules/cancellation/endpoints.ts'
import { cancellationPageMessages } from '../../../modules/cancellation/messages.ts'
import { CancellationMoves } from '../../../modules/cancellation/ui/cancellation-moves.tsx'
import { CannotSupplyDialog, CloseShortDialog } from '../../../modules/cancellation/ui/cannot-supply-dialog.tsx'
import { ChangePriceDialog } from '../../../modules/cancellation/ui/change-price-dialog.tsx'
import { OrderExitsPanels } from '../../../modules/cancellation/ui/order-exits.tsx'
import type { OrderCard } from '../../../modules/order/endpoints-schemas.ts'

/** What was asked about an order of the store, with the store's answers. */
export function SellerExits({ call, onDone }: { call: CallState<OrderExits>; onDone: () => void }) {
  const t = useMessages(cancellationPageMessages)
  const { act, busy } = useAct(sellerWithdrawPrices)
  return (
    <OrderExitsPanels
      call={call}
      moves={(of) => <CancellationMoves of={of} side="store" onDone={onDone} />}
      priceMoves={(of) =>
        of.can.includes('withdraw') && (
          <Button
            size="sm"
            busy={busy}
            onClick={async () => {
              if (await act({ priceChangeId: of.priceChangeId }, t('done'))) onDone()
            }}
          >
            {t('withdraw')}
          </Button>
        )
      }
    />
  )
}

type Dialog = 'cannotSupply' | 'closeShort' | 'changePrice'

/** The store's buttons beside shipping, with the dialog that is open. */
export function useSellerExitMoves(order: OrderCard, onDone: () => void) {
  const t = useMessages(cancellationPageMessages)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const remind = useAct(sellerRemindPayment)
  const close = () => setDialog(null)
  const done = () => {
    close()
    onDone()
  }
  const opens = (key: Dialog): Move => ({ key, label: t(key), run: () => setDialog(key) })
  const moves: Move[] = [
    opens('cannotSupply'),
    opens('closeShort'),
    opens('changePrice'),
    { key: 'remindPayment', label: t('remind'), busy: remind.busy, run: () => void remind.act({ orderSn: order.orderSn }, t('reminded')) },
  ]
  const parts = { order, onClose: close, onDone: done }
  const shown = (
    <>
      {dialog === 'cannotSupply' && <CannotSupplyDialog {...parts} />}
      {dialog === 'closeShort' && <CloseShortDialog {...parts} />}
      {dialog === 'changePrice' && <ChangePriceDialog {...parts} />}
    </>
  )
  return { moves, dialog: shown }
}

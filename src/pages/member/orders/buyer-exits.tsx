import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { useConfirm } from '../../../ui/console/form/use-confirm.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { buyerDecidePrices, type OrderExits, type PriceChangeView } from '../../../modules/cancellation/endpoints.ts'
import { cancellationPageMessages } from '../../../modules/cancellation/messages.ts'
import { CancellationMoves } from '../../../modules/cancellation/ui/cancellation-moves.tsx'
import { OrderExitsPanels } from '../../../modules/cancellation/ui/order-exits.tsx'

/** What was asked about my order and what prices were proposed, with my answers. */
export function BuyerExits({ call, onDone }: { call: CallState<OrderExits>; onDone: () => void }) {
  return (
    <OrderExitsPanels
      call={call}
      moves={(of) => <CancellationMoves of={of} side="buyer" onDone={onDone} />}
      priceMoves={(of) => <PriceAnswer of={of} onDone={onDone} />}
    />
  )
}

function PriceAnswer({ of, onDone }: { of: PriceChangeView; onDone: () => void }) {
  const t = useMessages(cancellationPageMessages)
  const ask = useConfirm()
  const { act, busy } = useAct(buyerDecidePrices)
  const decide = async (accept: 0 | 1) => {
    const question = { title: t('acceptTitle', { total: priceText(of.total) }), help: t('acceptHelp'), ok: t('accept') }
    if (accept === 1 && !(await ask(question))) return
    if (await act({ priceChangeId: of.priceChangeId, accept }, t('done'))) onDone()
  }
  if (!of.can.includes('accept')) return null
  return (
    <>
      <Button size="sm" tone="action" busy={busy} onClick={() => void decide(1)}>
        {t('accept')}
      </Button>
      <Button size="sm" onClick={() => void decide(0)}>
        {t('keepPrice')}
      </Button>
    </>
  )
}

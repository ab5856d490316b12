import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { GatewayPayment } from '../../../ui/payment/gateway-payment.tsx'
import { gatewayPaymentMessages, otherWaysMessages } from '../../../ui/payment/messages.ts'
import { BalanceDialog, TransferDialog } from '../../../ui/payment/other-ways.tsx'
import { uploadMemberImage } from '../../../modules/site/ui/public.ts'
import {
  supplementBalance,
  supplementStart,
  supplementVoucher,
  type SupplementInfo,
} from '../../../modules/weighing/endpoints-supplement.ts'
import { supplementPageMessages } from '../../../modules/weighing/messages.ts'

type Props = { readonly of: SupplementInfo; readonly onDone: () => void }

/** The ways to pay a supplement: a gateway, balance, or a transfer to the platform. */
export function SupplementPayment({ of, onDone }: Props) {
  const t = useMessages(supplementPageMessages)
  const words = useMessages(gatewayPaymentMessages)
  const ways = useMessages(otherWaysMessages)
  const { act, busy } = useAct(supplementStart)
  const [asking, setAsking] = useState<'balance' | 'transfer' | null>(null)
  const { note } = of
  const asked = { amount: note.adjustment, onDone, onClose: () => setAsking(null) }
  return (
    <>
      {note.moneyNote !== '' && <Note tone="warn">{t('declined', { reason: note.moneyNote })}</Note>}
      <GatewayPayment
        t={words}
        size="lg"
        busy={busy}
        start={async (method) => (await act({ weighNoteSn: note.weighNoteSn, method }))?.data}
      >
        <Button size="lg" onClick={() => setAsking('balance')}>
          {ways('balance')}
        </Button>
        {of.transferAccount && (
          <Button size="lg" onClick={() => setAsking('transfer')}>
            {ways('transfer')}
          </Button>
        )}
      </GatewayPayment>
      <p className="t12 c3">{t('lateMoney')}</p>
      {asking === 'balance' && (
        <BalanceDialog
          {...asked}
          title={t('balanceTitle')}
          call={supplementBalance}
          balance={of.balance}
          input={(payPassword) => ({ weighNoteSn: note.weighNoteSn, payPassword })}
        />
      )}
      {asking === 'transfer' && of.transferAccount && (
        <TransferDialog
          {...asked}
          title={t('transferTitle')}
          help={t('transferHelp', { amount: priceText(note.adjustment) })}
          call={supplementVoucher}
          account={of.transferAccount}
          input={(voucher) => ({ weighNoteSn: note.weighNoteSn, ...voucher })}
          upload={(file) => uploadMemberImage(file, 'voucher')}
        />
      )}
    </>
  )
}

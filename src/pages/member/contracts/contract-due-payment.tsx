import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { contractDueBalance, contractDueStart, contractDueVoucher, type ContractDueInfo } from '../../../modules/contract-due/endpoints.ts'
import { contractDuePageMessages } from '../../../modules/contract-due/messages.ts'
import { uploadMemberImage } from '../../../modules/site/ui/public.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { GatewayPayment } from '../../../ui/payment/gateway-payment.tsx'
import { gatewayPaymentMessages, otherWaysMessages } from '../../../ui/payment/messages.ts'
import { BalanceDialog, TransferDialog } from '../../../ui/payment/other-ways.tsx'

type Props = { readonly of: ContractDueInfo; readonly onDone: () => void }

/** The ways to pay what is due under a contract: a gateway, balance, or a transfer to the platform. */
export function ContractDuePayment({ of, onDone }: Props) {
  const t = useMessages(contractDuePageMessages)
  const words = useMessages(gatewayPaymentMessages)
  const ways = useMessages(otherWaysMessages)
  const { act, busy } = useAct(contractDueStart)
  const [asking, setAsking] = useState<'balance' | 'transfer' | null>(null)
  const { dueSn, amount, reason } = of.due
  const asked = { amount, onDone, onClose: () => setAsking(null) }
  return (
    <>
      {reason !== '' && <Note tone="warn">{t('declined', { reason })}</Note>}
      <GatewayPayment t={words} size="lg" busy={busy} start={async (method) => (await act({ dueSn, method }))?.data}>
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
          call={contractDueBalance}
          balance={of.balance}
          input={(payPassword) => ({ dueSn, payPassword })}
        />
      )}
      {asking === 'transfer' && of.transferAccount && (
        <TransferDialog
          {...asked}
          title={t('transferTitle')}
          help={t('transferHelp', { amount: priceText(amount) })}
          call={contractDueVoucher}
          account={of.transferAccount}
          input={(voucher) => ({ dueSn, ...voucher })}
          upload={(file) => uploadMemberImage(file, 'voucher')}
        />
      )}
    </>
  )
}

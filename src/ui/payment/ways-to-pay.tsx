import { useState, type ComponentProps } from 'react'
import type { Callable, RefInput } from '../../api/browser/call-ref.ts'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { Button } from '../basic/button.tsx'
import { Note } from '../feedback/states.tsx'
import { GatewayPayment } from './gateway-payment.tsx'
import { gatewayPaymentMessages, otherWaysMessages } from './messages.ts'
import { BalanceDialog, TransferDialog } from './other-ways.tsx'

type Words = {
  /** Why the last transfer did not count; empty without one. */
  readonly declined: string
  readonly balanceTitle: string
  readonly transferTitle: string
  readonly transferHelp: string
  readonly lateMoney: string
}
type Transfer = ComponentProps<typeof TransferDialog>
type Props<Balance extends Callable, Voucher extends Callable> = {
  readonly words: Words
  /** Yuan. */
  readonly amount: number
  readonly of: {
    readonly transferAccount: Transfer['account'] | null
    readonly balance: { readonly available: number; readonly hasPayPassword: 0 | 1 }
  }
  readonly start: Pick<ComponentProps<typeof GatewayPayment>, 'start' | 'busy'>
  readonly balance: { readonly call: Balance; readonly input: (payPassword: string) => RefInput<Balance> }
  readonly voucher: { readonly call: Voucher; readonly input: (voucher: Parameters<Transfer['input']>[0]) => RefInput<Voucher> }
  readonly upload: Transfer['upload']
  readonly onDone: () => void
}

/** The ways to pay something that is no checkout: a gateway, balance, or a transfer to the platform. */
export function WaysToPay<Balance extends Callable, Voucher extends Callable>(props: Props<Balance, Voucher>) {
  const { words, amount, of, start, balance, voucher, upload, onDone } = props
  const gateway = useMessages(gatewayPaymentMessages)
  const ways = useMessages(otherWaysMessages)
  const [asking, setAsking] = useState<'balance' | 'transfer' | null>(null)
  const asked = { amount, onDone, onClose: () => setAsking(null) }
  return (
    <>
      {words.declined !== '' && <Note tone="warn">{words.declined}</Note>}
      <GatewayPayment t={gateway} size="lg" {...start}>
        <Button size="lg" onClick={() => setAsking('balance')}>
          {ways('balance')}
        </Button>
        {of.transferAccount && (
          <Button size="lg" onClick={() => setAsking('transfer')}>
            {ways('transfer')}
          </Button>
        )}
      </GatewayPayment>
      <p className="t12 c3">{words.lateMoney}</p>
      {asking === 'balance' && <BalanceDialog {...asked} {...balance} title={words.balanceTitle} balance={of.balance} />}
      {asking === 'transfer' && of.transferAccount && (
        <TransferDialog
          {...asked}
          {...voucher}
          title={words.transferTitle}
          help={words.transferHelp}
          account={of.transferAccount}
          upload={upload}
        />
      )}
    </>
  )
}

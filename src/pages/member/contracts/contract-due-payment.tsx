import { useMessages } from '../../../api/browser/use-messages.tsx'
import { contractDueBalance, contractDueStart, contractDueVoucher, type ContractDueInfo } from '../../../modules/contract-due/endpoints.ts'
import { contractDuePageMessages } from '../../../modules/contract-due/messages.ts'
import { uploadMemberImage } from '../../../modules/site/ui/public.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { WaysToPay } from '../../../ui/payment/ways-to-pay.tsx'

type Props = { readonly of: ContractDueInfo; readonly onDone: () => void }

/** The ways to pay what is due under a contract. */
export function ContractDuePayment({ of, onDone }: Props) {
  const t = useMessages(contractDuePageMessages)
  const { act, busy } = useAct(contractDueStart)
  const { dueSn, amount, reason } = of.due
  return (
    <WaysToPay
      of={of}
      amount={amount}
      words={{
        declined: reason === '' ? '' : t('declined', { reason }),
        balanceTitle: t('balanceTitle'),
        transferTitle: t('transferTitle'),
        transferHelp: t('transferHelp', { amount: priceText(amount) }),
        lateMoney: t('lateMoney'),
      }}
      start={{ busy, start: async (method) => (await act({ dueSn, method }))?.data }}
      balance={{ call: contractDueBalance, input: (payPassword) => ({ dueSn, payPassword }) }}
      voucher={{ call: contractDueVoucher, input: (voucher) => ({ dueSn, ...voucher }) }}
      upload={(file) => uploadMemberImage(file, 'voucher')}
      onDone={onDone}
    />
  )
}

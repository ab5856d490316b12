import { useMessages } from '../../../api/browser/use-messages.tsx'
import { uploadMemberImage } from '../../../modules/site/ui/public.ts'
import {
  supplementBalance,
  supplementStart,
  supplementVoucher,
  type SupplementInfo,
} from '../../../modules/weighing/endpoints-supplement.ts'
import { supplementPageMessages } from '../../../modules/weighing/messages.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { WaysToPay } from '../../../ui/payment/ways-to-pay.tsx'

type Props = { readonly of: SupplementInfo; readonly onDone: () => void }

/** The ways to pay a supplement. */
export function SupplementPayment({ of, onDone }: Props) {
  const t = useMessages(supplementPageMessages)
  const { act, busy } = useAct(supplementStart)
  const { weighNoteSn, adjustment: amount, moneyNote: reason } = of.note
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
      start={{ busy, start: async (method) => (await act({ weighNoteSn, method }))?.data }}
      balance={{ call: supplementBalance, input: (payPassword) => ({ weighNoteSn, payPassword }) }}
      voucher={{ call: supplementVoucher, input: (voucher) => ({ weighNoteSn, ...voucher }) }}
      upload={(file) => uploadMemberImage(file, 'voucher')}
      onDone={onDone}
    />
  )
}

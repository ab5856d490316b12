import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { adminPayoutAccountNumber } from '../../../modules/settlement/endpoints-payout.ts'
import { settlementPageMessages } from '../../../modules/settlement/messages.ts'

/** Shows the whole number of a bank account, in groups of four digits; the server writes down who looked. */
export function AccountNumberButton({ payoutAccountId, onNumber }: { payoutAccountId: number; onNumber: (number: string) => void }) {
  const t = useMessages(settlementPageMessages)
  const { act, busy } = useAct(adminPayoutAccountNumber)
  const show = async () => {
    const shown = await act({ payoutAccountId })
    if (shown?.data) onNumber(shown.data.accountNumber.replaceAll(/(.{4})(?=.)/g, '$1 '))
  }
  return (
    <div className="row g2 wrp">
      <Button size="sm" busy={busy} onClick={() => void show()}>
        {t('showNumber')}
      </Button>
      <span className="t12 c3">{t('numberLogged')}</span>
    </div>
  )
}

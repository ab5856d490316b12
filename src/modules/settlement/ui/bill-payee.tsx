import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { BillView } from '../endpoints.ts'
import { settlementPageMessages } from '../messages.ts'

/** The account that a bill is paid to, with the whole number where it was asked for. */
export function BillPayee({ of, number }: { of: BillView; number?: string | undefined }) {
  const t = useMessages(settlementPageMessages)
  if (of.payoutAccountId === 0) return null
  return (
    <div>
      {t('payee')}{' '}
      <span className="num">{t('payeeLine', { name: of.payeeName, bank: of.payeeBank, number: number ?? of.payeeAccount })}</span>
    </div>
  )
}

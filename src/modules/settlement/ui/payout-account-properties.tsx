import { useMessages } from '../../../api/browser/use-messages.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import type { PayoutAccountView } from '../endpoints-payout.ts'
import { settlementPageMessages } from '../messages.ts'

const tones: Readonly<Record<PayoutAccountView['state'], TagTone>> = {
  PENDING_OWNER: 'warn',
  PENDING_REVIEW: 'info',
  CURRENT: 'ok',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  REPLACED: 'neutral',
}

/** The state of a bank account. */
export function PayoutAccountTag({ of }: { of: PayoutAccountView }) {
  return (
    <Tag tone={tones[of.state]} small>
      {of.stateText}
    </Tag>
  )
}

const stepText = (time: string | null, by: string): string => (time === null ? '' : `${fullTime(time)} ${by}`)

/** What a bank account says, and who entered, confirmed and reviewed it. */
export function PayoutAccountProperties({ of, number }: { of: PayoutAccountView; number?: string | undefined }) {
  const t = useMessages(settlementPageMessages)
  return (
    <PropertyList
      list={[
        [t('accountName'), of.accountName],
        [t('bankName'), of.bankName],
        [t('branch'), of.branch],
        [t('accountNumber'), number ?? of.accountNumber],
        [t('colSubmitted'), stepText(of.submitTime, of.submittedBy)],
        [t('colConfirmed'), stepText(of.confirmTime, of.confirmedBy)],
        [t('colReviewed'), stepText(of.reviewTime, of.reviewedBy)],
        [t('accountReason'), of.reason],
      ]}
    />
  )
}

import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { PayoutAccountView } from '../endpoints-payout.ts'
import { settlementPageMessages } from '../messages.ts'
import { PayoutAccountTag } from './payout-account-properties.tsx'

/** Columns of lists of bank accounts; the platform's says whose they are. */
export function usePayoutAccountColumns(side: 'seller' | 'admin'): readonly ListColumn<PayoutAccountView>[] {
  const t = useMessages(settlementPageMessages)
  const step = (time: string | null, by: string) => (time === null ? '' : `${fullTime(time)} ${by}`)
  const store: ListColumn<PayoutAccountView> = {
    key: 'store',
    title: t('colStore'),
    text: (account) => account.storeName,
    cell: (account) => (
      <>
        <Anchor className="lk" to={`/admin/store/detail?storeId=${account.storeId}`}>
          {account.storeName}
        </Anchor>
        <div className="t12 c3">{account.companyName}</div>
        {account.accountName !== account.companyName && <div className="t12 cd">{t('nameDiffers')}</div>}
      </>
    ),
  }
  return [
    {
      key: 'account',
      title: t('colAccount'),
      as: 'title',
      text: (account) => account.accountName,
      cell: (account) => (
        <div className="t12 c3">
          {account.bankName} {account.branch} <span className="num nw">{account.accountNumber}</span>
        </div>
      ),
    },
    ...(side === 'admin' ? [store] : []),
    { key: 'submitted', title: t('colSubmitted'), text: (account) => step(account.submitTime, account.submittedBy) },
    { key: 'confirmed', title: t('colConfirmed'), text: (account) => step(account.confirmTime, account.confirmedBy) },
    {
      key: 'reviewed',
      title: t('colReviewed'),
      text: (account) => step(account.reviewTime, account.reviewedBy),
      cell: (account) => (
        <>
          {step(account.reviewTime, account.reviewedBy)}
          {account.reason !== '' && <div className="t12 cd">{account.reason}</div>}
        </>
      ),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: (account) => account.stateText,
      cell: (account) => <PayoutAccountTag of={account} />,
    },
  ]
}

import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import {
  adminPayoutAccountReview,
  adminPayoutAccounts,
  payoutAccountTabs,
  type PayoutAccountView,
} from '../../../modules/settlement/endpoints-payout.ts'
import { settlementPageMessages } from '../../../modules/settlement/messages.ts'
import { platformAccountMoves } from '../../../modules/settlement/rules/payout-account-machine.ts'
import { usePayoutAccountColumns } from '../../../modules/settlement/ui/payout-account-columns.tsx'
import { PayoutAccountProperties } from '../../../modules/settlement/ui/payout-account-properties.tsx'
import { AccountNumberButton } from './account-number-button.tsx'

type Move = (typeof platformAccountMoves)[number]
type Review = { readonly of: PayoutAccountView; readonly event: Move }
const filterNames = ['tab', 'keyword'] as const
const words = { approve: 'accountApprove', reject: 'accountReject' } as const

/** Bank accounts of stores: the review of changes, and all that were ever in force. */
export default function PayoutAccountListPage() {
  const t = useMessages(settlementPageMessages)
  const { values, set, ...list } = useList('admin.payoutAccounts', filterNames)
  const tab = payoutAccountTabs.find((one) => one === values.tab) ?? 'review'
  const call = useCall(adminPayoutAccounts, { tab, keyword: values.keyword, current: list.page, pageSize: list.size })
  const [review, setReview] = useState<Review | null>(null)
  const columns = usePayoutAccountColumns('admin')
  const actions: ListColumn<PayoutAccountView> = {
    key: 'actions',
    title: t('colActions'),
    as: 'actions',
    cell: (account) => (
      <div className="row g2 wrp">
        {platformAccountMoves
          .filter((move) => account.can.includes(move))
          .map((event) => (
            <Button
              key={event}
              size="sm"
              tone={event === 'approve' ? 'action' : 'default'}
              onClick={() => setReview({ of: account, event })}
            >
              {t(words[event])}
            </Button>
          ))}
      </div>
    ),
  }
  return (
    <>
      <List
        label={t('accountAdminTitle')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={(account) => account.payoutAccountId}
        columns={[...columns, actions]}
        pages={({ total }) => ({ total })}
        tabs={{
          list: payoutAccountTabs.map((key) => ({ key, label: t(`tab_${key}`) })),
          current: tab,
          onChange: (next) => set({ tab: next === 'review' ? '' : next }),
        }}
        filters={
          <KeywordFilter label={t('searchAccount')} value={values.keyword} maxLength={40} onSearch={(keyword) => set({ keyword })} />
        }
        empty={<Empty icon="landmark" title={t('none')} />}
      />
      {review && (
        <ReviewDialog
          {...review}
          onClose={() => setReview(null)}
          onDone={() => {
            setReview(null)
            call.reload()
          }}
        />
      )}
    </>
  )
}

function ReviewDialog({ of, event, onDone, onClose }: Review & { onDone: () => void; onClose: () => void }) {
  const t = useMessages(settlementPageMessages)
  const [reason, setReason] = useState('')
  const [number, setNumber] = useState<string>()
  const input = { payoutAccountId: of.payoutAccountId, event, reason, expectedVersion: of.version }
  return (
    <ConsoleDialog
      title={`${of.storeName} · ${t(words[event])}`}
      ok={t(words[event])}
      call={adminPayoutAccountReview}
      input={input}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <div className="col g3">
          <PayoutAccountProperties of={of} number={number} />
          <div className="t13 c2">
            {t('companyName')} {of.companyName}
          </div>
          {number === undefined && <AccountNumberButton payoutAccountId={of.payoutAccountId} onNumber={setNumber} />}
          {event === 'approve' ? (
            <p className="c2">{t('accountApproveText')}</p>
          ) : (
            <Field id="account-reason" label={t('accountReason')} isRequired error={errors['reason']}>
              <Input.TextArea
                id="account-reason"
                rows={3}
                maxLength={200}
                value={reason}
                onChange={(change) => setReason(change.target.value)}
              />
            </Field>
          )}
        </div>
      )}
    </ConsoleDialog>
  )
}

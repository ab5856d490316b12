import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { List, type ListPlace } from '../../../ui/console/list/list.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { AdminWithdrawal, AdminWithdrawalList } from '../endpoints-admin.ts'
import { withdrawalMachine, type WithdrawalEvent } from '../rules/withdrawal-machine.ts'
import { financeMessages } from '../messages.ts'
import { WithdrawalMoveDialog } from './withdrawal-move-dialog.tsx'

type Moving = { readonly withdrawal: AdminWithdrawal; readonly event: WithdrawalEvent }
const tones = { APPLIED: 'warn', APPROVED: 'warn', PAYING: 'warn', SUCCESS: 'ok', FAILED: 'danger', REJECTED: 'danger' } as const

/** Withdrawals of members, each with the steps that are open. */
export function WithdrawalList(place: ListPlace<AdminWithdrawalList>) {
  const [moving, setMoving] = useState<Moving | null>(null)
  const columns = useWithdrawalColumns((withdrawal, event) => setMoving({ withdrawal, event }))
  return (
    <>
      <List
        {...place}
        rows={(found) => found.list}
        keyOf={(withdrawal) => withdrawal.withdrawalId}
        columns={columns}
        pages={place.isPlain ? undefined : ({ total }) => ({ total })}
      />
      {moving && (
        <WithdrawalMoveDialog
          {...moving}
          onClose={() => setMoving(null)}
          onDone={() => {
            setMoving(null)
            place.call.reload()
          }}
        />
      )}
    </>
  )
}

function useWithdrawalColumns(
  onMove: (withdrawal: AdminWithdrawal, event: WithdrawalEvent) => void,
): readonly ListColumn<AdminWithdrawal>[] {
  const t = useMessages(financeMessages)
  return [
    {
      key: 'withdrawal',
      title: t('colWithdrawal'),
      as: 'title',
      isTight: true,
      isCopied: true,
      text: (one) => one.withdrawalSn,
      cell: (one) => <div className="t12 c3 num">{fullTime(one.applyTime)}</div>,
    },
    { key: 'member', title: t('colMember'), text: (one) => one.memberName },
    {
      key: 'amount',
      title: t('colAmount'),
      align: 'right',
      isTight: true,
      text: (one) => one.amount,
      cell: (one) => <span className="b6">¥{priceText(one.amount)}</span>,
    },
    {
      key: 'bank',
      title: t('colBank'),
      text: (one) => `${one.payeeName} ${one.bankName} ${one.bankAccount}`,
      cell: (one) => (
        <>
          <div>{one.payeeName}</div>
          <div className="t12 c3">
            {one.bankName} <span className="num">{one.bankAccount}</span>
          </div>
        </>
      ),
    },
    { key: 'state', title: t('colState'), as: 'state', text: (one) => one.stateText, cell: (one) => <WithdrawalState of={one} /> },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (one) =>
        withdrawalMachine.events
          .filter((event) => one.can.includes(event))
          .map((event) => (
            <Button
              key={event}
              size="sm"
              tone={event === 'reject' || event === 'fail' ? 'default' : 'action'}
              onClick={() => onMove(one, event)}
            >
              {t(event)}
            </Button>
          )),
    },
  ]
}

function WithdrawalState({ of }: { of: AdminWithdrawal }) {
  const t = useMessages(financeMessages)
  return (
    <>
      <StateDot tone={tones[of.state]}>{of.stateText}</StateDot>
      {of.reviewerName !== '' && <div className="t12 c3">{t('reviewedBy', { name: of.reviewerName })}</div>}
      {of.reason !== '' && <div className="t12 cd">{of.reason}</div>}
      {of.bankSerial !== '' && <div className="t12 c3 num">{of.bankSerial}</div>}
      {of.voucherImage !== '' && (
        <a className="lk t12" href={of.voucherImage} target="_blank" rel="noopener">
          {t('viewVoucher')}
        </a>
      )}
    </>
  )
}

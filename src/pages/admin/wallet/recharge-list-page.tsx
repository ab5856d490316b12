import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminRechargeListCall, rechargeResolve, type AdminRecharge } from '../../../modules/wallet/endpoints-admin.ts'
import { rechargeMachine } from '../../../modules/wallet/rules/recharge-machine.ts'
import { financeMessages } from '../../../modules/wallet/messages.ts'

const filterNames = ['state', 'keyword'] as const
const tones = { CREATED: 'quiet', PAYING: 'warn', SUCCESS: 'ok', MISMATCH: 'danger', CLOSED: 'quiet' } as const
const shown = ['PAYING', 'SUCCESS', 'MISMATCH', 'CLOSED'] as const

/** Every recharge, with those whose amount did not fit. */
export default function RechargeListPage() {
  const t = useMessages(financeMessages)
  const { values, set, ...list } = useList('admin.recharges', filterNames, { remembered: true })
  const [settling, setSettling] = useState<AdminRecharge | null>(null)
  const state = rechargeMachine.states.find((one) => one === values.state)
  const call = useCall(adminRechargeListCall, { state, keyword: values.keyword, current: list.page, pageSize: list.size })
  const columns = useRechargeColumns(setSettling)
  return (
    <>
      <List
        label={t('rechargeTitle')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={(recharge) => recharge.rechargeSn}
        columns={columns}
        pages={({ total }) => ({ total })}
        tabs={{
          list: [{ key: '', label: t('allStates') }, ...shown.map((key) => ({ key, label: t(`recharge${key}`) }))],
          current: state ?? '',
          onChange: (next) => set({ state: next }),
        }}
        filters={
          <KeywordFilter label={t('rechargeKeyword')} value={values.keyword} maxLength={64} onSearch={(keyword) => set({ keyword })} />
        }
        empty={<Empty icon="wallet" title={t('none')} />}
      />
      {settling && (
        <SettleDialog
          recharge={settling}
          onClose={() => setSettling(null)}
          onDone={() => {
            setSettling(null)
            call.reload()
          }}
        />
      )}
    </>
  )
}

function useRechargeColumns(onSettle: (recharge: AdminRecharge) => void): readonly ListColumn<AdminRecharge>[] {
  const t = useMessages(financeMessages)
  return [
    {
      key: 'recharge',
      title: t('colRecharge'),
      as: 'title',
      isTight: true,
      isCopied: true,
      text: (one) => one.rechargeSn,
      cell: (one) => <div className="t12 c3 num">{fullTime(one.createTime)}</div>,
    },
    { key: 'member', title: t('colMember'), text: (one) => one.memberName },
    { key: 'method', title: t('colMethod'), isTight: true, text: (one) => one.methodText },
    {
      key: 'amount',
      title: t('colAmount'),
      align: 'right',
      isTight: true,
      text: (one) => one.amount,
      cell: (one) => `¥${priceText(one.amount)}`,
    },
    {
      key: 'captured',
      title: t('colCaptured'),
      align: 'right',
      isTight: true,
      text: (one) => one.capturedAmount,
      cell: (one) => <span className="b6">¥{priceText(one.capturedAmount)}</span>,
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: (one) => one.stateText,
      cell: (one) => <StateDot tone={tones[one.state]}>{one.stateText}</StateDot>,
    },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (one) =>
        one.can.includes('settle') && (
          <Button size="sm" tone="action" onClick={() => onSettle(one)}>
            {t('settle')}
          </Button>
        ),
    },
  ]
}

function SettleDialog({ recharge, onClose, onDone }: { recharge: AdminRecharge; onClose: () => void; onDone: () => void }) {
  const t = useMessages(financeMessages)
  const [reason, setReason] = useState('')
  const { rechargeSn, capturedAmount } = recharge
  return (
    <ConsoleDialog
      title={t('settleTitle')}
      ok={t('settle')}
      call={rechargeResolve}
      input={{ rechargeSn, reason }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="c2 mb-3">{t('settleHelp', { amount: priceText(capturedAmount) })}</p>
          <Field id="settle-reason" label={t('reason')} isRequired error={errors['reason']}>
            <Input.TextArea
              id="settle-reason"
              rows={3}
              maxLength={200}
              value={reason}
              onChange={(change) => setReason(change.target.value)}
            />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}

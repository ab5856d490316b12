import { Input, InputNumber, Modal, Radio } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import {
  adminLoyaltyAccountListCall,
  adminLoyaltyAdjustCall,
  adminLoyaltyEntryListCall,
  type AdminLoyaltyAccount,
} from '../../../modules/loyalty/endpoints-admin.ts'
import { loyaltyAdminMessages } from '../../../modules/loyalty/messages.ts'
import type { Currency } from '../../../modules/loyalty/rules/lot-machine.ts'

const filterNames = ['memberId'] as const
const pageSize = 20
type Open = { readonly account: AdminLoyaltyAccount; readonly what: 'adjust' | 'entries' }

/** Accounts of members with the proof of the ledger, their entries, and adjustments by hand. */
export function AccountsAdmin({ currency }: { currency: Currency }) {
  const t = useMessages(loyaltyAdminMessages)
  const { values, set, ...list } = useList(`admin.loyaltyAccounts.${currency}`, filterNames, { remembered: true })
  const memberId = /^[1-9][0-9]{0,11}$/.test(values.memberId) ? Number(values.memberId) : undefined
  const call = useCall(adminLoyaltyAccountListCall, { currency, memberId, current: list.page, pageSize: list.size })
  const [open, setOpen] = useState<Open | null>(null)
  const columns = useAccountColumns(setOpen)
  const title = t(currency === 'points' ? 'pointAccountsTitle' : 'scoreAccountsTitle')
  const proof = call.data?.proof
  const isProved = proof?.accounts === 0 && proof.lots === 0
  const close = () => setOpen(null)
  return (
    <div className="col g3">
      {proof && <Note tone={isProved ? 'ok' : 'danger'}>{isProved ? t('proved', proof) : t('wrong', proof)}</Note>}
      <List
        label={title}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ memberId: id }) => id}
        columns={columns}
        head={
          <PanelHead title={title}>
            <ButtonLink size="sm" icon="settings" to="/admin/setting/list?group=trade">
              {t('settings')}
            </ButtonLink>
          </PanelHead>
        }
        filters={<KeywordFilter label={t('find')} value={values.memberId} maxLength={12} onSearch={(next) => set({ memberId: next })} />}
        pages={({ total }) => ({ total })}
        empty={<Empty icon="star" title={t('none')} />}
      />
      {open?.what === 'adjust' && (
        <AdjustDialog
          currency={currency}
          account={open.account}
          onClose={close}
          onDone={() => {
            close()
            call.reload()
          }}
        />
      )}
      {open?.what === 'entries' && <EntriesDialog currency={currency} account={open.account} onClose={close} />}
    </div>
  )
}

function useAccountColumns(onOpen: (open: Open) => void): readonly ListColumn<AdminLoyaltyAccount>[] {
  const t = useMessages(loyaltyAdminMessages)
  const figure = (key: 'available' | 'pending' | 'shortage', title: string): ListColumn<AdminLoyaltyAccount> => ({
    key,
    title,
    align: 'right',
    text: (account) => account[key],
    cell: (account) => groupedNumber(account[key]),
  })
  return [
    {
      key: 'member',
      title: t('colMember'),
      as: 'title',
      text: ({ memberName }) => memberName,
      cell: ({ memberId }) => <span className="t12 c3 num"> {memberId}</span>,
    },
    figure('available', t('colAvailable')),
    figure('pending', t('colPending')),
    figure('shortage', t('colShortage')),
    { key: 'last', title: t('colLast'), isTight: true, text: ({ lastTime }) => (lastTime ? fullTime(lastTime) : '') },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (account) => (
        <>
          <Button size="sm" onClick={() => onOpen({ account, what: 'entries' })}>
            {t('entries')}
          </Button>
          <Button size="sm" onClick={() => onOpen({ account, what: 'adjust' })}>
            {t('adjust')}
          </Button>
        </>
      ),
    },
  ]
}

type DialogProps = { readonly currency: Currency; readonly account: AdminLoyaltyAccount; readonly onClose: () => void }

function AdjustDialog({ currency, account, onClose, onDone }: DialogProps & { readonly onDone: () => void }) {
  const t = useMessages(loyaltyAdminMessages)
  const [direction, setDirection] = useState<'add' | 'take'>('add')
  const [amount, setAmount] = useState(100)
  const [reason, setReason] = useState('')
  const { memberId, memberName } = account
  return (
    <ConsoleDialog
      title={`${t('adjustTitle')} · ${memberName}`}
      ok={t('adjust')}
      call={adminLoyaltyAdjustCall}
      input={{ currency, memberId, direction, amount, reason }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field id="adjust-direction" label={t('direction')}>
            <Radio.Group
              id="adjust-direction"
              value={direction}
              onChange={(event) => setDirection(event.target.value)}
              options={[
                { value: 'add', label: t('addPoints') },
                { value: 'take', label: t('takePoints') },
              ]}
            />
          </Field>
          <Field id="adjust-amount" label={t('amount')} isRequired error={errors['amount']}>
            <InputNumber id="adjust-amount" min={1} precision={0} value={amount} onChange={(value) => setAmount(value ?? 0)} />
          </Field>
          <Field id="adjust-reason" label={t('reason')} help={t('reasonHelp')} isRequired error={errors['reason']}>
            <Input id="adjust-reason" maxLength={100} value={reason} onChange={(change) => setReason(change.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}

function EntriesDialog({ currency, account, onClose }: DialogProps) {
  const t = useMessages(loyaltyAdminMessages)
  const [page, setPage] = useState(1)
  const call = useCall(adminLoyaltyEntryListCall, { currency, memberId: account.memberId, current: page, pageSize })
  return (
    <Modal open title={t('entriesTitle', { member: account.memberName })} footer={null} onCancel={onClose} width={720}>
      <CallView call={call}>
        {({ list, total }) => (
          <>
            <div className="tsc">
              <table className="tbl cds">
                <thead>
                  <tr>
                    <th>{t('colKind')}</th>
                    <th>{t('colTime')}</th>
                    <th className="r">{t('colAmount')}</th>
                    <th className="r">{t('colAfter')}</th>
                    {currency === 'points' && <th className="r">{t('colPendingAfter')}</th>}
                  </tr>
                </thead>
                <tbody>
                  {list.map((line) => (
                    <tr key={line.entryId}>
                      <td className="b5">
                        {line.kindText}
                        <div className="t12 c3 num">{[line.reference, line.note].filter((part) => part !== '').join(' · ')}</div>
                      </td>
                      <td className="num nw t12" data-l={t('colTime')}>
                        {fullTime(line.time)}
                      </td>
                      <td className="r num b6" data-l={t('colAmount')}>
                        {line.amount > 0 ? '+' : ''}
                        {groupedNumber(line.amount)}
                      </td>
                      <td className="r num" data-l={t('colAfter')}>
                        {groupedNumber(line.availableAfter)}
                      </td>
                      {currency === 'points' && (
                        <td className="r num c2" data-l={t('colPendingAfter')}>
                          {groupedNumber(line.pendingAfter)}
                        </td>
                      )}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <PageTurner page={page} pageSize={pageSize} total={total} onTurn={setPage} />
          </>
        )}
      </CallView>
    </Modal>
  )
}

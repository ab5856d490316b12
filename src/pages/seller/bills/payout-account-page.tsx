import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { sellerPayoutAccounts, sellerPayoutAccountStep, type PayoutAccountView } from '../../../modules/settlement/endpoints-payout.ts'
import { settlementPageMessages } from '../../../modules/settlement/messages.ts'
import { usePayoutAccountColumns } from '../../../modules/settlement/ui/payout-account-columns.tsx'
import { PayoutAccountProperties, PayoutAccountTag } from '../../../modules/settlement/ui/payout-account-properties.tsx'
import { PayoutAccountDialog } from './payout-account-dialog.tsx'

const filterNames = [] as const

/** The bank account to which the store's bills are paid: the one in force, a change under way, and the history. */
export default function SellerPayoutAccountPage() {
  const t = useMessages(settlementPageMessages)
  const { values: _values, set: _set, ...list } = useList('seller.payoutAccounts', filterNames)
  const call = useCall(sellerPayoutAccounts, { current: list.page, pageSize: list.size })
  const columns = usePayoutAccountColumns('seller')
  const [isChanging, setChanging] = useState(false)
  const done = () => {
    setChanging(false)
    call.reload()
  }
  return (
    <div className="col g3">
      <CallView call={call}>
        {({ current, open, isOwner }) => (
          <>
            <Panel
              title={t('accountCurrent')}
              more={
                !open && (
                  <Button size="sm" tone="brand" onClick={() => setChanging(true)}>
                    {t(current ? 'accountChange' : 'accountEnter')}
                  </Button>
                )
              }
            >
              <div className="bx col g2">
                {current ? <PayoutAccountProperties of={current} /> : <Note tone="warn">{t('noAccountNote')}</Note>}
              </div>
            </Panel>
            {open && <OpenChange of={open} isOwner={isOwner === 1} onDone={done} />}
            {isChanging && <PayoutAccountDialog before={current} onDone={done} onClose={() => setChanging(false)} />}
          </>
        )}
      </CallView>
      <List
        label={t('accountHistory')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={(account) => account.payoutAccountId}
        columns={columns}
        pages={({ total }) => ({ total })}
        empty={<Empty icon="landmark" title={t('accountNone')} help={t('accountNoneHelp')} />}
      />
    </div>
  )
}

function OpenChange({ of, isOwner, onDone }: { of: PayoutAccountView; isOwner: boolean; onDone: () => void }) {
  const t = useMessages(settlementPageMessages)
  const { modal } = App.useApp()
  const { act, busy } = useAct(sellerPayoutAccountStep)
  const step = (event: 'confirm' | 'cancel') => async () => {
    const input = { payoutAccountId: of.payoutAccountId, event, expectedVersion: of.version }
    if (await act(input, t(event === 'confirm' ? 'accountConfirmed' : 'accountCancelled'))) onDone()
  }
  const confirm = () =>
    void modal.confirm({
      title: t('accountConfirm'),
      content: t('accountConfirmText'),
      okText: t('accountConfirm'),
      cancelText: t('cancel'),
      onOk: step('confirm'),
    })
  return (
    <Panel title={t('accountOpen')} more={<PayoutAccountTag of={of} />}>
      <div className="bx col g3">
        <PayoutAccountProperties of={of} />
        {of.state === 'PENDING_OWNER' && !isOwner && <Note>{t('accountOwnerOnly')}</Note>}
        <div className="row g2 wrp">
          {of.can.includes('confirm') && (
            <Button tone="brand" busy={busy} onClick={confirm}>
              {t('accountConfirm')}
            </Button>
          )}
          {of.can.includes('cancel') && (
            <Button busy={busy} onClick={() => void step('cancel')()}>
              {t('accountCancel')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}

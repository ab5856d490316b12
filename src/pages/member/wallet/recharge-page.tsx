import { InputNumber, Radio } from 'antd'
import { useState, type FormEvent } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import {
  balanceShowCall,
  rechargeListCall,
  rechargeStartCall,
  type BalanceView,
  type StartedRecharge,
} from '../../../modules/wallet/endpoints.ts'
import { balancePageMessages } from '../../../modules/wallet/messages.ts'
import { BalanceHead } from './balance-head.tsx'
import { RechargeList } from './recharge-list.tsx'
import { RechargeOffer } from './recharge-offer.tsx'

/** Adds money to the balance: amount and channel, then the way to pay, then the word that it has come. */
export default function RechargePage() {
  const t = useMessages(balancePageMessages)
  const [started, setStarted] = useState<StartedRecharge | null>(null)
  const balance = useCall(balanceShowCall, {})
  const records = useCall(rechargeListCall, { pageSize: 10 })
  const reload = () => {
    balance.reload()
    records.reload()
  }
  return (
    <div className="col g3">
      <CallView call={balance}>
        {(data) => (
          <div className="col g3">
            <BalanceHead balance={data} />
            <Panel title={t('rechargeTitle')} more={data.isDemo === 1 && <Tag tone="warn">{t('demo')}</Tag>}>
              <div className="bx">
                {started ? (
                  <RechargeOffer key={started.rechargeSn} started={started} onCredited={reload} onBack={() => setStarted(null)} />
                ) : (
                  <RechargeForm balance={data} onStarted={setStarted} />
                )}
              </div>
            </Panel>
          </div>
        )}
      </CallView>
      <RechargeList call={records} />
    </div>
  )
}

function RechargeForm({ balance, onStarted }: { balance: BalanceView; onStarted: (started: StartedRecharge) => void }) {
  const t = useMessages(balancePageMessages)
  const { act, busy } = useAct(rechargeStartCall)
  const [amount, setAmount] = useState<number | null>(100)
  const [method, setMethod] = useState(balance.channelList[0] ?? 'wechat')
  const limits = { least: balance.leastRecharge, most: balance.mostRecharge }
  const isRight = amount !== null && Number.isInteger(amount) && amount >= limits.least && amount <= limits.most
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isRight) return
    const done = await act({ amount, method })
    if (done?.data) onStarted(done.data)
  }
  return (
    <form className="col g3 ant-form ant-form-vertical" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        id="recharge-amount"
        label={t('amountLabel')}
        isRequired
        unit={t('yuan')}
        error={isRight ? undefined : t('amountInvalid', limits)}
        help={t('amountHelp', limits)}
      >
        <InputNumber id="recharge-amount" value={amount} onChange={setAmount} style={{ width: 200 }} inputMode="numeric" />
      </Field>
      <Radio.Group
        aria-label={t('method')}
        value={method}
        onChange={(event) => setMethod(event.target.value)}
        options={balance.channelList.map((channel) => ({ value: channel, label: t(channel) }))}
      />
      <div>
        <Button type="submit" tone="brand" size="lg" busy={busy} disabled={!isRight}>
          {t('next')}
        </Button>
      </div>
    </form>
  )
}

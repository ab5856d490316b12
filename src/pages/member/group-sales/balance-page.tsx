import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Select } from '../../../ui/form/choice.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { groupBalancePreview, groupBalanceSubmit, type GroupBalanceView } from '../../../modules/group-sale/endpoints.ts'
import { groupPageMessages } from '../../../modules/group-sale/messages.ts'
import { AddressChoice } from './address-choice.tsx'
import '../../../modules/group-sale/ui/group-sale.css'

type Choice = { readonly addressId: number | undefined; readonly delivery: 'DELIVERY' | 'PICKUP' }

/** The order of a participation at its final price: where it goes, what is left to pay. */
export default function GroupBalancePage() {
  const t = useMessages(groupPageMessages)
  const [query] = useSearchParams()
  const participationSn = query.get('participationSn') ?? ''
  const [choice, setChoice] = useState<Choice>({ addressId: undefined, delivery: 'DELIVERY' })
  const { addressId, delivery } = choice
  const call = useCall(groupBalancePreview, { participationSn, delivery, ...(addressId === undefined ? {} : { addressId }) })
  return (
    <CallView call={call}>
      {(view) => (
        <Panel
          title={t('balanceTitle')}
          sub={participationSn}
          more={
            <Anchor className="lk t13" to={`/member/groupSale/detail?participationSn=${participationSn}`}>
              {t('mineDetail')}
            </Anchor>
          }
        >
          <div className="bx col g3">
            <b className="t16">
              {view.participation.title} · {groupedNumber(view.participation.buyNum)} {view.participation.unitName}
            </b>
            <AddressChoice view={view} onChoose={(chosen) => setChoice({ ...choice, addressId: chosen })} />
            <Select
              label={t('delivery')}
              value={view.delivery}
              options={view.deliveryChoices.map((value) => ({ value, label: t(value) }))}
              onChange={(event) => setChoice({ ...choice, delivery: event.target.value === 'PICKUP' ? 'PICKUP' : 'DELIVERY' })}
            />
            <Submit view={view} />
          </div>
        </Panel>
      )}
    </CallView>
  )
}

function Submit({ view }: { view: GroupBalanceView }) {
  const t = useMessages(groupPageMessages)
  const navigate = useNavigate()
  const { act, busy } = useAct(groupBalanceSubmit)
  const [payMethod, setPayMethod] = useState<'ONLINE' | 'TRANSFER'>('ONLINE')
  const [remark, setRemark] = useState('')
  const submit = async () => {
    const { participationSn } = view.participation
    const { addressId, delivery, totalAmount: expectedTotal } = view
    const done = await act({ participationSn, delivery, remark, payMethod, expectedTotal, ...(addressId > 0 ? { addressId } : {}) })
    if (done?.data) await navigate(`/buy/pay?paySn=${done.data.paySn}`)
  }
  return (
    <>
      <Select
        label={t('payMethod')}
        value={payMethod}
        options={(['ONLINE', 'TRANSFER'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(event) => setPayMethod(event.target.value === 'TRANSFER' ? 'TRANSFER' : 'ONLINE')}
      />
      <TextField label={t('remark')} maxLength={200} value={remark} onChange={(event) => setRemark(event.target.value)} />
      <PropertyList
        list={[
          [t('goodsAmount'), `¥${priceText(view.goodsAmount)}`],
          [t('freight'), view.isFreightCollect === 1 ? t('freightCollect') : `¥${priceText(view.freight)}`],
          [t('total'), `¥${priceText(view.totalAmount)}`],
          [t('depositPaid'), `−¥${priceText(view.deposit)}`],
          [t('rest'), `¥${priceText(view.restAmount)}`],
        ]}
      />
      {view.refusal !== '' && <Note tone="danger">{view.refusal}</Note>}
      <div>
        <Button tone="action" size="xl" busy={busy} disabled={view.refusal !== ''} onClick={() => void submit()}>
          {t('submitBalance', { amount: priceText(view.restAmount) })}
        </Button>
      </div>
    </>
  )
}

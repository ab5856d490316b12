import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Select } from '../../../ui/form/choice.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { teamOrderPreview, teamOrderSubmit, type TeamOrderView } from '../../../modules/team-purchase/endpoints.ts'
import { teamPageMessages } from '../../../modules/team-purchase/messages.ts'
import { teamAddress } from '../../../modules/team-purchase/ui/team-address.ts'
import { AddressChoice } from './address-choice.tsx'

type Choice = { readonly addressId: number | undefined; readonly delivery: 'DELIVERY' | 'PICKUP' }
type Asked = { readonly teamCampaignSn: string; readonly teamSn: string; readonly number: string }

/** An order in a team, or one that opens a team: where it goes and what it comes to. */
export default function TeamOrderPage() {
  const t = useMessages(teamPageMessages)
  const [query] = useSearchParams()
  const named = (name: string) => query.get(name) ?? ''
  const asked: Asked = { teamCampaignSn: named('teamCampaignSn'), teamSn: named('teamSn'), number: named('number') }
  const [choice, setChoice] = useState<Choice>({ addressId: undefined, delivery: 'DELIVERY' })
  const { addressId, delivery } = choice
  const call = useCall(teamOrderPreview, { ...asked, delivery, ...(addressId === undefined ? {} : { addressId }) })
  return (
    <CallView call={call}>
      {(view) => (
        <Panel
          title={t('orderTitle')}
          more={
            <Anchor className="lk t13" to={teamAddress(asked.teamCampaignSn, asked.teamSn)}>
              {t('toCampaign')}
            </Anchor>
          }
        >
          <div className="bx col g3">
            <b className="t16">
              {view.campaign.title} · {groupedNumber(view.buyNum)} {view.campaign.unitName}
            </b>
            <span className="t13 c2">
              {t('sizeOf', { size: view.campaign.size })} · ¥{priceText(view.unitPrice)} {t('perUnit', { unit: view.campaign.unitName })}
              {view.team && ` · ${t('missing', { count: view.team.missing })}`}
            </span>
            <AddressChoice view={view} onChoose={(chosen) => setChoice({ ...choice, addressId: chosen })} />
            <Select
              label={t('delivery')}
              value={view.delivery}
              options={view.deliveryChoices.map((value) => ({ value, label: t(value) }))}
              onChange={(event) => setChoice({ ...choice, delivery: event.target.value === 'PICKUP' ? 'PICKUP' : 'DELIVERY' })}
            />
            <Submit view={view} asked={asked} />
          </div>
        </Panel>
      )}
    </CallView>
  )
}

function Submit({ view, asked }: { view: TeamOrderView; asked: Asked }) {
  const t = useMessages(teamPageMessages)
  const navigate = useNavigate()
  const { act, busy } = useAct(teamOrderSubmit)
  const [remark, setRemark] = useState('')
  const submit = async () => {
    const { addressId, delivery, totalAmount: expectedTotal } = view
    const done = await act({ ...asked, delivery, remark, expectedTotal, ...(addressId > 0 ? { addressId } : {}) })
    if (done?.data) await navigate(`/buy/pay?paySn=${done.data.paySn}`)
  }
  return (
    <>
      <TextField label={t('remark')} maxLength={200} value={remark} onChange={(event) => setRemark(event.target.value)} />
      <PropertyList
        list={[
          [t('goodsAmount'), `¥${priceText(view.goodsAmount)}`],
          [t('freight'), view.isFreightCollect === 1 ? t('freightCollect') : `¥${priceText(view.freight)}`],
          [t('total'), `¥${priceText(view.totalAmount)}`],
          [t('saved'), `¥${priceText(view.saved)}`],
          [t('payUntil'), fullTime(view.payUntil)],
        ]}
      />
      <ul className="col g1 t13 c2">
        <li>{t('rule_pay')}</li>
        <li>{t('rule_fail')}</li>
        <li>{t('rule_wait')}</li>
      </ul>
      {view.refusal !== '' && <Note tone="danger">{view.refusal}</Note>}
      <div>
        <Button tone="action" size="xl" busy={busy} disabled={view.refusal !== ''} onClick={() => void submit()}>
          {t('submit', { amount: priceText(view.totalAmount) })}
        </Button>
      </div>
    </>
  )
}

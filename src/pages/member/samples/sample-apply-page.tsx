import { App, Checkbox, Input, Radio } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { sampleCartList } from '../../../modules/basket/endpoints-enquiry.ts'
import { addressList } from '../../../modules/member/endpoints.ts'
import { sampleApply } from '../../../modules/sample/endpoints.ts'
import { samplePageMessages } from '../../../modules/sample/messages.ts'

type Cart = OutputOf<typeof sampleCartList>
type Addresses = OutputOf<typeof addressList>['list']

/** Applies for what lies in the sample basket: which samples, where to, what for. */
export default function SampleApplyPage() {
  const t = useMessages(samplePageMessages)
  const cart = useCall(sampleCartList, {})
  const addresses = useCall(addressList, {})
  return (
    <Panel title={t('applyTitle')}>
      <CallView call={cart}>
        {(found) =>
          found.storeSampleCartGroupList.length === 0 ? (
            <Empty
              icon="flask-conical"
              title={t('emptyCart')}
              help={t('emptyCartHelp')}
              actions={<ButtonLink to="/goods/list?sample=1">{t('toGoods')}</ButtonLink>}
            />
          ) : (
            <CallView call={addresses}>{({ list }) => <ApplyForm cart={found} addresses={list} />}</CallView>
          )
        }
      </CallView>
    </Panel>
  )
}

function ApplyForm({ cart, addresses }: { cart: Cart; addresses: Addresses }) {
  const t = useMessages(samplePageMessages)
  const { message } = App.useApp()
  const navigate = useNavigate()
  const lines = cart.storeSampleCartGroupList.flatMap((group) => group.storeSampleCartList)
  const [chosen, setChosen] = useState<readonly number[]>(() => lines.map((line) => line.cartId))
  const [addressId, setAddressId] = useState(addresses[0]?.addressId ?? 0)
  const [purpose, setPurpose] = useState('')
  const { act, busy } = useAct(sampleApply)
  const apply = async () => {
    const done = await act({ cartIds: [...chosen], addressId, purpose })
    if (!done?.data) return
    message.success(t('applied', { count: done.data.list.length }))
    void navigate('/member/sample/list')
  }
  return (
    <form
      className="bx col g3"
      onSubmit={(event) => {
        event.preventDefault()
        void apply()
      }}
    >
      <p className="t13 c2">{t('lead')}</p>
      <b className="b5">{t('choose')}</b>
      <Checkbox.Group aria-label={t('choose')} value={[...chosen]} onChange={(values) => setChosen(values.map(Number))}>
        <div className="col g2">
          {cart.storeSampleCartGroupList.flatMap((group) =>
            group.storeSampleCartList.map((line) => (
              <Checkbox key={line.cartId} value={line.cartId}>
                <b className="b5">{line.goodsName}</b> {line.specText} <span className="num">{counted(line.buyNum, line.unitName)}</span>{' '}
                <span className="c3 t12">{[group.storeName, line.sampleNote].filter((text) => text !== '').join(' · ')}</span>
              </Checkbox>
            )),
          )}
        </div>
      </Checkbox.Group>
      <div className="row g3">
        <b className="b5">{t('address')}</b>
        <Anchor className="lk t13" to="/member/address/list">
          {t('addAddress')}
        </Anchor>
      </div>
      {addresses.length === 0 && <p className="c3 t13">{t('noAddress')}</p>}
      <Radio.Group
        vertical
        aria-label={t('address')}
        value={addressId}
        onChange={(event) => setAddressId(event.target.value)}
        options={addresses.map((address) => ({
          value: address.addressId,
          label: `${address.memberName} ${address.telMobile} ${address.addressAll} ${address.detailAddress}`,
        }))}
      />
      <label className="col g2" htmlFor="sample-purpose">
        <b className="b5">{t('purpose')}</b>
        <Input.TextArea
          id="sample-purpose"
          rows={3}
          maxLength={500}
          value={purpose}
          placeholder={t('purposeHint')}
          onChange={(event) => setPurpose(event.target.value)}
        />
      </label>
      <div>
        <Button type="submit" tone="action" busy={busy} disabled={chosen.length === 0 || addressId === 0 || purpose.trim() === ''}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

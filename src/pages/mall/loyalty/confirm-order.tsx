import { useState } from 'react'
import { useNavigate, useOutletContext } from 'react-router'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { CompactHeader, type CompactHeaderProps } from '../../../ui/shell/compact-header.tsx'
import '../../../ui/styles/commerce.css'
import type { MallConfirmView, mallOrderSubmitCall } from '../../../modules/loyalty/endpoints.ts'
import { goodsAddress } from '../../../modules/loyalty/ui/mall-goods-card.tsx'
import { useLoyaltyMessages } from '../../../modules/loyalty/ui/use-messages.ts'
import '../../../modules/loyalty/ui/loyalty.css'

const submitRef = callRef<typeof mallOrderSubmitCall>('POST', 'v3/loyalty/front/order/submit', true)

/** An order before it is made: the item, where it goes, what it costs. */
export function ConfirmOrder({ view }: { view: MallConfirmView }) {
  const t = useLoyaltyMessages()
  const head = useOutletContext<Pick<CompactHeaderProps, 'brand' | 'utility'>>()
  const navigate = useNavigate()
  const { run, busy } = useCommand(submitRef)
  const served = view.addressList.filter((one) => one.isServed === 1)
  const [addressId, setAddressId] = useState(served[0]?.addressId ?? 0)
  const [remark, setRemark] = useState('')
  const [problem, setProblem] = useState('')
  const { goods, quantity } = view
  const { mall, goodsId, points, cash } = goods
  const submit = async () => {
    setProblem('')
    const outcome = await run({ mall, goodsId, quantity, addressId, remark, points, cash })
    if (outcome.kind === 'unknown') return setProblem(t('waiting'))
    const { answer } = outcome
    if (answer.state !== 200 || !answer.data) return setProblem(Object.values(answer.errors ?? {})[0] ?? answer.msg)
    const { orderSn, state } = answer.data
    const area = mall === 'points' ? 'pointOrder' : 'scoreOrder'
    await navigate(state === 'PENDING_PAYMENT' ? `/buy/point/pay?orderSn=${orderSn}` : `/member/${area}/detail?orderSn=${orderSn}`)
  }
  return (
    <>
      <CompactHeader {...head} title={t('confirmTitle')} labels={{ skip: t('skip'), steps: t('steps') }} />
      <main id="main" className="wrap my-4">
        <div className="col g3">
          <Panel title={t('address')}>
            <div className="lty-x">
              <Addresses view={view} addressId={addressId} onChange={setAddressId} />
            </div>
          </Panel>
          <Panel title={t('goods')}>
            <div className="lty-x col g3">
              <Item view={view} />
              <TextField label={t('remark')} maxLength={200} value={remark} onChange={(event) => setRemark(event.target.value)} />
            </div>
          </Panel>
          <Panel title={t('total')}>
            <div className="lty-x col g3">
              <PropertyList
                list={[
                  [t('have'), t(goods.mall, { count: groupedNumber(view.available) })],
                  [t('total'), t(goods.mall, { count: groupedNumber(view.points) })],
                  [t('money'), view.cash > 0 ? `¥${priceText(view.cash)}` : ''],
                ]}
              />
              {(problem || view.refusal) && <Note tone="danger">{problem || view.refusal}</Note>}
              <div>
                <Button tone="action" size="xl" busy={busy} disabled={view.refusal !== '' || addressId === 0} onClick={() => void submit()}>
                  {t('submit')}
                </Button>
              </div>
            </div>
          </Panel>
        </div>
      </main>
    </>
  )
}

function Addresses({ view, addressId, onChange }: { view: MallConfirmView; addressId: number; onChange: (id: number) => void }) {
  const t = useLoyaltyMessages()
  return (
    <div className="col g3">
      {view.addressList.length === 0 && <p className="c2">{t('noAddress')}</p>}
      <div className="lty-a" role="radiogroup" aria-label={t('address')}>
        {view.addressList.map((one) => (
          <label key={one.addressId}>
            <input
              type="radio"
              name="address"
              checked={one.addressId === addressId}
              disabled={one.isServed === 0}
              onChange={() => onChange(one.addressId)}
            />
            <span>
              <b>{one.receiver}</b> <span className="num">{one.phone}</span>
              <br />
              <span className="c2">{one.address}</span> {one.isServed === 0 && <span className="c3">{t('notServed')}</span>}
            </span>
          </label>
        ))}
      </div>
      <div>
        <ButtonLink size="sm" icon="plus" to="/member/address/list">
          {t('addAddress')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The item with its quantity: the address holds it, so a reload asks the same. */
function Item({ view }: { view: MallConfirmView }) {
  const t = useLoyaltyMessages()
  const { goods, quantity, most } = view
  const path = goods.mall === 'points' ? '/buy/point/confirm' : '/score/confirmOrder'
  const to = (count: number) => `${path}?goodsId=${goods.goodsId}&quantity=${count}`
  return (
    <div className="lty-o">
      <Picture src={goods.image} alt="" width={72} />
      <div className="col g2">
        <Anchor className="b5" to={goodsAddress(goods)}>
          {goods.title}
        </Anchor>
        <span className="num c2">
          {t(goods.mall, { count: groupedNumber(goods.points) })}
          {goods.cash > 0 && ` + ¥${priceText(goods.cash)}`}
        </span>
        <span className="row g2 wrp">
          <span className="c2 t13">{t('quantity')}</span>
          {quantity > 1 && (
            <ButtonLink size="sm" to={to(quantity - 1)} aria-label={`${quantity - 1}`}>
              −
            </ButtonLink>
          )}
          <b className="num">{quantity}</b>
          {quantity < most && (
            <ButtonLink size="sm" to={to(quantity + 1)} aria-label={`${quantity + 1}`}>
              +
            </ButtonLink>
          )}
        </span>
      </div>
    </div>
  )
}

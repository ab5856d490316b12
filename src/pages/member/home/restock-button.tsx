import { App } from 'antd'
import { useState } from 'react'
import { announceBasketCounts } from '../../../api/browser/basket-signal.ts'
import { callApi } from '../../../api/browser/client.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { cartAddMany } from '../../../modules/basket/endpoints.ts'
import type { BuyerOverview } from '../../../modules/purchase-history/endpoints-overview.ts'
import { memberHomeMessages } from './messages.ts'

/** Puts what is bought often into the cart again, in the quantity of the last time, after a look at it. */
export function RestockButton({ goods }: { goods: BuyerOverview['frequent'] }) {
  const t = useMessages(memberHomeMessages)
  const { message, modal } = App.useApp()
  const [isBusy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    try {
      const lines = goods.map((one) => ({ productId: one.productId, number: String(one.lastNum), unit: one.unit }))
      const { state, msg, data } = await callApi(cartAddMany, { lines })
      if (state !== 200 || !data) return void message.error(msg)
      announceBasketCounts({ cart: data.availableCartNum })
      const refusals = data.lines.flatMap((line, place) => (line.refusal ? [`${goods[place]?.goodsName ?? ''}: ${line.refusal}`] : []))
      const count = goods.length - refusals.length
      if (refusals.length === 0) message.success(t('restocked', { count }))
      else modal.warning({ title: t('restocked', { count }), content: refusals.map((text) => <p key={text}>{text}</p>) })
    } catch {
      message.error(t('restockFailed'))
    } finally {
      setBusy(false)
    }
  }
  const ask = () =>
    void modal.confirm({
      title: t('restockTitle', { count: goods.length }),
      content: (
        <>
          <ul>
            {goods.map((one) => (
              <li key={one.productId}>
                {one.goodsName} {one.specText} × {one.lastNum} {one.unitName}
              </li>
            ))}
          </ul>
          <p className="c3">{t('restockHelp')}</p>
        </>
      ),
      okText: t('restockOk'),
      cancelText: t('cancel'),
      onOk: add,
    })
  return (
    <Button size="sm" tone="brand" icon="shopping-cart" onClick={ask} disabled={isBusy || goods.length === 0}>
      {t('restock')}
    </Button>
  )
}

import { App } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { announceBasketCounts } from '../../../api/browser/basket-signal.ts'
import { callApi } from '../../../api/browser/client.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { cartAddMany } from '../../../modules/basket/endpoints.ts'
import { enquiryCartAdd } from '../../../modules/basket/endpoints-enquiry.ts'
import type { OrderLine, OrderLines } from '../../../modules/sourcing-tools/ui/quick-order/use-order-lines.ts'
import { quickOrderMessages } from '../../../modules/sourcing-tools/messages.ts'

type Basket = 'cart' | 'enquiry'
type Refused = readonly (readonly [number, string])[]

/** Puts rows into a basket: what is in leaves the table, what was refused stays with the reason. */
export function useAddLinesToBasket(work: OrderLines) {
  const t = useMessages(quickOrderMessages)
  const { message, modal } = App.useApp()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<Basket | null>(null)
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map())
  const send = async (basket: Basket, rows: readonly OrderLine[], put: (rows: readonly OrderLine[]) => Promise<Refused>) => {
    setBusy(basket)
    try {
      const refused = new Map(await put(rows))
      const done = rows.filter((row) => !refused.has(row.key))
      setRefusals(refused)
      work.remove(done.map((row) => row.key))
      void modal.confirm({
        title: t('added', { count: done.length }),
        content: refused.size > 0 ? t('refused', { count: refused.size }) : null,
        okText: t(basket === 'cart' ? 'seeCart' : 'seeEnquiry'),
        cancelText: t('stay'),
        onOk: () => void navigate(basket === 'cart' ? '/cart/index' : '/enquiry/index'),
      })
    } catch {
      message.error(t('failed'))
      work.again(rows)
    } finally {
      setBusy(null)
    }
  }
  return {
    busy,
    refusals,
    toCart: (rows: readonly OrderLine[]) => send('cart', rows, putInCart),
    toEnquiry: (rows: readonly OrderLine[]) => send('enquiry', rows, putInEnquiry),
  }
}

const lineOf = ({ found }: OrderLine) => ({
  productId: found?.line?.productId ?? 0,
  number: String(found?.line?.buyNum ?? 0),
  unit: found?.line?.unit ?? ('primary' as const),
})

async function putInCart(rows: readonly OrderLine[]): Promise<Refused> {
  const { state, msg, data } = await callApi(cartAddMany, { lines: rows.map(lineOf) })
  if (state !== 200 || !data) return rows.map((row) => [row.key, msg] as const)
  announceBasketCounts({ cart: data.availableCartNum })
  return rows.flatMap((row, at) => {
    const refusal = data.lines[at]?.refusal
    return refusal ? [[row.key, refusal] as const] : []
  })
}

async function putInEnquiry(rows: readonly OrderLine[]): Promise<Refused> {
  const refused: (readonly [number, string])[] = []
  for (const row of rows) {
    const { state, msg, data } = await callApi(enquiryCartAdd, lineOf(row))
    if (state === 200 && data) announceBasketCounts({ enquiry: data.availableCartNum })
    else refused.push([row.key, msg])
  }
  return refused
}

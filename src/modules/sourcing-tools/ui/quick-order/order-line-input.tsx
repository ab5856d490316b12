import { AutoComplete, Input } from 'antd'
import { useEffect, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { callApi } from '../../../../api/browser/client.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { suggest } from '../../../search/endpoints.ts'
import { splitItems } from '../../../recognition/rules/split-items.ts'
import { maxQuickOrderLines } from '../../endpoints-quick-order.ts'
import type { OrderLineDraft } from './order-line-draft.ts'
import { quickOrderMessages } from '../../messages.ts'

type Offer = { readonly value: string; readonly label: string; readonly productId: number }
const pauseMs = 220

/** The field that new rows come from: typed with suggestions, own codes first; pasted, every line becomes a row. */
export function OrderLineInput({ onAdd }: { onAdd: (drafts: readonly OrderLineDraft[]) => void }) {
  const t = useMessages(quickOrderMessages)
  const [typed, setTyped] = useState('')
  const offers = useOffers(typed)
  const add = (drafts: readonly OrderLineDraft[]) => {
    if (drafts.length > 0) onAdd(drafts)
    setTyped('')
  }
  const paste = (event: ClipboardEvent) => {
    const lines = splitItems(event.clipboardData.getData('text'), maxQuickOrderLines)
    if (lines.length < 2) return
    event.preventDefault()
    add(lines.map((line) => ({ typed: line.slice(0, 300) })))
  }
  const enter = (event: KeyboardEvent) => {
    // While an input method composes, Enter ends the word and not the row.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return
    // An offer that the arrows stand on is taken by the list itself.
    if (/_list_\d+$/.test(event.currentTarget.getAttribute('aria-activedescendant') ?? '')) return
    event.preventDefault()
    event.stopPropagation()
    add([{ typed: typed.trim() }])
  }
  return (
    <AutoComplete
      style={{ width: '100%' }}
      value={typed}
      options={offers.map(({ value, label }) => ({ value, label }))}
      defaultActiveFirstOption={false}
      onSelect={(value: string) => {
        const offer = offers.find((one) => one.value === value)
        if (offer) add([{ typed: offer.label, productId: offer.productId }])
      }}
      onChange={(value: string) => {
        // A chosen offer says its key here, which nobody typed.
        if (!offers.some((offer) => offer.value === value)) setTyped(value ?? '')
      }}
    >
      <Input size="large" maxLength={300} aria-label={t('newRow')} placeholder={t('typeHere')} onPaste={paste} onKeyDownCapture={enter} />
    </AutoComplete>
  )
}

function useOffers(typed: string): readonly Offer[] {
  const [offers, setOffers] = useState<readonly Offer[]>([])
  const keyword = typed.trim().slice(0, 60)
  useEffect(() => {
    if (keyword.length < 2) return setOffers([])
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      callApi(suggest, { keyword }, { signal: leaving.signal })
        .then(({ data }) => setOffers(offersOf(data)))
        .catch(() => undefined)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [keyword])
  return offers
}

type Suggested = Awaited<ReturnType<typeof callApi<typeof suggest>>>['data']

function offersOf(data: Suggested): readonly Offer[] {
  const codes = (data?.codes ?? []).map((code) => ({
    value: `code ${code.materialCode}`,
    label: `${code.materialCode} ${code.goods.goodsName}`,
    productId: code.goods.defaultProductId,
  }))
  const goods = (data?.goods ?? []).map((one) => ({
    value: `goods ${one.defaultProductId}`,
    label: [one.goodsName, one.storeInf.storeName].join(' · '),
    productId: one.defaultProductId,
  }))
  return [...codes, ...goods]
}

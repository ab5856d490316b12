import { App, Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { mostPrices, ownGoodsList, type ListedGoods } from '../../../modules/listing/endpoints.ts'
import { priceGridMessages } from './messages.ts'
import {
  movedBy,
  pasteBlock,
  pricedSkus,
  typedOf,
  withPrices,
  type PriceEdits,
  type PricedSku,
  type TypedPrices,
} from './price-grid/price-edits.ts'
import { PricePreview } from './price-grid/price-preview.tsx'
import { PriceTable } from './price-grid/price-table.tsx'

const filterNames = ['keyword'] as const
const none: PriceEdits = new Map()

/** Prices of many SKUs in one table: typed, pasted or moved by a percentage, looked at as a whole, saved together, and taken back. */
export default function PriceGridPage() {
  const t = useMessages(priceGridMessages)
  const { message } = App.useApp()
  const { values, set, ...list } = useList('seller.priceGrid', filterNames)
  const call = useCall(ownGoodsList, { keyword: values.keyword, current: list.page, pageSize: list.size })
  const columns = useFileColumns()
  const [edits, setEdits] = useState<PriceEdits>(none)
  const [isLooking, setIsLooking] = useState(false)
  const { settle } = useUnsaved([...edits.keys()], ['page', 'keyword'])
  const shown = pricedSkus(call.data?.list ?? [])
  const paste = (block: string, from: { at: number; column: keyof TypedPrices }) => {
    const pasted = pasteBlock(edits, shown, block, from)
    setEdits(pasted.edits)
    if (pasted.bad === 0) message.success(t('pasted', { count: pasted.count }))
    else message.warning(t('pastedPart', { count: pasted.count, bad: pasted.bad }))
  }
  const look = () => (edits.size > mostPrices ? void message.error(t('tooMany', { max: mostPrices })) : setIsLooking(true))
  const saved = () => {
    settle()
    setEdits(none)
    setIsLooking(false)
    call.reload()
  }
  return (
    <>
      <List
        label={t('title')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ goodsId }) => goodsId}
        columns={columns}
        head={<p className="bx t12 c3">{t('help')}</p>}
        filters={
          <>
            <KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />
            <PercentField onApply={(percent) => setEdits(movedEdits(edits, shown, percent))} />
          </>
        }
        actions={
          edits.size > 0 && (
            <>
              <span className="t13 c2" role="status">
                {t('changed', { count: edits.size })}
              </span>
              <Button onClick={() => setEdits(none)}>{t('discard')}</Button>
              <Button tone="brand" onClick={look}>
                {t('preview')}
              </Button>
            </>
          )
        }
        body={(goods) => (
          <PriceTable
            list={goods}
            edits={edits}
            onChange={(one, typed) => setEdits((before) => withPrices(before, one, typed))}
            onPaste={paste}
          />
        )}
        pages={({ pagination }) => ({ total: pagination.total })}
        empty={<Empty icon="package-search" title={t('none')} />}
      />
      {isLooking && <PricePreview edits={edits} onClose={() => setIsLooking(false)} onSaved={saved} onUndone={call.reload} />}
    </>
  )
}

/** What the files of the grid hold; on the page it is drawn as fields. */
function useFileColumns(): readonly ListColumn<ListedGoods>[] {
  const t = useMessages(priceGridMessages)
  const lines = (text: (sku: ListedGoods['skus'][number]) => string | number | null) => (goods: ListedGoods) =>
    goods.skus.map((sku) => text(sku) ?? '').join('\n')
  return [
    { key: 'goods', title: t('colGoods'), as: 'title', text: ({ goodsName }) => goodsName },
    { key: 'spec', title: t('colSpec'), text: lines(({ specText, productId }) => `${specText} ${productId}`) },
    { key: 'retail', title: t('colRetail'), text: lines(({ retailPrice }) => retailPrice) },
    { key: 'business', title: t('colBusiness'), text: lines(({ businessPrice }) => businessPrice) },
    { key: 'unit', title: t('colUnit'), text: ({ priceUnit }) => priceUnit },
  ]
}

function movedEdits(edits: PriceEdits, shown: readonly PricedSku[], percent: number): PriceEdits {
  return shown.reduce<PriceEdits>((before, one) => {
    const { retail, business } = typedOf(one, before)
    return withPrices(before, one, { retail: movedBy(retail, percent), business: movedBy(business, percent) })
  }, edits)
}

function PercentField({ onApply }: { onApply: (percent: number) => void }) {
  const t = useMessages(priceGridMessages)
  const [text, setText] = useState('')
  const percent = /^[+-]?\d{1,2}(\.\d)?$/.test(text.trim()) ? Number(text) : null
  return (
    <span className="row g2" title={t('adjust')}>
      <Input
        aria-label={t('adjustBy')}
        placeholder={t('adjustBy')}
        className="num"
        style={{ width: 140 }}
        maxLength={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button disabled={percent === null || percent === 0} onClick={() => percent !== null && onApply(percent)}>
        {t('apply')}
      </Button>
    </span>
  )
}

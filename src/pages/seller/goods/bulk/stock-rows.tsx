import { Input } from 'antd'
import type { ClipboardEvent } from 'react'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../../ui/basic/grouped-number.ts'
import { bulkGoodsMessages } from '../messages.ts'
import { pastedStock, quantityOf, type StockPlace } from './stock-edits.ts'

type Props = {
  readonly places: readonly StockPlace[]
  readonly typed: ReadonlyMap<string, string>
  readonly results: ReadonlyMap<string, string | null>
  readonly onType: (place: StockPlace, text: string) => void
}

/** What lies where, before and after, and what became of it; a column that is pasted into a field fills the rows below. */
export function StockRows({ places, typed, results, onType }: Props) {
  const t = useMessages(bulkGoodsMessages)
  return (
    <div className="tsc max-h-[46vh] overflow-auto">
      <table className="tbl dd cds">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th>{t('colWarehouse')}</th>
            <th className="r">{t('colHeld')}</th>
            <th className="r">{t('colNow')}</th>
            <th className="r">{t('colAfter')}</th>
            <th>{t('colResult')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place, at) => (
            <PlaceRow
              key={place.key}
              place={place}
              text={typed.get(place.key) ?? ''}
              result={results.get(place.key)}
              onType={(text) => onType(place, text)}
              onPaste={(block) => {
                for (const [row, text] of pastedStock(places, at, block)) onType(row, text)
              }}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = {
  readonly place: StockPlace
  readonly text: string
  readonly result: string | null | undefined
  readonly onType: (text: string) => void
  readonly onPaste: (block: string) => void
}

function PlaceRow({ place, text, result, onType, onPaste }: RowProps) {
  const t = useMessages(bulkGoodsMessages)
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const block = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(block.trim())) return
    event.preventDefault()
    onPaste(block)
  }
  const { goods, sku, stock } = place
  const isWrong = text.trim() !== '' && quantityOf(text, goods.precision) === null
  return (
    <tr>
      <td>
        {goods.goodsName} <span className="t12 c3">{sku.specText}</span>
      </td>
      <td className="nw" data-l={t('colWarehouse')}>
        {stock.warehouseName}
      </td>
      <td className="r num nw" data-l={t('colHeld')}>
        {groupedNumber(stock.held)}
      </td>
      <td className="r num nw" data-l={t('colNow')}>
        {groupedNumber(stock.onHand)} {goods.priceUnit}
      </td>
      <td className="r nw" data-l={t('colAfter')}>
        <Input
          size="small"
          className="num max-w-30"
          inputMode="decimal"
          maxLength={16}
          status={isWrong ? 'error' : ''}
          aria-label={t('afterOf', { goods: goods.goodsName, spec: sku.specText, place: stock.warehouseName })}
          placeholder={String(stock.onHand)}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onPaste={paste}
        />
      </td>
      <td className={result ? 'cd t12' : 'cok t12'}>{isWrong ? t('badNumber') : result === null ? t('done') : result}</td>
    </tr>
  )
}

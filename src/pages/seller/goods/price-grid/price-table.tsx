import { Input } from 'antd'
import type { ClipboardEvent } from 'react'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import type { ListedGoods } from '../../../../modules/listing/endpoints.ts'
import { priceGridMessages } from '../messages.ts'
import { pricedSkus, typedOf, type PriceEdits, type PricedSku, type TypedPrices } from './price-edits.ts'

type Props = {
  readonly list: readonly ListedGoods[]
  readonly edits: PriceEdits
  readonly onChange: (one: PricedSku, typed: Partial<TypedPrices>) => void
  readonly onPaste: (block: string, from: { at: number; column: keyof TypedPrices }) => void
}

/** A row for each SKU with a field for each price; a block of cells that is pasted into one fills the rows below. */
export function PriceTable({ list, edits, onChange, onPaste }: Props) {
  const t = useMessages(priceGridMessages)
  const shown = pricedSkus(list)
  const fixed = list.filter((goods) => !goods.can.includes('price'))
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th className="r">{t('colRetail')}</th>
            <th className="r">{t('colBusiness')}</th>
            <th>{t('colUnit')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one, at) => (
            <tr key={one.sku.productId}>
              <td>
                <div className="b5">{one.goods.goodsName}</div>
                <div className="t12 c3">
                  {one.sku.specText} · <span className="num">{one.sku.productId}</span>
                </div>
              </td>
              <PriceCell
                one={one}
                column="retail"
                edits={edits}
                onChange={onChange}
                onPaste={(block) => onPaste(block, { at, column: 'retail' })}
              />
              <PriceCell
                one={one}
                column="business"
                edits={edits}
                onChange={onChange}
                onPaste={(block) => onPaste(block, { at, column: 'business' })}
              />
              <td data-l={t('colUnit')}>{one.goods.priceUnit}</td>
            </tr>
          ))}
          {fixed.map((goods) => (
            <tr key={`goods${goods.goodsId}`}>
              <td className="c3">{goods.goodsName}</td>
              <td className="c3 t12" colSpan={3}>
                {t('fixed')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = Pick<Props, 'edits' | 'onChange'> & {
  readonly one: PricedSku
  readonly column: keyof TypedPrices
  readonly onPaste: (block: string) => void
}

function PriceCell({ one, column, edits, onChange, onPaste }: CellProps) {
  const t = useMessages(priceGridMessages)
  const before = column === 'retail' ? one.sku.retailPrice : one.sku.businessPrice
  const value = typedOf(one, edits)[column]
  const isChanged = value.trim() !== (before === null ? '' : String(before))
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const block = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(block.trim())) return
    event.preventDefault()
    onPaste(block)
  }
  return (
    <td className="r" data-l={t(column === 'retail' ? 'colRetail' : 'colBusiness')}>
      <Input
        className="num"
        style={{ width: 140, ...(isChanged && { borderColor: 'var(--zb-brand)' }) }}
        inputMode="decimal"
        maxLength={17}
        aria-label={t(column === 'retail' ? 'retailOf' : 'businessOf', { goods: one.goods.goodsName, spec: one.sku.specText })}
        value={value}
        onChange={(event) => onChange(one, { [column]: event.target.value })}
        onPaste={paste}
      />
      {isChanged && before !== null && <div className="t12 c3 num">¥{priceText(before)}</div>}
    </td>
  )
}

import { useState } from 'react'
import { counted } from '../../../../kernel/quantity/counted-unit.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { useToast } from '../../../../ui/feedback/toast.tsx'
import { checkQuantityText } from '../../../../ui/form/quantity-step.ts'
import { useBrowseMessages } from '../use-messages.ts'
import { useGoodsMessages, useQuantityMessages } from '../../../../modules/catalog/ui/use-messages.ts'
import { goodsAddress } from '../../../../modules/catalog/ui/goods-address.ts'
import { plainQuantity, quantityText } from '../../../../ui/basic/quantity-text.ts'
import { useBaskets, type BasketLine } from '../../../../modules/basket/ui/use-baskets.ts'

export type SizeMatrixColumn = {
  readonly key: string
  readonly productId: number
  readonly goodsName: string
  /** Grade and coating. */
  readonly make: string
  readonly storeName: string
  readonly priceUnit: string
  readonly minBuyNum: number
  readonly buyStep: number
  readonly isRequireEnquiry: 0 | 1
}
type Cell = {
  readonly productId: number
  readonly price: number | null
  readonly stock: number
  readonly tiers: readonly { readonly minNum: number; readonly goodsPrice: number }[]
}

/** The price that the typed quantity reaches. */
export function reachedPrice({ price, tiers }: Pick<Cell, 'price' | 'tiers'>, text: string): number | null {
  return tiers.findLast((tier) => Number(text) >= tier.minNum)?.goodsPrice ?? price
}
export type SizeMatrixData = {
  readonly columns: readonly SizeMatrixColumn[]
  readonly rows: readonly { readonly size: string; readonly cells: readonly (Cell | null)[] }[]
}

/** Sizes by sources with a quantity in each cell; everything that was typed goes into a basket at once. */
export function SizeMatrix({ columns, rows }: SizeMatrixData) {
  const t = useBrowseMessages()
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const [wanted, setWanted] = useState('')
  const [onlyStock, setOnlyStock] = useState(false)
  const lines = linesOf({ columns, rows }, typed)
  // A size in which something was entered stays in sight, whatever is filtered.
  const shown = rows.filter(
    ({ size, cells }) =>
      cells.some((cell) => cell !== null && (typed[cell.productId] ?? '').trim() !== '') ||
      (size.toLowerCase().includes(wanted.trim().toLowerCase()) && (!onlyStock || cells.some((cell) => cell !== null && cell.stock > 0))),
  )
  const count = Object.values(typed).filter((text) => text.trim() !== '').length
  return (
    <div className="pan">
      <div className="mx-t">
        <span className="ipt">
          <input
            type="search"
            aria-label={t('filterSizes')}
            placeholder={t('filterSizes')}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </span>
        <label className="row g2 t13">
          <input type="checkbox" checked={onlyStock} onChange={(event) => setOnlyStock(event.target.checked)} />
          {t('onlyStock')}
        </label>
        <span className="sp" />
        <span className="t12 c3" aria-live="polite">
          {t('sizesShown', { count: shown.length })}
        </span>
      </div>
      <div className="tsc" tabIndex={0} role="region" aria-label={t('size')}>
        <table className="tbl mx">
          <thead>
            <tr>
              <th scope="col">{t('size')}</th>
              {columns.map((column) => (
                <th key={column.key} scope="col">
                  {column.make !== '' && <div className="b6">{column.make}</div>}
                  <Anchor to={goodsAddress(column.productId)} className="cl b5" prefetch={false}>
                    {column.goodsName}
                  </Anchor>
                  <div className="c3">{column.storeName}</div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.size}>
                <th scope="row" className="num nw">
                  {row.size}
                </th>
                {row.cells.map((cell, index) => {
                  const column = columns[index]
                  return (
                    <td key={column?.key} className={cell ? undefined : 'mx-0'}>
                      {cell && column ? (
                        <SkuCell
                          cell={cell}
                          column={column}
                          size={row.size}
                          text={typed[cell.productId] ?? ''}
                          onType={(text) => setTyped({ ...typed, [cell.productId]: text })}
                        />
                      ) : (
                        <span className="c3">{t('none')}</span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Foot count={count} lines={lines} onDone={() => setTyped({})} />
    </div>
  )
}

function SkuCell({
  cell,
  column,
  size,
  text,
  onType,
}: {
  cell: Cell
  column: SizeMatrixColumn
  size: string
  text: string
  onType: (text: string) => void
}) {
  const t = useBrowseMessages()
  const g = useGoodsMessages()
  const q = useQuantityMessages()
  const price = reachedPrice(cell, text)
  return (
    <div className="mx-c">
      {/* On phones there is no head: each cell says whose it is. */}
      <Anchor to={goodsAddress(column.productId)} className="mx-n m-only" prefetch={false}>
        {column.make !== '' && `${column.make} `}
        {column.goodsName} <span className="c3">{column.storeName}</span>
      </Anchor>
      <b className="num b6 cp">{price === null ? t('ask') : `¥${priceText(price)}/${column.priceUnit}`}</b>
      <span className="t12 c3">{cell.stock > 0 ? counted(quantityText(cell.stock), column.priceUnit) : g('soldOut')}</span>
      <span className="ipt">
        <input
          aria-label={`${column.goodsName} ${column.make} ${size} ${q('quantity')}`}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={plainQuantity(column.minBuyNum)}
          onChange={(event) => onType(event.target.value)}
        />
        <span className="c3 t12 nw">{column.priceUnit}</span>
      </span>
    </div>
  )
}

type Wanted = {
  readonly lines: readonly BasketLine[]
  readonly direct: boolean
  /** The first quantity that is not legal, with what would be. */ readonly wrong: {
    readonly size: string
    readonly nearest: string
  } | null
}

function linesOf({ columns, rows }: SizeMatrixData, typed: Readonly<Record<number, string>>): Wanted {
  const lines: BasketLine[] = []
  let wrong: Wanted['wrong'] = null
  let direct = true
  for (const row of rows) {
    for (const [index, cell] of row.cells.entries()) {
      const column = columns[index]
      const text = cell ? (typed[cell.productId] ?? '').trim() : ''
      if (!cell || !column || text === '') continue
      const verdict = checkQuantityText(text, { min: plainQuantity(column.minBuyNum), step: plainQuantity(column.buyStep) })
      if (verdict.kind === 'legal') lines.push({ productId: cell.productId, number: verdict.quantity, unit: 'primary' })
      else wrong ??= { size: row.size, nearest: verdict.kind === 'offStep' ? verdict.nearest.join(' / ') : plainQuantity(column.minBuyNum) }
      direct &&= cell.price !== null && column.isRequireEnquiry === 0 && cell.stock > 0
    }
  }
  return { lines, direct, wrong }
}

function Foot({ count, lines: wanted, onDone }: { count: number; lines: Wanted; onDone: () => void }) {
  const t = useBrowseMessages()
  const toast = useToast()
  const baskets = useBaskets()
  const add = async (put: (lines: readonly BasketLine[]) => Promise<boolean>) => {
    if (wanted.wrong) return toast({ text: t('notLegal', wanted.wrong), tone: 'warn' })
    if (wanted.lines.length > 0 && (await put(wanted.lines))) onDone()
  }
  return (
    <div className={count === 0 ? 'mx-f none' : 'mx-f'}>
      <span className="t13 c2" aria-live="polite">
        {t('chosen', { count })}
      </span>
      <span className="sp" />
      <Button disabled={count === 0} busy={baskets.busy === 'enquiry'} onClick={() => void add(baskets.addToEnquiry)}>
        {t('askAll')}
      </Button>
      <Button
        tone="action"
        icon="shopping-cart"
        disabled={count === 0 || !wanted.direct}
        busy={baskets.busy === 'cart'}
        onClick={() => void add(baskets.addToCart)}
      >
        {t('addAll')}
      </Button>
    </div>
  )
}

import { Button } from '../../../ui/basic/button.tsx'
import { Price } from '../../../ui/basic/price.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useGoodsMessages } from '../../../modules/catalog/ui/use-messages.ts'
import { GoodsPrice } from '../../../modules/catalog/ui/goods-card.tsx'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { useBaskets } from '../../../modules/basket/ui/use-baskets.ts'
import type { GoodsCardView } from '../../../modules/catalog/ui/goods-card-view.ts'
import { type PageSectionTranslate, useHomeMessages } from '../../../modules/page-builder/ui/use-messages.ts'
import { useQuickOrder, type QuickRow } from './use-quick-order.ts'

/** Ordering by typing: each line finds goods by name, grade, size or standard; all matched lines go on together. */
export function QuickOrder() {
  const t = useHomeMessages()
  const baskets = useBaskets()
  const order = useQuickOrder(4)
  const none = order.matched === 0
  return (
    <section className="pan wb" aria-label={t('quickOrder')}>
      <div className="wb-h">
        <h2 className="wb-t">
          <Icon name="zap" />
          {t('quickOrder')}
        </h2>
        <span className="sp" />
        <span className="t12 c3 d-only el">{t('quickOrderHelp')}</span>
      </div>
      <div className="qo col">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('quickNumber')}</th>
              <th scope="col">{t('quickInput')}</th>
              <th scope="col">{t('quickAmount')}</th>
              <th scope="col" className="r">
                {t('quickPrice')}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.rows.map((row) => (
              <QuickLine key={row.key} row={row} order={order} t={t} />
            ))}
          </tbody>
        </table>
        <div className="wb-f">
          <button type="button" className="lk t12" onClick={order.more}>
            <Icon name="plus" size={14} />
            {t('quickAdd')}
          </button>
          <span className="sp" />
          <span className="t13 c2 nw">{t('quickMatched', { count: order.matched })}</span>
          <Price amount={order.total} size="card" />
          <Button disabled={none} onClick={() => void baskets.addToEnquiry(order.lines)}>
            {t('quickEnquire')}
          </Button>
          <Button
            tone="action"
            icon="shopping-cart"
            disabled={none}
            busy={baskets.busy === 'cart'}
            onClick={() => void baskets.addToCart(order.lines)}
          >
            {t('quickCart')}
          </Button>
        </div>
      </div>
    </section>
  )
}

type LineProps = { row: QuickRow; order: ReturnType<typeof useQuickOrder>; t: PageSectionTranslate }

function QuickLine({ row, order, t }: LineProps) {
  const { goods } = row
  const label = t('quickRow', { row: row.key + 1 })
  return (
    <tr>
      <td className="c3 num">{row.key + 1}</td>
      <td className="qo-i" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && order.close(row.key)}>
        <div className="ipt">
          <input
            aria-label={`${label} ${t('quickInput')}`}
            placeholder={row.key === 0 ? t('quickPlaceholder') : undefined}
            value={row.text}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => order.type(row.key, event.target.value)}
            onKeyDown={(event) => onKey(event.key, row, order)}
          />
          {goods && (
            <button type="button" className="cok" aria-label={t('quickClear', { row: row.key + 1 })} onClick={() => order.clear(row.key)}>
              <Icon name="circle-check" size={15} />
            </button>
          )}
        </div>
        {row.found && <QuickChoices found={row.found} onPick={(one) => order.pick(row.key, one)} t={t} />}
      </td>
      <td>
        <div className="ipt qo-n">
          <input
            aria-label={`${label} ${t('quickAmount')}`}
            inputMode="decimal"
            value={row.number}
            disabled={goods === null}
            onChange={(event) => order.setNumber(row.key, event.target.value.replace(/[^0-9.]/g, ''))}
          />
          <span className="c3 t12">{goods?.priceUnit}</span>
        </div>
      </td>
      <td className="r nw">
        <QuickPrice goods={goods} t={t} />
      </td>
    </tr>
  )
}

function onKey(key: string, row: QuickRow, order: LineProps['order']): void {
  const first = row.found?.[0]
  if (key === 'Enter' && first) order.pick(row.key, first)
  if (key === 'Escape') order.close(row.key)
}

function QuickPrice({ goods, t }: { goods: GoodsCardView | null; t: PageSectionTranslate }) {
  const g = useGoodsMessages()
  if (!goods) return <span className="c3">—</span>
  return (
    <>
      <GoodsPrice goods={goods} t={g} size="table" />
      <div className="t11 cok">{t('quickStock', { stock: quantityText(goods.defaultProduct.productStock), unit: goods.priceUnit })}</div>
    </>
  )
}

function QuickChoices({
  found,
  onPick,
  t,
}: {
  found: readonly GoodsCardView[]
  onPick: (goods: GoodsCardView) => void
  t: PageSectionTranslate
}) {
  const g = useGoodsMessages()
  return (
    <ul className="pan qo-s">
      {found.length === 0 && <li className="c3 t12">{t('nothing')}</li>}
      {found.map((goods) => (
        <li key={goods.goodsId}>
          <button type="button" onClick={() => onPick(goods)}>
            <span className="el">{goods.goodsName}</span>
            <GoodsPrice goods={goods} t={g} size="table" />
          </button>
        </li>
      ))}
    </ul>
  )
}

import { useRef } from 'react'
import { Button } from '../../../ui/basic/button.tsx'
import { Price } from '../../../ui/basic/price.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useBaskets } from '../../../modules/basket/ui/use-baskets.ts'
import { useHomeMessages } from '../../../modules/page-builder/ui/use-messages.ts'
import { QuickLine } from './quick-order-line.tsx'
import { useQuickOrder } from './use-quick-order.ts'

/** Ordering by typing or pasting: each line is read for its goods and quantity; all lines that are sure go on together. */
export function QuickOrder() {
  const t = useHomeMessages()
  const baskets = useBaskets()
  const order = useQuickOrder(4, t('quickWanted'))
  const section = useRef<HTMLElement>(null)
  const focus = (row: number, field: 'words' | 'number') => {
    if (row >= order.rows.length) order.more()
    // A row that was just added stands in the page with the next frame.
    requestAnimationFrame(() => {
      const input = section.current?.querySelectorAll<HTMLInputElement>('tbody input')[row * 2 + (field === 'words' ? 0 : 1)]
      input?.focus()
      input?.select()
    })
  }
  const add = async (lines: typeof order.lines, send: typeof baskets.addToCart) => {
    if (await send(lines)) order.done(lines)
  }
  return (
    <section ref={section} className="pan wb" aria-label={t('quickOrder')}>
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
              <QuickLine key={row.key} row={row} order={order} t={t} onFocus={focus} />
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
          <Button disabled={order.enquiryLines.length === 0} onClick={() => void add(order.enquiryLines, baskets.addToEnquiry)}>
            {t('quickEnquire')}
          </Button>
          <Button
            tone="action"
            icon="shopping-cart"
            disabled={order.lines.length === 0}
            busy={baskets.busy === 'cart'}
            onClick={() => void add(order.lines, baskets.addToCart)}
          >
            {t('quickCart')}
          </Button>
        </div>
      </div>
    </section>
  )
}

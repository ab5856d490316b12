import { useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { MoneyBack } from '../endpoints.ts'
import { cancellationPageMessages } from '../messages.ts'

/** What goes back, line by line, before anybody confirms it. */
export function MoneyBackSummary({ back }: { back: MoneyBack }) {
  const t = useMessages(cancellationPageMessages)
  return (
    <div className="mb-4">
      <ul className="t13 grid grid-cols-[minmax(0,1fr)] gap-1 mb-2">
        {back.lines
          .filter((line) => line.number > 0)
          .map((line) => (
            <li key={line.orderProductId} className="row g2">
              <span className="el">
                {line.goodsName} <span className="c3">{line.specText}</span>
              </span>
              <span className="num nw">× {counted(line.number, line.unitName)}</span>
              <span className="sp" />
              <span className="num nw">¥{priceText(line.amount)}</span>
            </li>
          ))}
      </ul>
      <p className="t13">
        {t('goodsBack')} <span className="num">¥{priceText(back.goodsAmount)}</span> · {t('freightBack')}{' '}
        <span className="num">¥{priceText(back.freight)}</span> · {t('amountBack')} <b className="num cp">¥{priceText(back.amount)}</b>
      </p>
    </div>
  )
}

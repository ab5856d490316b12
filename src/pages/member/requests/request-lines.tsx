import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { purchaseRequestMessages } from './messages.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

/** A line as the pages of requests show it, from the cart or from a request. */
export type RequestLineView = {
  readonly key: string
  readonly goodsName: string
  readonly specText: string
  readonly materialCode: string
  readonly storeName: string
  readonly goodsPrice: number
  readonly priceNow: number | null
  /** What the company last ordered it at; null where it never did. */
  readonly lastPrice: number | null
  readonly buyNum: number
  readonly unitName: string
  readonly subtotal: number
  readonly problem: string
}

/** Goods with then and now. */
export function RequestLines({ lines }: { lines: readonly RequestLineView[] }) {
  const t = useMessages(purchaseRequestMessages)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('goods')}</th>
            <th>{t('store')}</th>
            <th className="r">{t('price')}</th>
            <th className="r">{t('quantity')}</th>
            <th className="r">{t('subtotal')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <td>
                <div>{line.goodsName}</div>
                <div className="t12 c3">{[line.specText, line.materialCode].filter((text) => text !== '').join(' · ')}</div>
                {line.problem && (
                  <Tag tone="danger" small>
                    {line.problem}
                  </Tag>
                )}
              </td>
              <td>{line.storeName}</td>
              <td className="r num nw">
                ¥{priceText(line.goodsPrice)}/{line.unitName}
                {line.priceNow !== null && line.priceNow !== line.goodsPrice && (
                  <div className="t12 cw">{t('changed', { was: priceText(line.goodsPrice), now: priceText(line.priceNow) })}</div>
                )}
                {line.lastPrice !== null && <LastPrice last={line.lastPrice} now={line.priceNow ?? line.goodsPrice} />}
              </td>
              <td className="r num nw">{counted(line.buyNum, line.unitName)}</td>
              <td className="r num nw b6">¥{priceText(line.subtotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What the company last paid, and by how much it costs more or less now. */
function LastPrice({ last, now }: { last: number; now: number }) {
  const t = useMessages(purchaseRequestMessages)
  const percent = last > 0 ? Math.round(((now - last) / last) * 1000) / 10 : 0
  const change = percent === 0 ? '' : ` ${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`
  return (
    <div className="t12 c3">
      {t('lastPrice', { price: priceText(last) })}
      {change && <span className={percent > 0 ? 'cd' : 'cok'}>{change}</span>}
    </div>
  )
}

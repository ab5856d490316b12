import { Checkbox } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ChangeIndicator } from '../../../ui/basic/change-indicator.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { lastPrices, type MaterialLine, type ProjectDetail } from '../../../modules/project/endpoints.ts'
import { regularListMessages } from './messages.ts'

type Last = { readonly price: number; readonly orderSn: string; readonly orderTime: string }
type Props = { of: ProjectDetail; chosen: ReadonlySet<number>; onChoose: (chosen: ReadonlySet<number>) => void }

/** The lines of a regular list with today's price and stock, what they cost last, and which are chosen (by place, from 1). */
export function RegularListTable({ of, chosen, onChoose }: Props) {
  const t = useMessages(regularListMessages)
  const ids = [...new Set(of.lines.map((line) => line.productId))]
  const { data } = useCall(lastPrices, { productIds: ids.join(',') })
  const places = of.lines.map((_line, index) => index + 1)
  const sum = of.lines.reduce((total, line, index) => total + (chosen.has(index + 1) ? (line.subtotal ?? 0) : 0), 0)
  const turn = (place: number, isOn: boolean) => onChoose(new Set(places.filter((one) => (one === place ? isOn : chosen.has(one)))))
  return (
    <>
      <div className="tsc">
        <table className="tbl cds">
          <thead>
            <tr>
              <th>
                <Checkbox
                  checked={chosen.size === places.length}
                  indeterminate={chosen.size > 0 && chosen.size < places.length}
                  onChange={(event) => onChoose(new Set(event.target.checked ? places : []))}
                >
                  {t('all')}
                </Checkbox>
              </th>
              <th>{t('colGoods')}</th>
              <th className="r">{t('colNumber')}</th>
              <th className="r">{t('colPrice')}</th>
              <th className="r">{t('colLast')}</th>
              <th className="r">{t('colStock')}</th>
              <th>{t('colRemark')}</th>
            </tr>
          </thead>
          <tbody>
            {of.lines.map((line, index) => (
              <Line
                key={`${line.productId} ${line.unit}`}
                line={line}
                last={data?.find((one) => one.productId === line.productId && one.unit === line.unit) ?? null}
                isOn={chosen.has(index + 1)}
                onTurn={(isOn) => turn(index + 1, isOn)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="bx text-right">
        {t('total')} <b className="num t16">¥{priceText(sum)}</b>
      </p>
    </>
  )
}

type LineProps = { line: MaterialLine; last: Last | null; isOn: boolean; onTurn: (isOn: boolean) => void }

function Line({ line, last, isOn, onTurn }: LineProps) {
  const t = useMessages(regularListMessages)
  const name = line.goodsName || t('goodsGone')
  return (
    <tr>
      <td>
        <Checkbox checked={isOn} aria-label={t('choose', { goods: name })} onChange={(event) => onTurn(event.target.checked)} />
      </td>
      <td>
        {line.goodsName ? (
          <Anchor className="lk b5" to={`/goods/detail/${line.productId}`}>
            {name}
          </Anchor>
        ) : (
          name
        )}
        <div className="t12 c3">
          {line.specText} {line.storeName} {line.goodsName && !line.onSale && <Tag tone="warn">{t('offSale')}</Tag>}
        </div>
      </td>
      <td className="r num nw" data-l={t('colNumber')}>
        {counted(line.number, line.unitName)}
      </td>
      <td className="r num nw" data-l={t('colPrice')}>
        {line.goodsPrice === null ? t('askPrice') : `¥${priceText(line.goodsPrice)}`}
      </td>
      <td className="r num nw" data-l={t('colLast')}>
        <LastPrice now={line.goodsPrice} last={last} />
      </td>
      <td className="r num nw" data-l={t('colStock')}>
        {line.stockNum === null ? '–' : counted(String(line.stockNum), line.unitName)}
      </td>
      <td data-l={t('colRemark')}>{line.remark || '–'}</td>
    </tr>
  )
}

function LastPrice({ now, last }: { now: number | null; last: Last | null }) {
  const t = useMessages(regularListMessages)
  if (!last) return <span className="c3 t12">{t('never')}</span>
  return (
    <>
      <Anchor className="lk" to={`/member/order/detail?orderSn=${last.orderSn}`}>
        ¥{priceText(last.price)}
      </Anchor>{' '}
      {now !== null && <ChangeIndicator value={Math.round((now - last.price) * 100) / 100} flatLabel={t('same')} />}
      <div className="t12 c3">{last.orderTime.slice(0, 10)}</div>
    </>
  )
}

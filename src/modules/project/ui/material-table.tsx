import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { MaterialLine } from '../endpoints.ts'
import { projectPageMessages } from '../messages.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

/** A material list with the prices of whoever reads, and their sum. */
export function MaterialTable({ lines, total }: { lines: readonly MaterialLine[]; total: number }) {
  const t = useMessages(projectPageMessages)
  return (
    <>
      <div className="tsc">
        <table className="tbl cds">
          <thead>
            <tr>
              <th>{t('colGoods')}</th>
              <th className="r">{t('colNumber')}</th>
              <th className="r">{t('colPrice')}</th>
              <th className="r">{t('colSubtotal')}</th>
              <th>{t('colRemark')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, place) => (
              <Line key={`${line.productId} ${place}`} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="bx text-right">
        {t('total')} <b className="num t16">¥{priceText(total)}</b>
      </p>
    </>
  )
}

function Line({ line }: { line: MaterialLine }) {
  const t = useMessages(projectPageMessages)
  return (
    <tr>
      <td>
        {line.goodsName ? (
          <Anchor className="lk b5" to={`/goods/detail/${line.productId}`}>
            {line.goodsName}
          </Anchor>
        ) : (
          t('goodsGone')
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
      <td className="r num nw" data-l={t('colSubtotal')}>
        {line.subtotal === null ? '–' : `¥${priceText(line.subtotal)}`}
      </td>
      <td data-l={t('colRemark')}>{line.remark || '–'}</td>
    </tr>
  )
}

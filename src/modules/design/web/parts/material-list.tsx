import type { ReactNode } from 'react'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import type { DesignDetail } from '../../contract.ts'
import { designPageWords } from '../words.ts'

/** The designer's list with the prices of whoever reads. */
export function MaterialList({ of, more }: { of: DesignDetail; more?: ReactNode }) {
  const t = useWords(designPageWords)
  return (
    <Panel title={t('listTitle')} more={of.lines.length > 0 && more}>
      {of.lines.length === 0 ? (
        <Empty icon="list-checks" title={t('noList')} />
      ) : (
        <div className="col">
          {of.answerNote && (
            <p className="bx t13 c2" style={{ whiteSpace: 'pre-wrap' }}>
              <b className="b5">{t('answerNote')}</b> {of.answerNote}
            </p>
          )}
          <Lines of={of} />
          <p className="bx r">
            {t('total')} <b className="num t16">¥{priceText(of.total)}</b>
          </p>
        </div>
      )}
    </Panel>
  )
}

function Lines({ of }: { of: DesignDetail }) {
  const t = useWords(designPageWords)
  return (
    <div className="tsc">
      <table className="tbl">
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
          {of.lines.map((line, place) => (
            <tr key={`${line.productId} ${place}`}>
              <td style={{ minWidth: 200 }}>
                <Anchor className="lk b5" to={`/goods/detail/${line.productId}`}>
                  {line.goodsName}
                </Anchor>
                <div className="t12 c3">
                  {line.specText} {line.storeName} {!line.onSale && <Tag tone="warn">{t('offSale')}</Tag>}
                </div>
              </td>
              <td className="r num nw">
                {line.number} {line.unitName}
              </td>
              <td className="r num nw">{line.goodsPrice === null ? t('askPrice') : `¥${priceText(line.goodsPrice)}`}</td>
              <td className="r num nw">{line.subtotal === null ? '' : `¥${priceText(line.subtotal)}`}</td>
              <td>{line.remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

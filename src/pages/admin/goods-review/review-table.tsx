import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { ReviewRow } from '../../../modules/listing/endpoints-review.ts'
import { goodsReviewMessages } from './messages.ts'
import { gateTones, gateKey } from './review-labels.ts'

/** Proposed goods in rows. */
export function ReviewTable({ list }: { list: readonly ReviewRow[] }) {
  const t = useMessages(goodsReviewMessages)
  return (
    <div className="tsc">
      <table className="tbl so">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th>{t('colStore')}</th>
            <th>{t('colCategory')}</th>
            <th>{t('kind')}</th>
            <th>{t('colGate')}</th>
            <th>{t('colTime')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <tr key={row.changeId}>
              <td>
                <div className="row g2">
                  <Picture src={row.image} alt="" width={36} className="w36" />
                  <div style={{ minWidth: 180, maxWidth: 320 }}>
                    <div className="el b5">{row.name}</div>
                    <div className="t12 c3 num">{t('changeNo', { id: row.changeId })}</div>
                  </div>
                </div>
              </td>
              <td>{row.storeName}</td>
              <td className="t12">{row.categoryName}</td>
              <td className="nw">
                {row.goodsId === null || row.state === 'proposed' ? t(row.goodsId === null ? 'kindNew' : 'kindChange') : `#${row.goodsId}`}
              </td>
              <td>
                <Tag tone={gateTones[row.listing]} small>
                  {t(gateKey(row.listing))}
                </Tag>
              </td>
              <td className="num nw t12">{row.proposedAt && fullTime(row.proposedAt)}</td>
              <td className="r nw">
                <Anchor className="lk" to={`/admin/goods/review?changeId=${row.changeId}`}>
                  {t(row.state === 'proposed' ? 'review' : 'open')}
                </Anchor>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

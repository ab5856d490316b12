import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { ReviewRow } from '../../../modules/listing/endpoints-review.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { goodsReviewMessages } from './messages.ts'
import { gateKey, gateTones } from './review-labels.ts'

/** What the platform sees of goods that stores proposed. */
export function useReviewColumns(): readonly ListColumn<ReviewRow>[] {
  const t = useMessages(goodsReviewMessages)
  const kindOf = (row: ReviewRow) =>
    row.goodsId === null || row.state === 'proposed' ? t(row.goodsId === null ? 'kindNew' : 'kindChange') : `#${row.goodsId}`
  return [
    {
      key: 'goods',
      title: t('colGoods'),
      as: 'title',
      text: (row) => row.name,
      lead: (row) => <Picture src={row.image} alt="" width={36} className="w36" />,
      cell: (row) => <div className="t12 c3 num">{t('changeNo', { id: row.changeId })}</div>,
    },
    { key: 'store', title: t('colStore'), text: (row) => row.storeName },
    { key: 'category', title: t('colCategory'), text: (row) => row.categoryName },
    { key: 'kind', title: t('kind'), isTight: true, text: kindOf },
    {
      key: 'gate',
      title: t('colGate'),
      as: 'state',
      text: (row) => t(gateKey(row.listing)),
      cell: (row) => (
        <span className="row g2 wrp">
          <Tag tone={gateTones[row.listing]} small>
            {t(gateKey(row.listing))}
          </Tag>
          {row.takedownReason && (
            <Tag tone="danger" small>
              {t('takenDownTag')}
            </Tag>
          )}
        </span>
      ),
    },
    { key: 'time', title: t('colTime'), isTight: true, text: (row) => row.proposedAt && fullTime(row.proposedAt) },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (row) => (
        <ButtonLink
          size="sm"
          tone={row.state === 'proposed' ? 'brand-outline' : 'default'}
          to={`/admin/goods/review?changeId=${row.changeId}`}
        >
          {t(row.state === 'proposed' ? 'review' : 'open')}
        </ButtonLink>
      ),
    },
  ]
}

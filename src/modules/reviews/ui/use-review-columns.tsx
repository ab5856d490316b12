import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { reviewAdminMessages } from '../messages.ts'

type ShownReview = {
  readonly goodsName: string
  readonly storeName: string
  readonly buyerName: string
  readonly at: string
  readonly score: number
  readonly descScore: number
  readonly serviceScore: number
  readonly logisticsScore: number
  readonly content: string
  readonly append: string
  readonly images: readonly string[]
  readonly isHidden: 0 | 1
  readonly hiddenReason: string
}

/** Evaluations as both consoles list them; below what the buyer says, what may be done about it. */
export function useReviewColumns<Row extends ShownReview>(acts: (row: Row) => ReactNode): readonly ListColumn<Row>[] {
  const t = useMessages(reviewAdminMessages)
  return [
    {
      key: 'goods',
      title: t('colGoods'),
      as: 'title',
      text: ({ goodsName }) => goodsName,
      cell: ({ storeName, buyerName, at }) => <div className="t12 c3">{[storeName, buyerName, at.slice(0, 10)].join(' · ')}</div>,
    },
    {
      key: 'score',
      title: t('colScore'),
      text: ({ score }) => score,
      cell: ({ score, descScore: desc, serviceScore: service, logisticsScore: logistics }) => (
        <>
          <b className="nw">{t('scoreOf', { score })}</b>
          <div className="t12 c3">{t('storeScores', { desc, service, logistics })}</div>
        </>
      ),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      isTight: true,
      text: ({ isHidden }) => t(isHidden === 1 ? 'hidden' : 'published'),
    },
    {
      key: 'words',
      title: t('colWords'),
      isProse: true,
      text: ({ content, append }) => [content, append].filter((text) => text !== '').join(' / '),
      cell: (row) => (
        <div className="col g2 min-w-60">
          <Words row={row} />
          {acts(row)}
        </div>
      ),
    },
  ]
}

function Words({ row }: { row: ShownReview }) {
  const t = useMessages(reviewAdminMessages)
  return (
    <>
      {row.content !== '' && <p className="t14">{row.content}</p>}
      {row.append !== '' && <p className="t14 c2">{t('appended', { text: row.append })}</p>}
      {row.images.length > 0 && (
        <p className="row g2 wrp">
          {row.images.map((address, index) => (
            <a key={address} className="lk t12" href={address} target="_blank" rel="noopener noreferrer">
              {t('picture', { number: index + 1 })}
            </a>
          ))}
        </p>
      )}
      {row.isHidden === 1 && <p className="t13 c2">{t('hiddenFor', { reason: row.hiddenReason })}</p>}
    </>
  )
}

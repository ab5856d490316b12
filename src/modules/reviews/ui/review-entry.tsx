import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
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

/** One evaluation as the consoles show it; below it what may be done about it. */
export function ReviewEntry({ row, children }: { row: ShownReview; children: ReactNode }) {
  const t = useMessages(reviewAdminMessages)
  const { descScore: desc, serviceScore: service, logisticsScore: logistics } = row
  return (
    <li className="col g2">
      <p className="t12 c3">{[row.goodsName, row.storeName, row.buyerName, row.at.slice(0, 10)].join(' · ')}</p>
      <p className="t13">
        <b>{t('scoreOf', { score: row.score })}</b> <span className="c3">{t('storeScores', { desc, service, logistics })}</span>
      </p>
      {row.content !== '' && <p className="t14">{row.content}</p>}
      {row.append !== '' && <p className="t14 c2">{t('appended', { text: row.append })}</p>}
      {row.images.length > 0 && (
        <p className="row g2">
          {row.images.map((address, index) => (
            <a key={address} className="lk t12" href={address} target="_blank" rel="noopener noreferrer">
              {t('picture', { number: index + 1 })}
            </a>
          ))}
        </p>
      )}
      {row.isHidden === 1 && <p className="t13 c2">{t('hiddenFor', { reason: row.hiddenReason })}</p>}
      {children}
    </li>
  )
}

import { clockText, useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { GoodsCard } from '../endpoints.ts'
import type { GoodsTranslate } from './use-messages.ts'

type Props = { readonly flash: NonNullable<GoodsCard['flash']>; readonly t: GoodsTranslate }

const day = 86_400_000

/** Beside a flash price: that it is one, the list price, and in the browser how long it holds. */
export function FlashBadge({ flash, t }: Props) {
  return (
    <span className="fls">
      <Tag tone="action" small>
        {t('flashPrice')}
      </Tag>
      <s className="num">¥{priceText(flash.listPrice)}</s>
      <FlashTimeLeft endsAt={flash.endsAt} t={t} />
    </span>
  )
}

/** How much of a flash sale is ordered, as a bar; the words beside it say the same. */
export function FlashShare({ percent }: { readonly percent: number }) {
  return (
    <span className="fls-b" aria-hidden="true">
      <i style={{ width: `${percent}%` }} />
    </span>
  )
}

/** Time left of a flash sale, ticking; nothing while the server renders. */
export function FlashTimeLeft({ endsAt, t }: { readonly endsAt: string; readonly t: GoodsTranslate }) {
  const left = useTimeLeft(endsAt)
  if (left === null) return null
  if (left === 0) return <span className="c3">{t('flashOver')}</span>
  const days = Math.floor(left / day)
  return (
    <span className="num nw" role="timer">
      {t(days > 0 ? 'flashDaysLeft' : 'flashLeft', { days, time: clockText(left % day) })}
    </span>
  )
}

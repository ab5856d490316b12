import { goodsLabel } from '../../../ui/goods/goods-label.ts'
import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { GroupCampaignView } from '../endpoints-schemas.ts'
import { groupAddress } from './group-address.ts'
import { GroupStateTag } from './group-state-tag.tsx'
import { useGroupMessages } from './use-messages.ts'
import './group-sale.css'

const labels = { LADDER: 'priceNow', PRESALE: 'presalePrice' } as const

/** The price of now, or the one that was fixed. */
export function GroupPrice({ of }: { of: GroupCampaignView }) {
  const t = useGroupMessages()
  const price = of.finalPrice ?? of.priceNow
  return (
    <span className="row g2 wrp items-baseline">
      <span className="t12 c3">{t(of.finalPrice === null ? labels[of.kind] : 'finalPrice')}</span>
      <span className="gsl-p num">
        ¥{priceText(price)} <small>{t('perUnit', { unit: of.unitName })}</small>
      </span>
      {of.listPrice !== null && of.listPrice > price && <s className="t12 c3 num">{t('listPrice', { price: priceText(of.listPrice) })}</s>}
    </span>
  )
}

/** How far the total is: a bar with a mark per tier, and what is missing for the next. */
export function GroupProgress({ of }: { of: GroupCampaignView }) {
  const t = useGroupMessages()
  const { joined, next, tiers, unitName: unit } = of
  const last = tiers.at(-1)?.from ?? 0
  const isReached = tiers[0]?.isReached === 1
  const missing = next && { missing: groupedNumber(next.missing), unit, price: priceText(next.price) }
  return (
    <div className="col gap-0.5">
      {of.kind === 'LADDER' && (
        <div
          className="gsl-b"
          role="progressbar"
          aria-label={t('progress')}
          aria-valuenow={of.progress}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <i style={{ width: `${of.progress}%` }} />
          {tiers.slice(0, -1).map((tier) => (
            <b key={tier.from} style={{ insetInlineStart: `${(tier.from / last) * 100}%` }} />
          ))}
        </div>
      )}
      <span className="t13 num">{t('joinedOf', { joined: groupedNumber(joined), unit, count: of.participants })}</span>
      {of.kind === 'LADDER' && of.state === 'RUNNING' && (
        <span className="t13 c2 num">{missing === null ? t('lastTier') : t(isReached ? 'nextTier' : 'toFirst', missing)}</span>
      )}
    </div>
  )
}

/** When it ends, ended or starts. */
export function GroupDeadline({ of }: { of: GroupCampaignView }) {
  const t = useGroupMessages()
  const lang = useLanguage()
  const [word, at] =
    of.state === 'SCHEDULED'
      ? (['startsAt', of.startTime] as const)
      : ([of.state === 'RUNNING' ? 'endsAt' : 'endedAt', of.endTime] as const)
  return <span className="t12 c3 num">{t(word, { time: formatTimestamp(new Date(at), lang) })}</span>
}

/** One group sale in a list. */
export function GroupCard({ of, heading: Heading = 'h2' }: { of: GroupCampaignView; heading?: 'h2' | 'h3' }) {
  return (
    <Anchor className="gsl-c" to={groupAddress(of)}>
      <Picture src={of.goodsImage} alt="" width={132} />
      <div className="col g2">
        <span className="row g2 wrp">
          <Tag small>{of.kindText}</Tag>
          <GroupStateTag of={of} />
          <GroupDeadline of={of} />
        </span>
        <Heading>{of.title}</Heading>
        <span className="t12 c3">
          {goodsLabel(of)} · {of.storeName}
        </span>
        <GroupPrice of={of} />
        <GroupProgress of={of} />
      </div>
    </Anchor>
  )
}

import { goodsLabel } from '../../../ui/goods/goods-label.ts'
import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { TeamCampaignView } from '../endpoints-schemas.ts'
import { teamAddress } from './team-address.ts'
import { useTeamMessages } from './use-messages.ts'
import './team-purchase.css'

/** The team price beside what one pays alone. */
export function TeamPrice({ of }: { of: TeamCampaignView }) {
  const t = useTeamMessages()
  return (
    <span className="row g2 wrp items-baseline">
      <span className="t12 c3">{t('teamPrice')}</span>
      <span className="tpu-p num">
        ¥{priceText(of.teamPrice)} <small>{t('perUnit', { unit: of.unitName })}</small>
      </span>
      {of.alonePrice !== null && <span className="t12 c3 num">{t('alonePrice', { price: priceText(of.alonePrice) })}</span>}
      {of.leaderPrice < of.teamPrice && <Tag small>{t('leaderPrice', { price: priceText(of.leaderPrice) })}</Tag>}
    </span>
  )
}

/** State, size and end of a team purchase. */
export function TeamCampaignTags({ of }: { of: TeamCampaignView }) {
  const t = useTeamMessages()
  const lang = useLanguage()
  const [word, at] = of.state === 'SCHEDULED' ? (['startsAt', of.startTime] as const) : (['endsAt', of.endTime] as const)
  return (
    <span className="row g2 wrp">
      <Tag small>{t('sizeOf', { size: of.size })}</Tag>
      <Tag tone={of.state === 'RUNNING' ? 'warn' : 'info'} small>
        {of.stateText}
      </Tag>
      <span className="t12 c3 num">{t(word, { time: formatTimestamp(new Date(at), lang) })}</span>
    </span>
  )
}

/** One team purchase in a list. */
export function TeamCard({ of }: { of: TeamCampaignView }) {
  const t = useTeamMessages()
  return (
    <Anchor className="tpu-c" to={teamAddress(of.teamCampaignSn)}>
      <Picture src={of.goodsImage} alt="" width={132} />
      <div className="col g2">
        <TeamCampaignTags of={of} />
        <h3>{of.title}</h3>
        <span className="t12 c3">
          {goodsLabel(of)} · {of.storeName}
        </span>
        <TeamPrice of={of} />
        <span className="t13 c2 num">{t('teamsNow', { forming: of.forming, succeeded: of.succeeded })}</span>
      </div>
    </Anchor>
  )
}

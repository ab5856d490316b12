import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { GoodsCard } from '../endpoints.ts'
import { teamCampaignAddress } from './team-address.ts'
import type { GoodsTranslate } from './use-messages.ts'

/** Beside a price: that a team buys for less, and the way there. */
export function TeamBadge({ team, t }: { readonly team: NonNullable<GoodsCard['team']>; readonly t: GoodsTranslate }) {
  return (
    <Anchor className="lk t12 num block" to={teamCampaignAddress(team.campaignSn)} prefetch={false}>
      {t('teamBadge', { size: team.size, price: priceText(team.teamPrice) })}
    </Anchor>
  )
}

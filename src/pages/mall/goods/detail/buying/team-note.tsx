import { priceText } from '../../../../../ui/basic/price-parts.ts'
import { Anchor } from '../../../../../ui/basic/anchor.tsx'
import { teamCampaignAddress } from '../../../../../modules/catalog/ui/team-address.ts'
import type { GoodsSku } from '../../../../../modules/catalog/endpoints-goods.ts'
import { useDetailMessages } from '../../use-messages.ts'

/** A running team purchase of the SKU: its price, and the way there. */
export function TeamNote({ team, unit }: { readonly team: NonNullable<GoodsSku['team']>; readonly unit: string }) {
  const t = useDetailMessages()
  return (
    <div className="fls-n">
      <span className="num">{t('teamNote', { size: team.size, price: priceText(team.teamPrice), unit })}</span>
      <Anchor className="lk" to={teamCampaignAddress(team.campaignSn)} prefetch={false}>
        {t('teamTo')}
      </Anchor>
    </div>
  )
}

import { Anchor } from '../../../ui/basic/anchor.tsx'
import type { TeamCampaignView } from '../../../modules/team-purchase/endpoints-schemas.ts'
import { TeamCard } from '../../../modules/team-purchase/ui/team-card.tsx'
import { useTeamMessages } from '../../../modules/team-purchase/ui/use-messages.ts'

/** Team purchases that run or come, above the group sales by quantity. */
export function TeamSection({ list }: { list: readonly TeamCampaignView[] }) {
  const t = useTeamMessages()
  if (list.length === 0) return null
  return (
    <section className="pan tpu">
      <div className="tpu-h">
        <h2 className="t20 b6">{t('title')}</h2>
        <span className="c3 t13">{t('help')}</span>
        <span className="sp" />
        <Anchor className="lk t13" to="/member/teamPurchase/list">
          {t('mine')}
        </Anchor>
      </div>
      <div className="tpu-g">
        {list.map((one) => (
          <TeamCard key={one.teamCampaignSn} of={one} />
        ))}
      </div>
    </section>
  )
}

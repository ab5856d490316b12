import { Button } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { TextField } from '../../../ui/form/field.tsx'
import type { TeamCampaignView } from '../endpoints-schemas.ts'
import { useTeamMessages } from './use-messages.ts'
import './team-purchase.css'

/** A quantity, and on to the order: in a team, or with a new one. It works before the scripts have come. */
export function TeamBuyForm({ of, teamSn }: { of: TeamCampaignView; teamSn: string }) {
  const t = useTeamMessages()
  const { unitName: unit } = of
  const [min, max] = [groupedNumber(of.minNum), groupedNumber(of.maxNum)]
  return (
    <form className="tpu-j" action="/member/teamPurchase/order" method="get">
      <input type="hidden" name="teamCampaignSn" value={of.teamCampaignSn} />
      {teamSn !== '' && <input type="hidden" name="teamSn" value={teamSn} />}
      <TextField
        label={t('quantity', { unit })}
        name="number"
        inputMode="decimal"
        maxLength={14}
        defaultValue={String(of.minNum)}
        hint={of.maxNum > 0 ? t('quantityLimit', { min, max, unit }) : t('quantityHelp', { min, unit })}
      />
      <div>
        <Button type="submit" tone="action" size="lg">
          {t(teamSn === '' ? 'openTeam' : 'joinThis')}
        </Button>
      </div>
    </form>
  )
}

import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { goodsLabel } from '../../../ui/goods/goods-label.ts'
import { loadOrNotFound } from '../../../modules/search/ui/not-found-suggestions.ts'
import { teamCampaignDetail } from '../../../modules/team-purchase/endpoints.ts'
import type { TeamCampaignView, TeamView } from '../../../modules/team-purchase/endpoints-schemas.ts'
import { teamPageMessages } from '../../../modules/team-purchase/messages.ts'
import { TeamBuyForm } from '../../../modules/team-purchase/ui/buy-form.tsx'
import { teamAddress } from '../../../modules/team-purchase/ui/team-address.ts'
import { TeamCampaignTags, TeamPrice } from '../../../modules/team-purchase/ui/team-card.tsx'
import { TeamSeats } from '../../../modules/team-purchase/ui/team-seats.tsx'
import { useTeamMessages, type TeamMessageSource } from '../../../modules/team-purchase/ui/use-messages.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const named = (name: string) => (query.get(name) ?? '').slice(0, 32)
  const teamCampaignSn = named('teamCampaignSn').length < 6 ? 'absent' : named('teamCampaignSn')
  const found = await loadOrNotFound(context, teamCampaignDetail, { teamCampaignSn, teamSn: named('teamSn') })
  return { ...found, ...pageMessages(pageContextOf(context).lang, teamPageMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<TeamMessageSource>(loaderData, 'teamPage')
  const { campaign } = loaderData
  const canonical = rootOf(matches).origin + teamAddress(campaign.teamCampaignSn)
  return pageHead(matches, { title: `${campaign.title} - ${t('title')}`, description: t('help'), canonical })
}

/** One team purchase: its price, the team of an invitation, the teams that form now, and opening one. */
export default function TeamPage() {
  const { campaign: of, teams, invited, isInside } = useLoaderData<typeof loader>()
  const t = useTeamMessages()
  const others = teams.filter((team) => team.teamSn !== invited?.teamSn)
  return (
    <main id="main" className="wrap tpu col g3">
      <Breadcrumb
        label={t('breadcrumb')}
        trail={[{ text: t('home'), to: '/' }, { text: t('groupSales'), to: '/sale/group' }, { text: of.title }]}
      />
      <section className="pan tpu-d">
        <Picture src={of.goodsImage} alt={of.goodsName} width={400} priority />
        <div className="col g3">
          <TeamCampaignTags of={of} />
          <h1 className="t20 b6">{of.title}</h1>
          <span className="t13 c2 break-words">
            <Anchor className="lk whitespace-normal" to={`/goods/detail/${of.productId}`}>
              {goodsLabel(of)}
            </Anchor>
            <br />
            <Anchor className="lk whitespace-normal" to={`/store/index?vid=${of.storeId}`}>
              {of.storeName}
            </Anchor>
          </span>
          <TeamPrice of={of} />
          {of.state === 'INVALID' && <Note tone="warn">{t('cancelledFor', { reason: of.reason })}</Note>}
          {of.state === 'ENDED' && <Note tone="warn">{t('overNote')}</Note>}
          {invited ? (
            <Invitation of={of} team={invited} isInside={isInside === 1} />
          ) : (
            of.can.includes('open') && <TeamBuyForm of={of} teamSn="" />
          )}
        </div>
      </section>
      {/* Below a team that forms nothing says that none does. */}
      {(others.length > 0 || invited?.state !== 'FORMING') && <FormingTeams of={of} teams={others} hasInvited={invited !== null} />}
      <TeamRules of={of} />
    </main>
  )
}

/** The team of the address: its seats, joining it, and its link to hand on. */
function Invitation({ of, team, isInside }: { of: TeamCampaignView; team: TeamView; isInside: boolean }) {
  const t = useTeamMessages()
  const [copied, setCopied] = useState(false)
  const link = rootAddress() + teamAddress(of.teamCampaignSn, team.teamSn)
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true))
  return (
    <div className="tpu-i">
      <h2 className="t16 b6">{t(isInside ? 'insideOf' : 'invitedTo')}</h2>
      <TeamSeats of={team} />
      {team.can.includes('join') && (
        <>
          {!isInside && <TeamBuyForm of={of} teamSn={team.teamSn} />}
          <div className="col g1">
            <span className="t13 c2">{t('inviteHelp')}</span>
            <span className="row g2 wrp">
              <Button size="sm" icon="copy" onClick={copy}>
                {t(copied ? 'copied' : 'copy')}
              </Button>
            </span>
          </div>
        </>
      )}
      {!team.can.includes('join') && of.can.includes('open') && (
        <div>
          <ButtonLink tone="brand" to={teamAddress(of.teamCampaignSn)}>
            {t('openTeam')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

const rootAddress = () => (typeof location === 'undefined' ? '' : location.origin)

function FormingTeams({ of, teams, hasInvited }: { of: TeamCampaignView; teams: readonly TeamView[]; hasInvited: boolean }) {
  const t = useTeamMessages()
  return (
    <section className="pan">
      <h2 className="tpu-h t16 b6">{t(hasInvited && teams.length > 0 ? 'otherForming' : 'forming')}</h2>
      {teams.length === 0 ? (
        <p className="tpu-x c2">{t('noneForming')}</p>
      ) : (
        <ul className="tpu-t">
          {teams.map((team) => (
            <li key={team.teamSn}>
              <TeamSeats of={team} />
              <div>
                <ButtonLink size="sm" tone="brand-outline" to={teamAddress(of.teamCampaignSn, team.teamSn)}>
                  {t('joinTeam')}
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What holds for everybody, in plain words. */
function TeamRules({ of }: { of: TeamCampaignView }) {
  const t = useTeamMessages()
  const rules = [
    t('rule_count'),
    t('rule_pay'),
    t('rule_deadline', { hours: of.periodHours, size: of.size }),
    t('rule_fail'),
    t('rule_over'),
    t('rule_wait'),
  ]
  return (
    <section className="pan">
      <h2 className="tpu-h t16 b6">{t('rules')}</h2>
      <ul className="tpu-r c2">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {of.note !== '' && <p className="tpu-x c2 whitespace-pre-line wrap-anywhere">{of.note}</p>}
    </section>
  )
}

import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import { formatDate } from '../../../kernel/time/format-date.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Section } from '../../../ui/layout/panel.tsx'
import { couponView } from '../../../modules/promotion/ui/coupon-labels.ts'
import { spendDiscountView } from '../../../modules/promotion/ui/spend-discount-label.ts'
import { couponList, spendDiscountList } from '../../../modules/promotion/endpoints.ts'
import { couponCentreMessages } from '../../../modules/promotion/messages.ts'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import { flashSaleList } from '../../../modules/flash-sale/endpoints.ts'
import { FlashSessions } from '../../../modules/flash-sale/ui/flash-sessions.tsx'
import { CouponCard } from '../../../modules/promotion/ui/coupon-card.tsx'
import { groupCampaignList } from '../../../modules/group-sale/endpoints.ts'
import { groupAddress } from '../../../modules/group-sale/ui/group-address.ts'
import type { GroupCampaignView } from '../../../modules/group-sale/endpoints-schemas.ts'
import { teamCampaignList } from '../../../modules/team-purchase/endpoints.ts'
import type { TeamCampaignView } from '../../../modules/team-purchase/endpoints-schemas.ts'
import { teamAddress } from '../../../modules/team-purchase/ui/team-address.ts'
import { offerSheetList } from '../../../modules/pricing/endpoints-offer-sheets.ts'
import { TopicCards } from './topic-cards.tsx'
import { loadTopics } from './topic-data.ts'
import { useTopicMessages, type TopicMessageSource } from './use-messages.ts'
import { topicMessages } from './messages.ts'
import '../../../modules/catalog/ui/goods.css'
import './topics.css'

const mostOffers = 6
const mostCoupons = 6
const mostReductions = 12
const mostGroups = 4

/** The hall of campaigns: those that run, those to come, what stores take off by themselves, coupons to claim, and what suppliers offer today. */
export async function loader({ context }: LoaderFunctionArgs) {
  const here = pageContextOf(context)
  const [activities, offers, coupons, reductions, flash, groups, teams] = await Promise.all([
    loadTopics(here, 'activity'),
    here.call(offerSheetList, { pageSize: mostOffers }),
    here.call(couponList, { pageSize: mostCoupons }),
    here.call(spendDiscountList, { pageSize: mostReductions }),
    here.call(flashSaleList, {}),
    here.call(groupCampaignList, { phase: 'running', pageSize: mostGroups }),
    here.call(teamCampaignList, { pageSize: mostGroups }),
  ])
  return {
    activities,
    sessions: flash.data ?? [],
    offers: (offers.data?.list ?? []).map(({ sheetSn, title, store, lineNum, validUntil }) => ({
      sheetSn,
      title,
      storeName: store.storeName,
      lineNum,
      date: formatDate(validUntil, here.lang),
    })),
    tickets: (coupons.data?.list ?? []).filter((one) => one.status !== 'ENDED').map((one) => couponView(one, here.lang)),
    reductions: (reductions.data?.list ?? []).map((one) => {
      const { steps, title } = spendDiscountView(one, here.lang)
      return {
        campaignId: one.campaignId,
        storeName: one.storeName,
        link: one.link,
        text: steps.join(here.lang === 'en' ? ', ' : '，'),
        title,
      }
    }),
    groups: (groups.data?.list ?? []).map((one) => groupTeaser(one, here.lang)),
    teams: (teams.data?.list ?? []).filter((one) => one.state === 'RUNNING').map((one) => teamTeaser(one, here.lang)),
    ...pageMessages(here.lang, topicMessages, couponCentreMessages, goodsMessages),
  }
}

/** A group sale in one line; its total is on its own page, since this one is kept for visitors. */
function groupTeaser(of: GroupCampaignView, lang: Language) {
  const { title, storeName, unitName, tiers } = of
  const last = tiers.at(-1)
  return {
    to: groupAddress(of),
    title,
    storeName,
    unit: unitName,
    price: priceText(last?.price ?? of.priceNow),
    date: formatDate(new Date(of.endTime), lang),
  }
}

/** A team purchase in one line. */
function teamTeaser(of: TeamCampaignView, lang: Language) {
  const { title, storeName, unitName, size } = of
  const date = formatDate(new Date(of.endTime), lang)
  return { to: teamAddress(of.teamCampaignSn), title, storeName, unit: unitName, price: priceText(of.teamPrice), size, date }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<TopicMessageSource>(loaderData, 'frontageTopic')
  return pageHead(matches, {
    title: t('activitiesTitle'),
    description: t('activitiesDescription'),
    canonical: `${rootOf(matches).origin}/activity`,
  })
}

export default function ActivityPage() {
  const { activities, sessions, offers, tickets, reductions, groups, teams } = useLoaderData<typeof loader>()
  const t = useTopicMessages()
  const parts = (['running', 'coming'] as const).map((state) => ({
    state,
    list: activities.filter((activity) => activity.state === state),
  }))
  const isEmpty = [activities, sessions, offers, tickets, reductions, groups, teams].every((list) => list.length === 0)
  return (
    <main id="main" className="tpc-e">
      <div className="wrap">
        <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('activities') }]} />
        <h1 className="sr">{t('activitiesTitle')}</h1>
        {isEmpty && (
          <Empty
            panel
            icon="megaphone"
            title={t('noActivities')}
            help={t('noActivitiesHelp')}
            actions={<ButtonLink to="/goods/new">{t('goNew')}</ButtonLink>}
          />
        )}
      </div>
      {sessions.length > 0 && (
        <Section title={t('flashSales')} sub={t('flashSalesSub')}>
          <FlashSessions sessions={sessions} />
        </Section>
      )}
      {parts
        .filter((part) => part.list.length > 0)
        .map((part) => (
          <Section key={part.state} title={t(part.state)}>
            <TopicCards topics={part.list} />
          </Section>
        ))}
      {teams.length > 0 && (
        <Section title={t('teams')} sub={t('teamsSub')} more={{ label: t('goTeams'), to: '/sale/group' }}>
          <ul className="pan tpc-o">
            {teams.map((team) => (
              <li key={team.to}>
                <Anchor to={team.to}>
                  <b className="t14 b5 el">{team.title}</b>
                  <span className="t12 c3 el">{team.storeName}</span>
                  <span className="t12 c2 num">
                    {t('teamLine', { size: team.size, price: team.price, unit: team.unit, date: team.date })}
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {groups.length > 0 && (
        <Section title={t('groups')} sub={t('groupsSub')} more={{ label: t('goGroups'), to: '/sale/group' }}>
          <ul className="pan tpc-o">
            {groups.map((group) => (
              <li key={group.to}>
                <Anchor to={group.to}>
                  <b className="t14 b5 el">{group.title}</b>
                  <span className="t12 c3 el">{group.storeName}</span>
                  <span className="t12 c2 num">{t('groupLine', { price: group.price, unit: group.unit, date: group.date })}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {reductions.length > 0 && (
        <Section title={t('reductions')} sub={t('reductionsSub')}>
          <ul className="pan tpc-o">
            {reductions.map((reduction) => (
              <li key={reduction.campaignId}>
                <Anchor to={reduction.link}>
                  <b className="t14 b5 cd">{reduction.text}</b>
                  <span className="t12 c3 el">{reduction.storeName}</span>
                  <span className="t12 c2">{reduction.title}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {tickets.length > 0 && (
        <Section title={t('coupons')} sub={t('couponsSub')} more={{ label: t('goCoupons'), to: '/coupon' }}>
          <ul className="cpn-g pan pt-5">
            {tickets.map((ticket) => (
              <CouponCard key={`${ticket.campaignId} ${ticket.status}`} ticket={ticket} heading="h3" />
            ))}
          </ul>
        </Section>
      )}
      {offers.length > 0 && (
        <Section title={t('offers')} sub={t('offersSub')} more={{ label: t('goOffers'), to: '/quotation' }}>
          <ul className="pan tpc-o">
            {offers.map((offer) => (
              <li key={offer.sheetSn}>
                <Anchor to={`/quotation/detail?sheetSn=${offer.sheetSn}`}>
                  <b className="t14 b5 el">{offer.title}</b>
                  <span className="t12 c3 el">{offer.storeName}</span>
                  <span className="t12 c2">{t('offerLines', { count: offer.lineNum, date: offer.date })}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </main>
  )
}

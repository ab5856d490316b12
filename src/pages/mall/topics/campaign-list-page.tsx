import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { formatDate } from '../../../kernel/time/format-date.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Section } from '../../../ui/layout/panel.tsx'
import { couponView } from '../../../modules/promotion/ui/coupon-labels.ts'
import { spendDiscountView } from '../../../modules/promotion/ui/spend-discount-label.ts'
import { couponList, spendDiscountList } from '../../../modules/promotion/endpoints.ts'
import { couponCentreMessages } from '../../../modules/promotion/messages.ts'
import { CouponCard } from '../../../modules/promotion/ui/coupon-card.tsx'
import { offerSheetList } from '../../../modules/pricing/endpoints-offer-sheets.ts'
import { TopicCards } from './topic-cards.tsx'
import { loadTopics } from './topic-data.ts'
import { useTopicMessages, type TopicMessageSource } from './use-messages.ts'
import { topicMessages } from './messages.ts'
import './topics.css'

const mostOffers = 6
const mostCoupons = 6
const mostReductions = 12

/** The hall of campaigns: those that run, those to come, what stores take off by themselves, coupons to claim, and what suppliers offer today. */
export async function loader({ context }: LoaderFunctionArgs) {
  const here = pageContextOf(context)
  const [activities, offers, coupons, reductions] = await Promise.all([
    loadTopics(here, 'activity'),
    here.call(offerSheetList, { pageSize: mostOffers }),
    here.call(couponList, { pageSize: mostCoupons }),
    here.call(spendDiscountList, { pageSize: mostReductions }),
  ])
  return {
    activities,
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
    ...pageMessages(here.lang, topicMessages, couponCentreMessages),
  }
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
  const { activities, offers, tickets, reductions } = useLoaderData<typeof loader>()
  const t = useTopicMessages()
  const parts = (['running', 'coming'] as const).map((state) => ({
    state,
    list: activities.filter((activity) => activity.state === state),
  }))
  return (
    <main id="main" className="tpc-e">
      <div className="wrap">
        <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('activities') }]} />
        <h1 className="sr">{t('activitiesTitle')}</h1>
        {activities.length === 0 && (
          <Empty
            panel
            icon="megaphone"
            title={t('noActivities')}
            help={t('noActivitiesHelp')}
            actions={<ButtonLink to="/goods/new">{t('goNew')}</ButtonLink>}
          />
        )}
      </div>
      {parts
        .filter((part) => part.list.length > 0)
        .map((part) => (
          <Section key={part.state} title={t(part.state)}>
            <TopicCards topics={part.list} />
          </Section>
        ))}
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
          <ul className="cpn-g pan" style={{ paddingTop: 20 }}>
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

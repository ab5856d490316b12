import { Form, useLoaderData, useLocation, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import type { OutputOf } from '../../../api/endpoint.ts'
import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Select } from '../../../ui/form/choice.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { tenderHall } from '../../../modules/tender/endpoints.ts'
import { tenderPhases } from '../../../modules/tender/rules/tender-phases.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { tenderAwardAddress, tenderEndAddress, tenderNoticeAddress } from '../../../modules/tender/ui/tender-addresses.ts'
import { TenderRows } from '../../../modules/tender/ui/tender-rows.tsx'

const pageSize = 20
/** What the hub shows of each phase. */
const hubSize = 5
const hubPhases = ['bidding', 'opened', 'awarded'] as const
type Hall = OutputOf<typeof tenderHall>

export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const messages = pageMessages(pageContextOf(context).lang, tenderPageMessages)
  if (url.pathname.startsWith('/bid/index') && !url.searchParams.has('phase') && !url.searchParams.has('keyword')) {
    const hub = await Promise.all(hubPhases.map((one) => load(context, tenderHall, { phase: one, pageSize: hubSize })))
    return { hub, phase: 'all' as const, keyword: '', current: 1, isEnded: false, found: { list: [], total: 0 } as Hall, ...messages }
  }
  const isEnded = url.pathname.startsWith('/bid/more_terBid')
  const phase = isEnded ? 'terminated' : (tenderPhases.find((one) => one === url.searchParams.get('phase')) ?? 'all')
  const keyword = (url.searchParams.get('keyword') ?? '').trim().slice(0, 60)
  const asked = Number(url.searchParams.get('current') ?? '1')
  const current = Number.isInteger(asked) && asked > 0 && asked <= 500 ? asked : 1
  const found = await load(context, tenderHall, { phase, keyword, current, pageSize })
  return { hub: [] as Hall[], found, phase, keyword, current, isEnded, ...messages }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<typeof tenderPageMessages>(loaderData, 'tenderPage')
  const { isEnded } = loaderData
  const title = t(isEnded ? 'endedTitle' : 'listTitle')
  const canonical = `${rootOf(matches).origin}${isEnded ? '/bid/more_terBid' : loaderData.hub.length > 0 ? '/bid/index' : '/bid/more'}`
  return pageHead(matches, { title, description: t('listHelp'), canonical })
}

/** The hub: what is open for bids, what is judged, what was awarded, each with the way to all of it. */
function Hub() {
  const { hub } = useLoaderData<typeof loader>()
  const t = usePageMessages<typeof tenderPageMessages>('tenderPage')
  const lang = useLanguage()
  return hub.map(({ list }, index) => {
    const phase = hubPhases[index] ?? 'bidding'
    if (list.length === 0 && phase !== 'bidding') return null
    return (
      <Panel
        key={phase}
        title={t(`hub_${phase}`)}
        more={
          <Anchor className="lk t13" to={`/bid/more?phase=${phase}`} aria-label={`${t('moreOf')} ${t(`hub_${phase}`)}`}>
            {t('moreOf')}
          </Anchor>
        }
      >
        {list.length === 0 ? (
          <Empty icon="gavel" title={t('none')} />
        ) : (
          <TenderRows list={list} t={t} lang={lang} addressOf={phase === 'awarded' ? tenderAwardAddress : tenderNoticeAddress} />
        )}
      </Panel>
    )
  })
}

/** The rows that were found, and their pages. */
function Found() {
  const { found, phase, keyword, current, isEnded } = useLoaderData<typeof loader>()
  const t = usePageMessages<typeof tenderPageMessages>('tenderPage')
  const lang = useLanguage()
  const { pathname } = useLocation()
  return (
    <>
      {found.list.length === 0 ? (
        <Empty icon="gavel" title={t('none')} help={t('noneHelp')} />
      ) : (
        <TenderRows list={found.list} t={t} lang={lang} addressOf={isEnded ? tenderEndAddress : tenderNoticeAddress} />
      )}
      <Pagination
        page={current}
        pageCount={Math.max(1, Math.ceil(found.total / pageSize))}
        addressOf={(number) => `${pathname}?${new URLSearchParams({ phase, keyword, current: String(number) }).toString()}`}
        labels={{ pages: t('pages'), previous: t('previous'), next: t('next') }}
      />
    </>
  )
}

/** Published tenders: the hub, all notices with filters, and those that were terminated. */
export default function TenderListPage() {
  const { hub, phase, keyword, isEnded } = useLoaderData<typeof loader>()
  const t = usePageMessages<typeof tenderPageMessages>('tenderPage')
  const isHub = hub.length > 0
  const title = t(isEnded ? 'endedTitle' : 'listTitle')
  return (
    <main id="main" className="wrap col g3">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: title }]} />
      <section className="pan">
        <div className="pan-h wrp pan-h1">
          <h1 className="t20 b6">{title}</h1>
          <span className="t13 c3">{t('listHelp')}</span>
          <span className="sp" />
          {(isHub || isEnded) && (
            <ButtonLink size="sm" to="/bid/more">
              {t('allNotices')}
            </ButtonLink>
          )}
          {!isEnded && (
            <ButtonLink size="sm" to="/bid/more_terBid">
              {t('endedTitle')}
            </ButtonLink>
          )}
          <ButtonLink size="sm" tone="brand" to="/member/bid/edit">
            {t('newTender')}
          </ButtonLink>
        </div>
        <Form
          method="get"
          {...(isHub ? { action: '/bid/more' } : {})}
          className="row g2 wrp end pan-f"
          role="search"
          key={`${phase} ${keyword}`}
        >
          {!isEnded && (
            <Select
              label={t('state')}
              name="phase"
              defaultValue={phase}
              options={tenderPhases.map((value) => ({ value, label: t(`phase_${value}`) }))}
            />
          )}
          <label className="fld">
            <span className="fld-l">{t('keyword')}</span>
            <span className="ipt">
              <input name="keyword" defaultValue={keyword} maxLength={60} />
            </span>
          </label>
          <Button type="submit" tone="brand" icon="search">
            {t('search')}
          </Button>
        </Form>
        {!isHub && <Found />}
      </section>
      {isHub && <Hub />}
    </main>
  )
}

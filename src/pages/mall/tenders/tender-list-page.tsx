import { Form, useLoaderData, useLocation, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Select } from '../../../ui/form/choice.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { tenderHall } from '../../../modules/tender/endpoints.ts'
import { tenderPhases } from '../../../modules/tender/rules/tender-phases.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { tenderNoticeAddress } from '../../../modules/tender/ui/tender-addresses.ts'
import { TenderRows } from '../../../modules/tender/ui/tender-rows.tsx'

const pageSize = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const isEnded = url.pathname.startsWith('/bid/more_terBid')
  const phase = isEnded ? 'terminated' : (tenderPhases.find((one) => one === url.searchParams.get('phase')) ?? 'all')
  const keyword = (url.searchParams.get('keyword') ?? '').trim().slice(0, 60)
  const asked = Number(url.searchParams.get('current') ?? '1')
  const current = Number.isInteger(asked) && asked > 0 && asked <= 500 ? asked : 1
  const found = await load(context, tenderHall, { phase, keyword, current, pageSize })
  return { found, phase, keyword, current, isEnded, ...pageMessages(pageContextOf(context).lang, tenderPageMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<typeof tenderPageMessages>(loaderData, 'tenderPage')
  const { isEnded } = loaderData
  const title = t(isEnded ? 'endedTitle' : 'listTitle')
  const canonical = `${rootOf(matches).origin}${isEnded ? '/bid/more_terBid' : '/bid/index'}`
  return pageHead(matches, { title, description: t('listHelp'), canonical })
}

/** Published tenders: the hub, all notices with filters, and those that were terminated. */
export default function TenderListPage() {
  const { found, phase, keyword, current, isEnded } = useLoaderData<typeof loader>()
  const t = usePageMessages<typeof tenderPageMessages>('tenderPage')
  const lang = useLanguage()
  const { pathname } = useLocation()
  const title = t(isEnded ? 'endedTitle' : 'listTitle')
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: title }]} />
      <section className="pan">
        <div className="pan-h wrp pan-h1">
          <h1 className="t20 b6">{title}</h1>
          <span className="t13 c3">{t('listHelp')}</span>
          <span className="sp" />
          <ButtonLink size="sm" to={isEnded ? '/bid/more' : '/bid/more_terBid'}>
            {t(isEnded ? 'listTitle' : 'endedTitle')}
          </ButtonLink>
          <ButtonLink size="sm" tone="brand" to="/member/bid/edit">
            {t('newTender')}
          </ButtonLink>
        </div>
        <Form method="get" className="row g2 wrp end pan-f" role="search" key={`${phase} ${keyword}`}>
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
        {found.list.length === 0 ? (
          <Empty icon="gavel" title={t('none')} help={t('noneHelp')} />
        ) : (
          <TenderRows list={found.list} t={t} lang={lang} addressOf={tenderNoticeAddress} />
        )}
        <Pagination
          page={current}
          pageCount={Math.max(1, Math.ceil(found.total / pageSize))}
          addressOf={(number) => `${pathname}?${new URLSearchParams({ phase, keyword, current: String(number) }).toString()}`}
          labels={{ pages: t('pages'), previous: t('previous'), next: t('next') }}
        />
      </section>
    </main>
  )
}

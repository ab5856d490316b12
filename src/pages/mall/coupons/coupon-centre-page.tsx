import { Form, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Select } from '../../../ui/form/choice.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { listByPId } from '../../../modules/taxonomy/endpoints-categories.ts'
import { couponView } from '../../../modules/promotion/ui/coupon-labels.ts'
import { couponList } from '../../../modules/promotion/endpoints.ts'
import { CouponCard } from '../../../modules/promotion/ui/coupon-card.tsx'
import { useCentreMessages, type CouponCentreMessageSource } from '../../../modules/promotion/ui/use-messages.ts'
import { couponCentreMessages } from '../../../modules/promotion/messages.ts'
import '../../../modules/promotion/ui/coupon.css'

const pageSize = 24

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const whole = (name: string) => (/^(0|[1-9][0-9]{0,8})$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined)
  const kind = (['FIXED', 'PERCENT'] as const).find((one) => one === query.get('kind'))
  const asked = { storeId: whole('storeId'), categoryId: whole('categoryId') || undefined, kind }
  const current = Math.min(whole('current') || 1, 500)
  const here = pageContextOf(context)
  const [page, categories] = await Promise.all([
    load(context, couponList, { ...asked, current, pageSize }),
    here.call(listByPId, { categoryId: 0, grade: 0 }),
  ])
  return {
    tickets: page.list.map((one) => couponView(one, here.lang)),
    pageCount: Math.ceil(page.total / pageSize),
    current,
    asked,
    stores: page.stores.map((store) => ({ value: String(store.storeId), label: store.storeName })),
    categories: (categories.data ?? []).map((one) => ({ value: String(one.categoryId), label: one.categoryName })),
    ...pageMessages(here.lang, couponCentreMessages),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<CouponCentreMessageSource>(loaderData, 'promotionCentre')
  return pageHead(matches, { title: t('centreTitle'), description: t('description'), canonical: `${rootOf(matches).origin}/coupon` })
}

const addressOf = (asked: Record<string, string | number | undefined>) => {
  const said = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return said.length === 0 ? '/coupon' : `/coupon?${new URLSearchParams(said)}`
}

/** The coupon centre. */
export default function CouponPage() {
  const { tickets, pageCount, current, asked } = useLoaderData<typeof loader>()
  const t = useCentreMessages()
  return (
    <main id="main" className="wrap cpn-e2">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('centreTitle') }]} />
      <section className="pan">
        <div className="row g3 cpn-h">
          <h1 className="t20 b6">{t('centreTitle')}</h1>
          <span className="c3 t13">{t('lead')}</span>
          <span className="sp" />
          <Anchor className="lk t13 nw" to="/member/coupon">
            {t('mine')}
          </Anchor>
        </div>
        <CouponFilters />
        {tickets.length === 0 ? (
          <Empty icon="ticket" title={t('none')} help={t('noneHelp')} actions={<ButtonLink to="/coupon">{t('clear')}</ButtonLink>} />
        ) : (
          <ul className="cpn-g">
            {tickets.map((ticket) => (
              <CouponCard key={`${ticket.campaignId} ${ticket.status}`} ticket={ticket} />
            ))}
          </ul>
        )}
        <Pagination
          page={current}
          pageCount={pageCount}
          addressOf={(number) => addressOf({ ...asked, current: number })}
          labels={{ pages: t('pages'), previous: t('previous'), next: t('next') }}
        />
      </section>
    </main>
  )
}

/** A plain GET form: it works without scripts, and the address says what was asked. */
function CouponFilters() {
  const { asked, stores, categories } = useLoaderData<typeof loader>()
  const t = useCentreMessages()
  return (
    <Form method="get" className="cpn-f" aria-label={t('filters')} key={JSON.stringify(asked)}>
      <Select
        label={t('owner')}
        name="storeId"
        defaultValue={String(asked.storeId ?? '')}
        options={[{ value: '', label: t('everyOwner') }, { value: '0', label: t('platform') }, ...stores]}
      />
      <Select
        label={t('category')}
        name="categoryId"
        defaultValue={String(asked.categoryId ?? '')}
        options={[{ value: '', label: t('everyCategory') }, ...categories]}
      />
      <Select
        label={t('kind')}
        name="kind"
        defaultValue={asked.kind ?? ''}
        options={[
          { value: '', label: t('everyKind') },
          { value: 'FIXED', label: t('kind_FIXED') },
          { value: 'PERCENT', label: t('kind_PERCENT') },
        ]}
      />
      <Button type="submit" tone="brand" icon="list-filter">
        {t('search')}
      </Button>
    </Form>
  )
}

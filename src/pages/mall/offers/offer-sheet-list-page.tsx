import { Form, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { itemListData, structuredMeta } from '../../../rendering/page/structured-data.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Checkbox, Select } from '../../../ui/form/choice.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { regionList } from '../../../modules/site/endpoints.ts'
import { listByPId } from '../../../modules/taxonomy/endpoints-categories.ts'
import { offerSheetList } from '../../../modules/pricing/endpoints-offer-sheets.ts'
import { offerSheetAddress, offerSheetListAddress } from '../../../modules/pricing/ui/offer-sheet-address.ts'
import { OfferSheetTable } from './offer-sheet-table.tsx'
import { useOfferMessages, type OfferSheetMessageSource } from './use-messages.ts'
import { offerSheetMessages } from './messages.ts'
import './offer-sheets.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const whole = (name: string) => (/^[1-9][0-9]{0,8}$/.test(query.get(name) ?? '') ? (query.get(name) ?? '') : '')
  const asked = {
    keyword: (query.get('keyword') ?? '').trim().slice(0, 60),
    categoryId: whole('categoryId'),
    provinceCode: /^[0-9]{2}$/.test(query.get('provinceCode') ?? '') ? (query.get('provinceCode') ?? '') : '',
    withExpired: query.get('withExpired') === '1' ? ('1' as const) : ('0' as const),
  }
  const current = Math.min(Number(whole('current') || '1'), 500)
  const here = pageContextOf(context)
  const [page, categories, provinces] = await Promise.all([
    load(context, offerSheetList, { ...asked, categoryId: asked.categoryId === '' ? undefined : asked.categoryId, current }),
    here.call(listByPId, { categoryId: 0, grade: 0 }),
    here.call(regionList, {}),
  ])
  return {
    page,
    asked,
    categories: (categories.data ?? []).map((one) => ({ value: String(one.categoryId), label: one.categoryName })),
    provinces: (provinces.data ?? []).map((one) => ({ value: one.code.slice(0, 2), label: one.name })),
    ...pageMessages(here.lang, offerSheetMessages),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<OfferSheetMessageSource>(loaderData, 'catalogOffer')
  const { origin } = rootOf(matches)
  return [
    ...pageHead(matches, { title: t('offersTitle'), description: t('description'), canonical: `${origin}/quotation` }),
    ...structuredMeta([
      itemListData(
        origin,
        loaderData.page.list.map((one) => offerSheetAddress(one.sheetSn)),
      ),
    ]),
  ]
}

/** Suppliers' dated price lists. */
export default function OfferListPage() {
  const { page, asked } = useLoaderData<typeof loader>()
  const t = useOfferMessages()
  const { current, pageCount, total } = page.pagination
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('offersTitle') }]} />
      <section className="pan of">
        <div className="row g3 of-h">
          <h1 className="t20 b6">{t('offersTitle')}</h1>
          <span className="c3 t13">{t('offersSub', { count: total })}</span>
        </div>
        <OfferFilters />
        {page.list.length === 0 ? (
          <Empty
            icon="clipboard-list"
            title={t('noOffers')}
            help={t('noOffersHelp')}
            actions={<ButtonLink to="/quotation">{t('clear')}</ButtonLink>}
          />
        ) : (
          <OfferSheetTable list={page.list} />
        )}
        <div className="of-p">
          <Pagination
            page={current}
            pageCount={pageCount}
            addressOf={(number) => offerSheetListAddress({ ...asked, current: String(number) })}
            labels={{ pages: t('pages'), previous: t('previous'), next: t('next') }}
          />
        </div>
      </section>
    </main>
  )
}

/** A plain GET form: it works without scripts, and the address says what was asked. */
function OfferFilters() {
  const { asked, categories, provinces } = useLoaderData<typeof loader>()
  const t = useOfferMessages()
  return (
    <Form method="get" className="of-f" role="search" key={JSON.stringify(asked)}>
      <label className="fld">
        <span className="fld-l">{t('keyword')}</span>
        <span className="ipt">
          <input name="keyword" defaultValue={asked.keyword} maxLength={60} />
        </span>
      </label>
      <Select
        label={t('category')}
        name="categoryId"
        defaultValue={asked.categoryId}
        options={[{ value: '', label: t('allCategories') }, ...categories]}
      />
      <Select
        label={t('province')}
        name="provinceCode"
        defaultValue={asked.provinceCode}
        options={[{ value: '', label: t('allProvinces') }, ...provinces]}
      />
      <Checkbox name="withExpired" value="1" defaultChecked={asked.withExpired === '1'}>
        {t('withExpired')}
      </Checkbox>
      <Button type="submit" tone="brand" icon="search">
        {t('search')}
      </Button>
    </Form>
  )
}

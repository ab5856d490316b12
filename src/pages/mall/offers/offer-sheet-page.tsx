import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { loadOrNotFound, goodsNotFound } from '../../../modules/search/ui/not-found-suggestions.ts'
import { formatDate, formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { offerSheetDetail, type OfferSheet } from '../../../modules/pricing/endpoints-offer-sheets.ts'
import { offerSheetAddress } from '../../../modules/pricing/ui/offer-sheet-address.ts'
import { OfferSheetLines } from './offer-sheet-lines.tsx'
import { storeAddress } from '../../../modules/store/ui/store-address.ts'
import { useOfferSheetDownload } from './use-offer-sheet-download.ts'
import { useGoodsMessages } from '../../../modules/catalog/ui/use-messages.ts'
import { useOfferMessages, type OfferSheetMessageSource } from './use-messages.ts'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import { offerSheetMessages } from './messages.ts'
import './offer-sheets.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const sheetSn = query.get('sheetSn') ?? ''
  const edition = /^[1-9][0-9]{0,3}$/.test(query.get('edition') ?? '') ? Number(query.get('edition')) : undefined
  if (sheetSn === '' || sheetSn.length > 32) throw await goodsNotFound(context, null)
  const sheet = await loadOrNotFound(context, offerSheetDetail, { sheetSn, edition })
  return { sheet, ...pageMessages(pageContextOf(context).lang, offerSheetMessages, goodsMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<OfferSheetMessageSource>(loaderData, 'catalogOffer')
  const { sheet } = loaderData
  const { origin } = rootOf(matches)
  return pageHead(matches, {
    title: `${sheet.title} - ${sheet.store.storeName}`,
    description: t('description'),
    canonical: origin + offerSheetAddress(sheet.sheetSn),
  })
}

/** One offer sheet: its lines to order or to enquire from, its editions, print and file. */
export default function OfferPage() {
  const { sheet } = useLoaderData<typeof loader>()
  const t = useOfferMessages()
  const g = useGoodsMessages()
  const { save, busy } = useOfferSheetDownload(sheet)
  return (
    <main id="main" className="wrap">
      <Breadcrumb
        label={g('breadcrumb')}
        trail={[{ text: t('home'), to: '/' }, { text: t('offersTitle'), to: '/quotation' }, { text: sheet.title }]}
      />
      <section className="pan of">
        <div className="row g3 of-h">
          <h1 className="t20 b6">{sheet.title}</h1>
          <SheetState sheet={sheet} />
          <span className="sp" />
          <span className="row g2 no-print">
            <Button icon="download" busy={busy} onClick={() => void save()}>
              {t('csv')}
            </Button>
            <Button icon="printer" onClick={() => window.print()}>
              {t('print')}
            </Button>
          </span>
        </div>
        <SheetFacts sheet={sheet} />
        {sheet.isWithdrawn === 1 && <Note tone="warn">{t('withdrawnNote')}</Note>}
        {sheet.isWithdrawn === 0 && sheet.isValid === 0 && <Note tone="warn">{t('expiredNote')}</Note>}
        {sheet.isCurrent === 0 && (
          <Note>
            {t('oldNote', { edition: sheet.edition })}{' '}
            <Anchor className="lk" to={offerSheetAddress(sheet.sheetSn)}>
              {t('newest')}
            </Anchor>
          </Note>
        )}
        <OfferSheetLines key={`${sheet.sheetSn} ${sheet.edition}`} sheet={sheet} />
        <p className="t12 c3 of-n">
          {t(sheet.priceClass === 'business' ? 'businessNote' : 'retailNote')} · {t('orderNote')}
        </p>
      </section>
      <Editions sheet={sheet} />
    </main>
  )
}

function SheetState({ sheet }: { sheet: OfferSheet }) {
  const t = useOfferMessages()
  if (sheet.isWithdrawn === 1) return <Tag tone="danger">{t('withdrawn')}</Tag>
  return <Tag tone={sheet.isValid === 1 ? 'ok' : 'neutral'}>{t(sheet.isValid === 1 ? 'valid' : 'expired')}</Tag>
}

function SheetFacts({ sheet }: { sheet: OfferSheet }) {
  const t = useOfferMessages()
  const lang = useLanguage()
  const facts = [
    [t('sheetSn'), sheet.sheetSn],
    [
      t('store'),
      <Anchor key="store" to={storeAddress(sheet.store.storeId)} prefetch={false}>
        {sheet.store.storeName}
      </Anchor>,
    ],
    [t('shipFrom'), sheet.store.city],
    [t('validity'), `${formatDate(sheet.validFrom, lang)} – ${formatDate(sheet.validUntil, lang)}`],
    [t('publishedAt'), formatTimestamp(new Date(sheet.publishedAt), lang)],
    [t('edition'), t('editionOf', { edition: sheet.edition })],
  ] as const
  return (
    <>
      <dl className="of-d t13">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="c3">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sheet.terms !== '' && (
        <p className="t13 c2 of-n">
          <b className="b5">{t('terms')}</b> {sheet.terms}
        </p>
      )}
    </>
  )
}

function Editions({ sheet }: { sheet: OfferSheet }) {
  const t = useOfferMessages()
  const lang = useLanguage()
  if (sheet.editions.length < 2) return null
  return (
    <div className="no-print of-e">
      <Panel title={t('history')}>
        <ul className="t13 of-n">
          {sheet.editions.map((edition) => (
            <li key={edition.edition} className="row g3">
              <Anchor
                className="lk"
                to={offerSheetAddress(sheet.sheetSn, edition.edition)}
                aria-current={edition.edition === sheet.edition ? 'true' : undefined}
              >
                {t('editionOf', { edition: edition.edition })}
              </Anchor>
              <span className="num c2">{formatTimestamp(new Date(edition.publishedAt), lang)}</span>
              <span className="num c3 t12">
                {formatDate(edition.validFrom, lang)} – {formatDate(edition.validUntil, lang)}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

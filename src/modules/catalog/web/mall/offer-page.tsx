import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { visit } from '../../../../api/visit.ts'
import { loadSubject, missingGoods } from '../parts/missing-goods.ts'
import { showDay, showMoment } from '../../../../shared/show-date.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { Note } from '../../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../../ui/layout/breadcrumb.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { useLanguage } from '../../../../api/browser/use-words.tsx'
import { offerSheetDetail, type OfferSheet } from '../../contract-offer-sheet.ts'
import { offerAddress } from '../parts/offer-address.ts'
import { OfferLines } from '../parts/offer-lines.tsx'
import { storeAddress } from '../parts/store-address.ts'
import { useOfferFile } from '../parts/use-offer-file.ts'
import { useGoodsWords } from '../use-goods-words.ts'
import { useOfferWords, type OfferSource } from '../use-offer-words.ts'
import { goodsWords } from '../words-goods.ts'
import { offerWords } from '../words-offer.ts'
import '../offer.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const sheetSn = query.get('sheetSn') ?? ''
  const edition = /^[1-9][0-9]{0,3}$/.test(query.get('edition') ?? '') ? Number(query.get('edition')) : undefined
  if (sheetSn === '' || sheetSn.length > 32) throw await missingGoods(context, null)
  const sheet = await loadSubject(context, offerSheetDetail, { sheetSn, edition })
  return { sheet, ...pageWords(visit(context).lang, offerWords, goodsWords) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = speakPage<OfferSource>(loaderData, 'catalogOffer')
  const { sheet } = loaderData
  const { origin } = rootOf(matches)
  return pageHead(matches, {
    title: `${sheet.title} - ${sheet.store.storeName}`,
    description: t('description'),
    canonical: origin + offerAddress(sheet.sheetSn),
  })
}

/** One offer sheet: its lines to order or to enquire from, its editions, print and file. */
export default function OfferPage() {
  const { sheet } = useLoaderData<typeof loader>()
  const t = useOfferWords()
  const g = useGoodsWords()
  const { save, busy } = useOfferFile(sheet)
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
            <Anchor className="lk" to={offerAddress(sheet.sheetSn)}>
              {t('newest')}
            </Anchor>
          </Note>
        )}
        <OfferLines key={`${sheet.sheetSn} ${sheet.edition}`} sheet={sheet} />
        <p className="t12 c3 of-n">
          {t(sheet.priceClass === 'business' ? 'businessNote' : 'retailNote')} · {t('orderNote')}
        </p>
      </section>
      <Editions sheet={sheet} />
    </main>
  )
}

function SheetState({ sheet }: { sheet: OfferSheet }) {
  const t = useOfferWords()
  if (sheet.isWithdrawn === 1) return <Tag tone="danger">{t('withdrawn')}</Tag>
  return <Tag tone={sheet.isValid === 1 ? 'ok' : 'neutral'}>{t(sheet.isValid === 1 ? 'valid' : 'expired')}</Tag>
}

function SheetFacts({ sheet }: { sheet: OfferSheet }) {
  const t = useOfferWords()
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
    [t('validity'), `${showDay(sheet.validFrom, lang)} – ${showDay(sheet.validUntil, lang)}`],
    [t('publishedAt'), showMoment(new Date(sheet.publishedAt), lang)],
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
  const t = useOfferWords()
  const lang = useLanguage()
  if (sheet.editions.length < 2) return null
  return (
    <div className="no-print of-e">
      <Panel title={t('history')}>
        <ul className="t13 of-n">
          {sheet.editions.map((one) => (
            <li key={one.edition} className="row g3">
              <Anchor
                className="lk"
                to={offerAddress(sheet.sheetSn, one.edition)}
                aria-current={one.edition === sheet.edition ? 'true' : undefined}
              >
                {t('editionOf', { edition: one.edition })}
              </Anchor>
              <span className="num c2">{showMoment(new Date(one.publishedAt), lang)}</span>
              <span className="num c3 t12">
                {showDay(one.validFrom, lang)} – {showDay(one.validUntil, lang)}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

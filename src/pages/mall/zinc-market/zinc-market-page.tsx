import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { calculatorKindMessages } from '../../../modules/market/messages.ts'
import { useQuoteHistoryDownload } from './use-quote-history-download.ts'
import { loadZincMarket } from './zinc-data.ts'
import { ZincPricePanel } from './zinc-price-panel.tsx'
import { BasisPanel, StockPanel } from './zinc-basis.tsx'
import { ZincNews, ZincTools } from './zinc-side-panels.tsx'
import { DayTable, SeriesQuotes, ZincStrip } from './zinc-quote-tables.tsx'
import { useZincMessages } from './use-messages.ts'
import { zincMarketMessages } from './messages.ts'
import '../../../ui/styles/store.css'
import './zinc-market.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return {
    zinc: await loadZincMarket(context, new URL(request.url).searchParams),
    ...pageMessages(pageContextOf(context).lang, zincMarketMessages, calculatorKindMessages),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<typeof zincMarketMessages>(loaderData, 'frontageZinc')
  const { origin, siteName } = rootOf(matches)
  const { main } = loaderData.zinc
  return [
    ...pageHead(matches, { title: t('title'), description: t('description'), canonical: `${origin}/zinc` }),
    ...(main
      ? [
          {
            'script:ld+json': {
              '@context': 'https://schema.org',
              '@type': 'Dataset',
              name: t('title'),
              description: t('description'),
              url: `${origin}/zinc`,
              dateModified: main.latest.publishedAt,
              creator: { '@type': 'Organization', name: siteName },
            },
          },
        ]
      : []),
  ]
}

export default function ZincPage() {
  const zinc = useLoaderData<typeof loader>().zinc
  const t = useZincMessages()
  const { save, busy } = useQuoteHistoryDownload(zinc.codes, zinc.from)
  const { main } = zinc
  if (!main) {
    return (
      <main id="main" className="wrap">
        <h1 className="sr">{t('title')}</h1>
        <Empty panel icon="chart-line" title={t('noQuotes')} />
      </main>
    )
  }
  return (
    <main id="main" className="wrap">
      <div className="row g3 zm-h">
        <h1 className="t20 b6">{t('title')}</h1>
        <span className="c3 t13">{t('published', { date: zinc.published })}</span>
        {main.synthetic && <Tag tone="warn">{t('demoData')}</Tag>}
        <span className="sp" />
        <ButtonLink to="/zincFactory" icon="factory" prefetch={false}>
          {t('factories')}
        </ButtonLink>
        <ButtonLink to="/member/consultZinc" icon="bell" prefetch={false}>
          {t('alerts')}
        </ButtonLink>
        <Button icon="download" busy={busy} onClick={() => void save('csv')}>
          {t('csv')}
        </Button>
        <Button icon="download" busy={busy} onClick={() => void save('json')}>
          {t('json')}
        </Button>
        <ButtonLink to={`/goods/list?${new URLSearchParams({ keyword: main.grade }).toString()}`} tone="brand" icon="send" prefetch={false}>
          {t('buyToday')}
        </ButtonLink>
      </div>
      <ZincStrip zinc={zinc} />
      <div className="zl">
        <div className="col g3 min-w-0">
          <ZincPricePanel zinc={zinc} main={main} />
          <SeriesQuotes zinc={zinc} />
          <DayTable zinc={zinc} main={main} />
        </div>
        <aside className="col g3">
          <ZincTools price={main.latest.price} />
          <StockPanel stocks={zinc.stocks} />
          <BasisPanel days={zinc.basisDays} />
          <ZincNews articles={zinc.articles} />
        </aside>
      </div>
      <p className="t12 c3 zm-n">
        {t('source')} {main.source}
        {main.synthetic && ` · ${t('demoNote')}`}
      </p>
    </main>
  )
}

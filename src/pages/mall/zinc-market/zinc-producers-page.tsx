import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { itemListData, structuredMeta } from '../../../rendering/page/structured-data.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Section } from '../../../ui/layout/panel.tsx'
import { goodsAddress } from '../../../modules/catalog/ui/goods-address.ts'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import { ProducerCards } from './producers/producer-cards.tsx'
import { producersAddress, loadProducers, producerFilter, type ProducerPageData } from './producers/producer-data.ts'
import { ProducerOffers } from './producers/producer-offers.tsx'
import { useFactoryMessages, type ZincProducerMessageSource } from './use-messages.ts'
import { zincProducerMessages } from './messages.ts'
import './producers/producers.css'

/** Direct supply by zinc producers: who they are, and what each offers today by grade and place. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const here = pageContextOf(context)
  const filter = producerFilter(new URL(request.url).searchParams)
  const found = await loadProducers(here, filter)
  const listed = found.offers.slice(0, 20).map((offer) => goodsAddress(offer.goods.defaultProductId))
  return { found, listed, ...pageMessages(here.lang, zincProducerMessages, goodsMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<ZincProducerMessageSource>(loaderData, 'frontageFactory')
  const { origin } = rootOf(matches)
  return [
    ...pageHead(matches, { title: t('title'), description: t('description'), canonical: `${origin}/zincFactory` }),
    ...structuredMeta([itemListData(origin, loaderData.listed)]),
  ]
}

export default function ZincFactoryPage() {
  const found: ProducerPageData = useLoaderData<typeof loader>().found
  const t = useFactoryMessages()
  const { filter, producers, offers, grades, places, spot } = found
  return (
    <main id="main" className="fac">
      <div className="wrap">
        <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('title') }]} />
        <div className="row g3 fac-h">
          <h1 className="t20 b6">{t('title')}</h1>
          <span className="t13 c3">{t('sub')}</span>
          <span className="sp" />
          {spot && (
            <Anchor to="/zinc" className="t13">
              {t('spot', spot)}
            </Anchor>
          )}
        </div>
      </div>
      <Section title={t('producers')} sub={t('producersSub')}>
        {producers.length === 0 ? (
          <Empty panel icon="factory" title={t('noProducers')} />
        ) : (
          <ProducerCards producers={producers} filter={filter} />
        )}
      </Section>
      <Section title={t('offers')} sub={t('offersSub')}>
        <div className="pan">
          <Chips label={t('grade')} values={grades} chosen={filter.grade} addressOf={(grade) => producersAddress({ ...filter, grade })} />
          <Chips label={t('place')} values={places} chosen={filter.place} addressOf={(place) => producersAddress({ ...filter, place })} />
          {offers.length === 0 ? (
            <Empty
              icon="search-x"
              title={t('noOffers')}
              help={t('noOffersHelp')}
              actions={<ButtonLink to="/zincFactory">{t('showAll')}</ButtonLink>}
            />
          ) : (
            <ProducerOffers offers={offers} />
          )}
        </div>
      </Section>
      <p className="wrap t12 c3 fac-n">{t('note')}</p>
    </main>
  )
}

type ChipsProps = {
  readonly label: string
  readonly values: ProducerPageData['grades']
  readonly chosen: string
  readonly addressOf: (value: string) => string
}

function Chips({ label, values, chosen, addressOf }: ChipsProps) {
  const t = useFactoryMessages()
  return (
    <nav className="fac-f" aria-label={label}>
      <span className="t13 c3">{label}</span>
      <span className="chips">
        {[{ value: '', label: t('all') }, ...values].map((choice) => (
          <Anchor
            key={choice.value}
            to={addressOf(choice.value)}
            className={choice.value === chosen ? 'chip on' : 'chip'}
            aria-current={choice.value === chosen ? 'page' : undefined}
            prefetch={false}
          >
            {choice.label}
          </Anchor>
        ))}
      </span>
    </nav>
  )
}

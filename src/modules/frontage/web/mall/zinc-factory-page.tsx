import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useUnpacked } from '../../../../api/browser/use-unpacked.ts'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pack } from '../../../../api/packed.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { itemListData, structuredMeta } from '../../../../api/structured-data.ts'
import { visit } from '../../../../api/visit.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../../ui/layout/breadcrumb.tsx'
import { Section } from '../../../../ui/layout/panel.tsx'
import { goodsAddress, goodsWords } from '../../../catalog/web/public.ts'
import { FactoryCards } from '../parts/factory-cards.tsx'
import { factoryAddress, factoryData, factoryFilter, type FactoryData } from '../parts/factory-data.ts'
import { FactoryOffers } from '../parts/factory-offers.tsx'
import { useFactoryWords, type FactorySource } from '../use-factory-words.ts'
import { factoryWords } from '../words-factory.ts'
import '../factory.css'

/** Direct supply by zinc producers: who they are, and what each offers today by grade and place. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const here = visit(context)
  const filter = factoryFilter(new URL(request.url).searchParams)
  const found = await factoryData(here, filter)
  const listed = found.offers.slice(0, 20).map((one) => goodsAddress(one.goods.defaultProductId))
  return { found: pack(found), listed, ...pageWords(here.lang, factoryWords, goodsWords) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = speakPage<FactorySource>(loaderData, 'frontageFactory')
  const { origin } = rootOf(matches)
  return [
    ...pageHead(matches, { title: t('title'), description: t('description'), canonical: `${origin}/zincFactory` }),
    ...structuredMeta([itemListData(origin, loaderData.listed)]),
  ]
}

export default function ZincFactoryPage() {
  const found: FactoryData = useUnpacked(useLoaderData<typeof loader>().found)
  const t = useFactoryWords()
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
          <FactoryCards producers={producers} filter={filter} />
        )}
      </Section>
      <Section title={t('offers')} sub={t('offersSub')}>
        <div className="pan">
          <Chips label={t('grade')} values={grades} chosen={filter.grade} addressOf={(grade) => factoryAddress({ ...filter, grade })} />
          <Chips label={t('place')} values={places} chosen={filter.place} addressOf={(place) => factoryAddress({ ...filter, place })} />
          {offers.length === 0 ? (
            <Empty
              icon="search-x"
              title={t('noOffers')}
              help={t('noOffersHelp')}
              actions={<ButtonLink to="/zincFactory">{t('showAll')}</ButtonLink>}
            />
          ) : (
            <FactoryOffers offers={offers} />
          )}
        </div>
      </Section>
      <p className="wrap t12 c3 fac-n">{t('note')}</p>
    </main>
  )
}

type ChipsProps = {
  readonly label: string
  readonly values: FactoryData['grades']
  readonly chosen: string
  readonly addressOf: (value: string) => string
}

function Chips({ label, values, chosen, addressOf }: ChipsProps) {
  const t = useFactoryWords()
  return (
    <nav className="fac-f" aria-label={label}>
      <span className="t13 c3">{label}</span>
      <span className="chips">
        {[{ value: '', label: t('all') }, ...values].map((one) => (
          <Anchor
            key={one.value}
            to={addressOf(one.value)}
            className={one.value === chosen ? 'chip on' : 'chip'}
            aria-current={one.value === chosen ? 'page' : undefined}
            prefetch={false}
          >
            {one.label}
          </Anchor>
        ))}
      </span>
    </nav>
  )
}

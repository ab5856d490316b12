import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { structuredMeta } from '../../../../api/structured-data.ts'
import { load, visit } from '../../../../api/visit.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { StoreLogo } from '../../../../ui/goods/store-logo.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { storeInfo } from '../../../store/contract.ts'
import { goodsList } from '../../contract-search.ts'
import { pictureName } from '../parts/goods-card.tsx'
import { ListCards } from '../parts/list-cards.tsx'
import { shownCard } from '../parts/shown-card.ts'
import { storeAddress } from '../parts/store-address.ts'
import { storeStructure } from '../parts/store-structure.ts'
import { useListWords } from '../use-list-words.ts'
import { usePlaceWords } from '../use-place-words.ts'
import { goodsWords } from '../words-goods.ts'
import { listWords } from '../words-list.ts'
import { placeWords } from '../words-place.ts'
import type { zh } from '../words-place.zh.ts'
import '../../../../ui/styles/store.css'
import '../catalog.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const vid = new URL(request.url).searchParams.get('vid') ?? ''
  const info = await load(context, storeInfo, { vid })
  const goods = await load(context, goodsList, { storeId: info.store.storeId, pageSize: 24, facets: 0 })
  return {
    info,
    goods: goods.list.map(shownCard),
    total: goods.pagination.total,
    structured: storeStructure(info, visit(context)),
    ...pageWords(visit(context).lang, placeWords, listWords, goodsWords),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { store } = loaderData.info
  const t = speakPage<typeof zh>(loaderData, 'catalogPlace')
  const { origin } = rootOf(matches)
  const head = pageHead(matches, {
    title: store.storeName,
    description: store.description || t('storeDescription', { name: store.storeName, city: store.city, count: loaderData.total }),
    canonical: origin + storeAddress(store.storeId),
  })
  return [...head, ...structuredMeta(loaderData.structured)]
}

export default function StoreHomePage() {
  const { info, goods, total } = useLoaderData<typeof loader>()
  const t = usePlaceWords()
  const l = useListWords()
  return (
    <main id="main">
      <StoreHead />
      <div className="wrap sto-b">
        <aside className="col g3">
          <Panel title={t('introduction')}>
            <p className="prose">{info.store.description}</p>
          </Panel>
          <Panel title={t('qualifications')}>
            <dl className="kv terms">
              <Fact name={t('company')} text={info.store.companyName} />
              <Fact name={t('creditCode')} text={info.creditCode} />
              {info.qualifications.map((one) => (
                <Fact key={one.number} name={one.name} text={one.number} />
              ))}
              <Fact name={t('phone')} text={info.store.phone} />
              <Fact name={t('warehouses')} text={info.warehouses.map((place) => place.warehouseName).join('、')} />
            </dl>
          </Panel>
        </aside>
        <section className="col g3">
          <div className="row">
            <h2 className="t18 b6">{t('storeGoods')}</h2>
            <span className="sp" />
            <ButtonLink size="sm" to={`/goods/list?storeId=${info.store.storeId}`}>
              {t('allGoods', { count: total })}
            </ButtonLink>
          </div>
          {goods.length === 0 ? <Empty panel title={t('noGoods')} /> : <ListCards goods={goods} busy={false} t={l} />}
        </section>
      </div>
    </main>
  )
}

function StoreHead() {
  const { info, total } = useLoaderData<typeof loader>()
  const t = usePlaceWords()
  const { store } = info
  const figures = [
    [store.descScore.toFixed(1), t('quality')],
    [store.serviceScore.toFixed(1), t('service')],
    [store.logisticsScore.toFixed(1), t('logistics')],
    [String(total), t('goodsNum')],
  ] as const
  return (
    <div className="sto spangle">
      <div className="wrap">
        <StoreLogo storeId={store.storeId} name={store.storeName} src={pictureName(store.logo)} size="lg" />
        <div className="sp">
          <div className="row g2 sto-t">
            <h1 className="t24 b7">{store.storeName}</h1>
            <Tag tone="ok">{store.storeType === 'producer' ? t('producer') : t('trader')}</Tag>
            {store.selfOperated === 1 && <Tag tone="brand">{t('selfOperated')}</Tag>}
            {info.fictional === 1 && <Tag>{t('demoStore')}</Tag>}
          </div>
          <p className="t13 sto-s">{t('storePlace', { city: store.city, district: store.district, years: store.yearsOpen })}</p>
        </div>
        <div className="sto-m">
          {figures.map(([value, name]) => (
            <div key={name}>
              <b>{value}</b>
              <span>{name}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  if (text === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}

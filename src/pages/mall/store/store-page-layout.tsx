import { useEffect, type ReactNode } from 'react'
import { Form } from 'react-router'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { hydrateWhenVisible } from '../../../rendering/client/hydrate-when-visible.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { StoreLogo } from '../../../ui/goods/store-logo.tsx'
import { LazySaveButton } from '../../../modules/saved/ui/lazy-save-button.tsx'
import { usePlaceMessages } from '../../../modules/store/ui/use-messages.ts'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import type { StorePageData } from './store-page-data.ts'
import '../../../ui/styles/store.css'
import '../../../modules/catalog/ui/goods.css'
import { scoreText } from '../../../modules/store/ui/score-text.ts'

// What it says about now is worked out in the browser, after the page stands.
const Standing = hydrateWhenVisible(() =>
  import('../../../modules/store/ui/store-status-line.tsx').then((module) => module.StoreStatusLine),
)

export type StoreTab = 'home' | 'goods' | 'new' | 'news' | 'article' | 'introduce'

const paths: Readonly<Record<StoreTab, string>> = {
  home: '/store/index',
  goods: '/store/goods',
  new: '/store/new',
  news: '/store/news',
  article: '/store/article/list',
  introduce: '/store/introduce',
}

type Props = {
  readonly frame: StorePageData
  readonly tab: StoreTab
  /** What was searched for among its goods. */
  readonly keyword?: string
  readonly children: ReactNode
}

/** A page of a store: its head with figures, its own navigation, and the page. */
export function StorePageLayout({ frame, tab, keyword = '', children }: Props) {
  const t = usePlaceMessages()
  const tabs: readonly (readonly [StoreTab, string])[] = [
    ['home', t('storeHome')],
    ['goods', t('storeGoods')],
    ['new', t('newGoods')],
    ['news', t('news')],
    ['article', t('articles')],
    ['introduce', t('introduction')],
  ]
  useEffect(() => {
    // In braces: scrolling gives back a promise in current browsers, which no effect may.
    document.querySelector('.sto-tabs > .on')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab])
  const empty: Partial<Record<StoreTab, boolean>> = { news: frame.newsNum === 0, article: frame.articleNum === 0 }
  return (
    <main id="main">
      <StoreHead frame={frame} />
      <nav className="sto-n" aria-label={t('storeMenu')}>
        <div className="wrap">
          <div className="sto-tabs">
            {tabs
              .filter(([key]) => key === tab || !empty[key])
              .map(([key, label]) => (
                <Anchor
                  key={key}
                  to={`${paths[key]}?vid=${frame.info.store.storeId}`}
                  className={key === tab ? 'on' : undefined}
                  aria-current={key === tab ? 'page' : undefined}
                  prefetch={false}
                >
                  {label}
                </Anchor>
              ))}
          </div>
          <Form role="search" action={paths.goods} className="sto-q" key={keyword}>
            <input type="hidden" name="vid" value={frame.info.store.storeId} />
            <span className="ipt">
              <input
                type="search"
                name="keyword"
                defaultValue={keyword}
                maxLength={60}
                aria-label={t('searchStore')}
                placeholder={t('searchStore')}
              />
            </span>
            <button className="btn">{t('find')}</button>
          </Form>
        </div>
      </nav>
      {children}
    </main>
  )
}

function StoreHead({ frame }: { frame: StorePageData }) {
  const t = usePlaceMessages()
  const { info, total } = frame
  const { store } = info
  const figures = [
    [scoreText(store.descScore), t('quality')],
    [scoreText(store.serviceScore), t('service')],
    [scoreText(store.logisticsScore), t('logistics')],
    [String(total), t('goodsNum')],
    [String(info.followNum), t('followers')],
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
          <Standing standing={{ state: 'open', closure: info.closure, week: info.week }} />
          <p className="sto-f row g2">
            <ButtonLink to={`/service?vid=${store.storeId}`} icon="headset" prefetch={false}>
              {t('contactStore')}
            </ButtonLink>
            <LazySaveButton kind="store" id={store.storeId} label={t('follow')} text={[t('follow'), t('following')]} />
          </p>
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

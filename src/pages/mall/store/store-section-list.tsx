import type { ReactNode } from 'react'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { RichText } from '../../../ui/basic/rich-text.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PictureRow } from '../../../ui/layout/picture-row.tsx'
import { useListMessages } from '../../../modules/search/ui/use-messages.ts'
import { usePlaceMessages } from '../../../modules/store/ui/use-messages.ts'
import { GoodsCards } from '../../../modules/basket/ui/goods-cards.tsx'
import { StoreCompanyDetails } from './store-company-details.tsx'
import type { StoreSection } from './store-sections.ts'
import type { StorePageData } from './store-page-data.ts'

/** A store's home as its staff built it: the page builder's own renderer, without the builder. */
export function StoreSectionList({ sections, info }: { sections: readonly StoreSection[]; info: StorePageData['info'] }) {
  return (
    <div className="wrap col g4 sto-p">
      {sections.map((section) => (
        <Drawn key={section.id} section={section} info={info} />
      ))}
    </div>
  )
}

function Drawn({ section, info }: { section: StoreSection; info: StorePageData['info'] }) {
  const t = usePlaceMessages()
  const l = useListMessages()
  switch (section.kind) {
    case 'images':
      return (
        <Titled title={section.title}>
          <PictureRow columns={section.columns} pictures={section.pictures} />
        </Titled>
      )
    case 'text':
      return (
        <div className="pan txt-b">
          <RichText html={section.html} />
        </div>
      )
    case 'goods':
      return (
        <Titled title={section.title || t('storeGoods')} more={section.more === '' ? undefined : { to: section.more, label: t('all') }}>
          <GoodsCards goods={section.goods} busy={false} t={l} />
        </Titled>
      )
    case 'news':
      return (
        <Panel title={section.title || t(section.of === 'news' ? 'news' : 'articles')}>
          <ul className="sto-w">
            {section.posts.map((post) => (
              <li key={post.newsId}>
                <Anchor to={`/store/news/info?newsId=${post.newsId}`} prefetch={false}>
                  <h3 className="t14 b6">{post.title}</h3>
                  <p className="t13 c2 el2">{post.summary}</p>
                </Anchor>
              </li>
            ))}
          </ul>
        </Panel>
      )
    case 'about':
      return (
        <div className="sto-ab">
          <Panel title={section.title || t('introduction')}>
            <p className="prose">{info.store.description}</p>
          </Panel>
          <StoreCompanyDetails info={info} />
        </div>
      )
  }
}

type TitledProps = {
  readonly title: string
  readonly more?: { readonly to: string; readonly label: string } | undefined
  readonly children: ReactNode
}

function Titled({ title, more, children }: TitledProps) {
  return (
    <section>
      {(title !== '' || more) && (
        <div className="sec-h">
          {title !== '' && <h2>{title}</h2>}
          {more && (
            <Anchor to={more.to} className="more lk" prefetch={false}>
              {more.label}
            </Anchor>
          )}
        </div>
      )}
      {children}
    </section>
  )
}

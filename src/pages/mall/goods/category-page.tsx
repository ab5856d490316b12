import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import type { OutputOf } from '../../../api/endpoint.ts'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { MoreLink, Panel } from '../../../ui/layout/panel.tsx'
import { categoryTree } from '../../../modules/taxonomy/endpoints-categories.ts'
import { categoryAddress } from '../../../modules/taxonomy/ui/category-address.ts'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import { useGoodsMessages } from '../../../modules/catalog/ui/use-messages.ts'
import { usePlaceMessages } from '../../../modules/store/ui/use-messages.ts'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import { mallStoreMessages } from '../../../modules/store/messages.ts'
import '../../../modules/catalog/ui/goods.css'

type Top = OutputOf<typeof categoryTree>[number]

export async function loader({ context }: LoaderFunctionArgs) {
  return { tree: await load(context, categoryTree, {}), ...pageMessages(pageContextOf(context).lang, mallStoreMessages, goodsMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<typeof mallStoreMessages>(loaderData, 'catalogPlace')
  return pageHead(matches, {
    title: t('categoriesTitle'),
    description: t('categoriesDescription'),
    canonical: `${rootOf(matches).origin}/goods/category`,
  })
}

export default function CategoryPage() {
  const { tree } = useLoaderData<typeof loader>()
  const t = usePlaceMessages()
  const g = useGoodsMessages()
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={g('breadcrumb')} trail={[{ text: t('categoriesTitle') }]} />
      <h1 className="sr">{t('categoriesTitle')}</h1>
      <nav className="pan lh cats-n d-only" aria-label={t('categoriesTitle')}>
        {tree.map((top) => (
          <a key={top.categoryId} href={`#c${top.categoryId}`} className="chip">
            {top.categoryName}
          </a>
        ))}
      </nav>
      <div className="col g3">
        {tree.map((top) => (
          <TopCategory key={top.categoryId} top={top} />
        ))}
      </div>
    </main>
  )
}

function TopCategory({ top }: { top: Top }) {
  const t = usePlaceMessages()
  return (
    <section id={`c${top.categoryId}`} className="cats">
      <Panel
        title={<Anchor to={categoryAddress(top)}>{top.categoryName}</Anchor>}
        sub={t('goodsCount', { count: top.goodsNum })}
        more={<MoreLink to={categoryAddress(top)}>{t('all')}</MoreLink>}
      >
        <div className="cats-b">
          <Anchor to={categoryAddress(top)} className="cats-p" tabIndex={-1} aria-hidden="true">
            <Picture src={pictureName(top.image)} alt="" width={140} />
          </Anchor>
          <div className="cats-g">
            {top.children.map((group) => (
              <dl key={group.categoryId}>
                <dt>
                  <Anchor to={categoryAddress(group)}>{group.categoryName}</Anchor>
                </dt>
                <dd>
                  {group.children.map((leaf) => (
                    <Anchor
                      key={leaf.categoryId}
                      to={categoryAddress(leaf)}
                      className={leaf.goodsNum === 0 ? 'c3' : undefined}
                      prefetch={false}
                    >
                      {leaf.categoryName} {leaf.goodsNum > 0 && <span className="c3 t12 num">{leaf.goodsNum}</span>}
                    </Anchor>
                  ))}
                </dd>
              </dl>
            ))}
          </div>
        </div>
      </Panel>
    </section>
  )
}

import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { mallGoodsListCall, type MallGoodsView } from '../../../modules/loyalty/endpoints.ts'
import { mallPageMessages } from '../../../modules/loyalty/messages.ts'
import { MallGoodsGrid } from '../../../modules/loyalty/ui/mall-goods-card.tsx'
import { MallLinks } from '../../../modules/loyalty/ui/mall-goods-list.tsx'
import { useMallMessages, type MallMessageSource } from '../../../modules/loyalty/ui/use-messages.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const [popular, recommended] = await Promise.all([
    load(context, mallGoodsListCall, { mall: 'points', order: 'sold', pageSize: 5 }),
    load(context, mallGoodsListCall, { mall: 'points', pageSize: 10 }),
  ])
  return { popular: popular.list, recommended: recommended.list, ...pageMessages(pageContextOf(context).lang, mallPageMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<MallMessageSource>(loaderData, 'loyaltyMall')
  const canonical = `${rootOf(matches).origin}/point/index`
  return pageHead(matches, { title: t('pointsMall'), description: t('pointsDescription'), canonical })
}

/** The front of the points mall. */
export default function PointIndexPage() {
  const { popular, recommended } = useLoaderData<typeof loader>()
  const t = useMallMessages()
  return (
    <main id="main" className="wrap lty">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('pointsMall') }]} />
      <section className="pan">
        <div className="lty-h">
          <h1 className="t20 b6">{t('pointsMall')}</h1>
          <span className="c3 t13">{t('pointsLead')}</span>
          <span className="sp" />
          <MallLinks mall="points" />
        </div>
      </section>
      <Floor title={t('popular')} list={popular} to="/point/list?order=sold" />
      <Floor title={t('recommended')} list={recommended} to="/point/list" />
    </main>
  )
}

function Floor({ title, list, to }: { title: string; list: readonly MallGoodsView[]; to: string }) {
  const t = useMallMessages()
  return (
    <section className="pan mt-3" aria-label={title}>
      <div className="lty-h">
        <h2 className="t16 b6">{title}</h2>
        <span className="sp" />
        <Anchor className="lk t13" to={to}>
          {t('more')}
        </Anchor>
      </div>
      {list.length === 0 ? <Empty icon="boxes" title={t('none')} /> : <MallGoodsGrid list={list} />}
    </section>
  )
}

import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { translatePage } from '../../../rendering/page/page-messages.ts'
import { load } from '../../../rendering/page/page-context.ts'
import { storePosts } from '../../../modules/store/endpoints-posts.ts'
import { pageNumberParam, loadStorePage, storePageMessages, storeIdParam } from './store-page-data.ts'
import { StorePageLayout } from './store-page-layout.tsx'
import { StorePostList } from './store-post-list.tsx'
import type { mallStoreMessages } from '../../../modules/store/messages.ts'

const pageSize = 20

/** What a store writes about its trade, newest first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const frame = await loadStorePage(context, storeIdParam(request))
  const current = pageNumberParam(request)
  const posts = await load(context, storePosts, { vid: frame.info.store.storeId, kind: 'article', current, pageSize })
  return { frame, posts, current, ...storePageMessages(context) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { store } = loaderData.frame.info
  const t = translatePage<typeof mallStoreMessages>(loaderData, 'catalogPlace')
  const title = t('articlesOf', { name: store.storeName })
  return pageHead(matches, { title, description: title, canonical: `${rootOf(matches).origin}/store/article/list?vid=${store.storeId}` })
}

export default function StoreArticlePage() {
  const { frame, posts, current } = useLoaderData<typeof loader>()
  return (
    <StorePageLayout frame={frame} tab="article">
      <StorePostList posts={posts} page={current} pageSize={pageSize} path={`/store/article/list?vid=${frame.info.store.storeId}`} />
    </StorePageLayout>
  )
}

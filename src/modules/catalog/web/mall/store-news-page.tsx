import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { speakPage } from '../../../../api/page-words.ts'
import { load } from '../../../../api/visit.ts'
import { storePosts } from '../../../store/contract-post.ts'
import { pageOf, storeFrame, storePageWords, vidOf } from '../parts/store-frame.ts'
import { StorePage } from '../parts/store-head.tsx'
import { StorePosts } from '../parts/store-posts.tsx'
import type { zh } from '../words-place.zh.ts'

const pageSize = 20

/** What a store announces, newest first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const frame = await storeFrame(context, vidOf(request))
  const current = pageOf(request)
  const posts = await load(context, storePosts, { vid: frame.info.store.storeId, kind: 'news', current, pageSize })
  return { frame, posts, current, ...storePageWords(context) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { store } = loaderData.frame.info
  const t = speakPage<typeof zh>(loaderData, 'catalogPlace')
  const title = t('newsOf', { name: store.storeName })
  return pageHead(matches, { title, description: title, canonical: `${rootOf(matches).origin}/store/news?vid=${store.storeId}` })
}

export default function StoreNewsPage() {
  const { frame, posts, current } = useLoaderData<typeof loader>()
  return (
    <StorePage frame={frame} tab="news">
      <StorePosts posts={posts} page={current} pageSize={pageSize} path={`/store/news?vid=${frame.info.store.storeId}`} />
    </StorePage>
  )
}

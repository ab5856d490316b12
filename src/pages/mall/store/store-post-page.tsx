import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { structuredMeta } from '../../../rendering/page/structured-data.ts'
import { loadOrNotFound } from '../../../modules/search/ui/not-found-suggestions.ts'
import { RichText } from '../../../ui/basic/rich-text.tsx'
import { storePost } from '../../../modules/store/endpoints-posts.ts'
import { loadStorePage, storePageMessages } from './store-page-data.ts'
import { StorePageLayout } from './store-page-layout.tsx'

/** One of a store's news or articles. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const post = await loadOrNotFound(context, storePost, { newsId: new URL(request.url).searchParams.get('newsId') ?? '0' })
  return { frame: await loadStorePage(context, post.storeId), post, ...storePageMessages(context) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { post, frame } = loaderData
  const { origin } = rootOf(matches)
  const canonical = `${origin}/store/news/info?newsId=${post.newsId}`
  const author = { '@type': 'Organization', name: frame.info.store.storeName }
  return [
    ...pageHead(matches, { title: `${post.title} - ${frame.info.store.storeName}`, description: post.summary, canonical, type: 'article' }),
    ...structuredMeta([{ '@type': 'Article', headline: post.title, datePublished: post.publishedAt, author, mainEntityOfPage: canonical }]),
  ]
}

export default function StorePostPage() {
  const { frame, post } = useLoaderData<typeof loader>()
  return (
    <StorePageLayout frame={frame} tab={post.kind}>
      <div className="wrap sto-p">
        <article className="pan sto-r">
          <h2 className="t24 b6">{post.title}</h2>
          <p className="t13 c3">{`${frame.info.store.storeName} · ${post.publishedAt.slice(0, 10)}`}</p>
          <RichText html={post.content} />
        </article>
      </div>
    </StorePageLayout>
  )
}

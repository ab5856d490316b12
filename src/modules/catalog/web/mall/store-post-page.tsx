import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { structuredMeta } from '../../../../api/structured-data.ts'
import { loadSubject } from '../parts/missing-goods.ts'
import { RichText } from '../../../../ui/basic/rich-text.tsx'
import { storePost } from '../../../store/contract-post.ts'
import { storeFrame, storePageWords } from '../parts/store-frame.ts'
import { StorePage } from '../parts/store-head.tsx'

/** One of a store's news or articles. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const post = await loadSubject(context, storePost, { newsId: new URL(request.url).searchParams.get('newsId') ?? '0' })
  return { frame: await storeFrame(context, post.storeId), post, ...storePageWords(context) }
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
    <StorePage frame={frame} tab={post.kind}>
      <div className="wrap sto-p">
        <article className="pan sto-r">
          <h2 className="t24 b6">{post.title}</h2>
          <p className="t13 c3">{`${frame.info.store.storeName} · ${post.publishedAt.slice(0, 10)}`}</p>
          <RichText html={post.content} />
        </article>
      </div>
    </StorePage>
  )
}

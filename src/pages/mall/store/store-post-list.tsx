import type { OutputOf } from '../../../api/endpoint.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import type { storePosts } from '../../../modules/store/endpoints-posts.ts'
import { useListMessages } from '../../../modules/search/ui/use-messages.ts'
import { usePlaceMessages } from '../../../modules/store/ui/use-messages.ts'

type PostsProps = { posts: OutputOf<typeof storePosts>; page: number; pageSize: number; path: string }

/** News or articles of a store. */
export function StorePostList({ posts, page, pageSize, path }: PostsProps) {
  const t = usePlaceMessages()
  const l = useListMessages()
  return (
    <div className="wrap col g3 sto-p">
      <section className="pan">
        {posts.list.length === 0 && <Empty icon="newspaper" title={t('noPosts')} />}
        <ul className="sto-w">
          {posts.list.map((post) => (
            <li key={post.newsId}>
              <Anchor to={`/store/news/info?newsId=${post.newsId}`}>
                <h2 className="t16 b6">{post.title}</h2>
                <p className="t13 c2 el2">{post.summary}</p>
                <time className="t12 c3" dateTime={post.publishedAt}>
                  {post.publishedAt.slice(0, 10)}
                </time>
              </Anchor>
            </li>
          ))}
        </ul>
      </section>
      <Pagination
        page={page}
        pageCount={Math.ceil(posts.total / pageSize)}
        addressOf={(number) => `${path}&current=${number}`}
        labels={{ pages: l('pages'), previous: l('previous'), next: l('next') }}
      />
    </div>
  )
}

import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { pictureName } from '../../../ui/basic/picture-name.ts'
import { newsAddress } from './news-address.ts'

export type NewsRow = {
  readonly articleId: number
  readonly title: string
  readonly summary: string
  readonly cover: string
  readonly categoryName: string
  readonly author: string
  readonly publishedAt: string
}

/** Articles with picture and first words, newest first. */
export function NewsRows({ rows }: { rows: readonly NewsRow[] }) {
  return (
    <ul className="inf-l">
      {rows.map((article, index) => (
        <li key={article.articleId}>
          <Anchor to={newsAddress(article.articleId)}>
            <Picture src={pictureName(article.cover)} alt="" width={160} priority={index < 2} />
            <div>
              <h2 className="el2">{article.title}</h2>
              <p className="t13 c2 el2">{article.summary}</p>
              <p className="t12 c3">{`${article.categoryName} · ${article.author} · ${article.publishedAt.slice(0, 10)}`}</p>
            </div>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** Titles with their day, for narrow places. */
export function NewsTitles({ rows }: { rows: readonly Pick<NewsRow, 'articleId' | 'title' | 'publishedAt'>[] }) {
  return (
    <ul className="inf-t">
      {rows.map((article) => (
        <li key={article.articleId}>
          <Anchor to={newsAddress(article.articleId)} className="el" prefetch={false}>
            {article.title}
          </Anchor>
          <time className="t12 c3 num" dateTime={article.publishedAt}>
            {article.publishedAt.slice(5, 10)}
          </time>
        </li>
      ))}
    </ul>
  )
}

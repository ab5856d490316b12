import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { useWords } from '../api/browser/use-words.tsx'
import { errorWords } from './words-of-errors.ts'

/** What a person sees when a page is missing or failed; a stale build asks for a refresh (specification §8). */
export function ErrorPage() {
  const t = useWords(errorWords)
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 401)
  const stale =
    error instanceof Error && /dynamically imported module|ChunkLoadError|CSS_CHUNK_LOAD_FAILED/.test(`${error.name} ${error.message}`)
  if (stale)
    return (
      <Notice title={t('updated')} help="">
        <a className="btn p" href="">
          {t('refresh')}
        </a>
      </Notice>
    )
  if (!missing)
    return (
      <Notice title={t('errorTitle')} help={t('errorHelp')}>
        <a className="btn p" href="">
          {t('retry')}
        </a>
      </Notice>
    )
  return (
    <Notice title={t('notFoundTitle')} help={t('notFoundHelp')}>
      <Link className="btn p" to="/">
        {t('goHome')}
      </Link>
      <Link className="btn" to="/goods/category">
        {t('goCategories')}
      </Link>
    </Notice>
  )
}

function Notice({ title, help, children }: { title: string; help: string; children: React.ReactNode }) {
  return (
    <main className="wrap" style={{ padding: '96px 16px', textAlign: 'center' }}>
      <h1 className="t24 b6">{title}</h1>
      <p className="c3" style={{ margin: '8px 0 24px' }}>
        {help}
      </p>
      <p className="row g3" style={{ justifyContent: 'center' }}>
        {children}
      </p>
    </main>
  )
}

import { Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import type { MissingPage } from '../../rendering/page/missing-page.ts'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { lazyPart } from '../../rendering/client/lazy-part.ts'
import { MessagePage } from './message-page.tsx'
import { errorPageMessages } from './messages.ts'

// Comes with the first missing page; what says that the server or a build is gone must be here already.
const missingNotice = lazyPart(() => import('./not-found-content.tsx').then((module) => module.NotFoundContent))

/** What a person sees when a page is missing or failed; a stale build asks for a refresh (specification §8). */
export function ErrorPage() {
  const t = useMessages(errorPageMessages)
  const error = useRouteError()
  if (isRouteErrorResponse(error) && [401, 404, 410].includes(error.status)) {
    const MissingNotice = missingNotice.now()
    return (
      <Suspense>
        {/* Loaders of goods pages throw a whole MissingPage, others only a code. */}
        <MissingNotice page={error.data as Partial<MissingPage> | null} />
      </Suspense>
    )
  }
  const stale =
    error instanceof Error && /dynamically imported module|ChunkLoadError|CSS_CHUNK_LOAD_FAILED/.test(`${error.name} ${error.message}`)
  return (
    <MessagePage title={t(stale ? 'updated' : 'errorTitle')} help={stale ? '' : t('errorHelp')}>
      <a className="btn p" href="">
        {t(stale ? 'refresh' : 'retry')}
      </a>
    </MessagePage>
  )
}

import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { pageContext } from './rendering/page/page-context.ts'
import { lazyPartsLoaded } from './rendering/client/lazy-part.ts'
import { htmlChunksContext } from './rendering/server/html-chunks.ts'
import { renderPage } from './rendering/server/fragment-cache.ts'
import { clearShellCache } from './app/layout/shell-data.ts'
import { handoffScripts, placeHandoff, textOf } from './rendering/server/page-handoff.ts'
import { deferScripts } from './rendering/server/deferred-scripts.ts'
import { themeScript } from './ui/shell/theme.ts'

// The server must use the very context objects that the built pages use, and empty their memory of the frame.
export { htmlChunksContext, clearShellCache, pageContext }

/**
 * Renders a page whole: its data is there before it begins, and a whole page can be compressed, hashed and kept. At once
 * and as a string, which costs a third of a stream (decision 006); the data goes into the page as the stream would put it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(pageContext)
  const data = routerContext.serverHandoffStream ? await textOf(routerContext.serverHandoffStream) : ''
  await lazyPartsLoaded()
  const page = renderPage(<ServerRouter context={{ ...routerContext, serverHandoffStream: undefined }} url={request.url} nonce={nonce} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  const whole = routerContext.renderMeta?.didRenderScripts ? placeHandoff(deferScripts(page), handoffScripts(data, nonce)) : page
  context.set(htmlChunksContext, ['<!DOCTYPE html>', ...withTheme(whole, nonce)])
  return new Response(null, { status, headers })
}

function withTheme(page: readonly string[], nonce: string): string[] {
  const head = page.findIndex((piece) => piece.includes('</head>'))
  return page.map((piece, at) =>
    at === head ? piece.replace('</head>', `<script nonce="${nonce}">${themeScript}</script></head>`) : piece,
  )
}

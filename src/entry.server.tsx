import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { visitContext } from './api/visit.ts'
import { partsReady } from './ui/feedback/loaded-apart.ts'
import { drawnPageContext } from './app/drawn-page.ts'
import { drawPage } from './app/kept-parts.ts'
import { forgetShell } from './app/shell-data.ts'
import { handoffScripts, placeHandoff, textOf } from './app/page-handoff.ts'
import { scriptsAfterPictures } from './app/scripts-later.ts'

// The server must use the very context objects that the built pages use, and empty their memory of the frame.
export { drawnPageContext, forgetShell, visitContext }

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
  const { nonce } = context.get(visitContext)
  const data = routerContext.serverHandoffStream ? await textOf(routerContext.serverHandoffStream) : ''
  await partsReady()
  const page = drawPage(<ServerRouter context={{ ...routerContext, serverHandoffStream: undefined }} url={request.url} nonce={nonce} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  const whole = routerContext.renderMeta?.didRenderScripts ? placeHandoff(scriptsAfterPictures(page), handoffScripts(data, nonce)) : page
  context.set(drawnPageContext, ['<!DOCTYPE html>', ...whole])
  return new Response(null, { status, headers })
}

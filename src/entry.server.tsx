import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { visitContext } from './api/visit.ts'

// The server must set the very context object that the built loaders read.
export { visitContext }

const slowest = 8_000

/** Renders a page whole: its data is there before it begins, and a whole page can be compressed, hashed and kept. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(visitContext)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const body = new Writable({
      write(chunk: Buffer | string, _encoding, done) {
        chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
        done()
      },
      final(done) {
        clearTimeout(late)
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(Buffer.concat(chunks), { status, headers }))
        done()
      },
    })
    const rendering = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
      nonce,
      onAllReady: () => rendering.pipe(body),
      onShellError: reject,
      onError: (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))),
    })
    const late = setTimeout(() => rendering.abort(new Error('rendering took too long')), slowest)
  })
}

import type { PagePieces } from './drawn-page.ts'

const dangerous = /[&<>\u2028\u2029]/g
const end = '</body></html>'

/** The text of a stream that nobody else reads. */
export async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

/** The scripts that hand a page's data to its browser, as React Router's own stream writes them. */
export function handoffScripts(data: string, nonce: string): string {
  const quoted = JSON.stringify(data).replace(dangerous, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const script = (code: string): string => `<script nonce="${nonce}">window.__reactRouterContext.streamController.${code};</script>`
  return `<!--$-->${script(`enqueue(${quoted})`)}<!--$-->${script('close()')}<!--/$--><!--/$-->`
}

/** Puts the scripts where the stream's last part stands: at the end of the body. */
export function placeHandoff(page: PagePieces, scripts: string): PagePieces {
  const last = page.at(-1) ?? ''
  return last.endsWith(end) ? [...page.slice(0, -1), last.slice(0, -end.length), scripts, end] : [...page, scripts]
}

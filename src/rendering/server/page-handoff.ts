import type { HtmlChunks } from './html-chunks.ts'

const end = '</body></html>'

/** The text of a stream that nobody else reads. */
export async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

const place = 'handed-over'

/**
 * Hands a page's data to its browser: as data that no browser runs, so that it is neither quoted a second time nor named in
 * the page's policy, and a script that gives it to React Router as the router's own stream would. The data is JSON: a `<`
 * stands only inside its texts, where it can be written otherwise, and so nothing in it can end the element.
 */
export function handoffScripts(data: string, nonce: string): HtmlChunks {
  const stream = 'window.__reactRouterContext.streamController'
  return [
    `<!--$--><script type="application/json" id="${place}">`,
    data.replaceAll('<', String.raw`\u003c`),
    `</script><script nonce="${nonce}">${stream}.enqueue(document.getElementById("${place}").textContent);${stream}.close();</script><!--/$-->`,
  ]
}

/** Puts the scripts where the stream's last part stands: at the end of the body. */
export function placeHandoff(page: HtmlChunks, scripts: HtmlChunks): HtmlChunks {
  const last = page.at(-1) ?? ''
  return last.endsWith(end) ? [...page.slice(0, -1), last.slice(0, -end.length), ...scripts, end] : [...page, ...scripts]
}

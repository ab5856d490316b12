import { randomBytes } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { HtmlChunks } from './html-chunks.ts'
import { collectFragments } from '../client/cached-fragment.ts'

/** HTML of parts by what they were drawn from; what was drawn longest ago goes first. */
const kept = new Map<string, string>()
const mostCharacters = 2_000_000
let held = 0

// Nobody can write this into a page: it is made when the process starts and never leaves it.
const sign = `\uE000${randomBytes(9).toString('base64url')}:`
// React writes an empty comment between two texts; in the places of parts there are no texts.
const places = new RegExp(`(?:<!-- -->)?${sign}(\\d+)\uE001(?:<!-- -->)?`, 'g')

function keep(key: string, html: string): string {
  kept.set(key, html)
  held += key.length + html.length
  for (const [oldKey, oldHtml] of kept) {
    if (held <= mostCharacters) break
    kept.delete(oldKey)
    held -= oldKey.length + oldHtml.length
  }
  return html
}

// Pictures of the first screen: React writes them before what it draws, and they belong into the page's head.
const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** Draws a page. Its parts that are drawn once (`drawnOnce`) are put in from what is kept, each drawn when it is new. */
export function renderPage(page: ReactNode): HtmlChunks {
  const parts: { readonly key: string; readonly draw: () => ReactNode }[] = []
  const html = collectFragments(
    (key, draw) => `${sign}${parts.push({ key, draw }) - 1}\uE001`,
    () => renderToString(page),
  )
  // Every second piece is the number of a part.
  const pieces = html.split(places)
  let early = ''
  for (let at = 1; at < pieces.length; at += 2) {
    const part = parts[Number(pieces[at])]
    const drawn = part ? (kept.get(part.key) ?? keep(part.key, renderToString(part.draw()))) : ''
    const head = preloads.exec(drawn)?.[0] ?? ''
    early += head
    pieces[at] = drawn.slice(head.length)
  }
  const [start = '', ...rest] = pieces
  const firstLink = start.indexOf('<link ')
  if (early === '' || firstLink < 0) return [start, ...rest]
  return [start.slice(0, firstLink), early, start.slice(firstLink), ...rest]
}

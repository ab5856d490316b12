import { createElement, useMemo, type ReactNode } from 'react'
import { readRichText, type RichNode } from '../../kernel/text/rich-text.ts'
import '../styles/rich.css'

/** Rich text as elements of React: nothing of it is ever put into the page as raw HTML. */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => readRichText(html), [html])
  return <div className="rich">{nodes.map(draw)}</div>
}

function draw(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  const inside = children.length > 0 ? children.map(draw) : undefined
  if (tag === 'img') return <img key={key} {...attributes} alt={attributes['alt'] ?? ''} loading="lazy" decoding="async" />
  if (tag === 'a') {
    const outside = !attributes['href']?.startsWith('/')
    return (
      <a key={key} {...attributes} {...(outside ? { rel: 'nofollow noopener noreferrer', target: '_blank' } : {})}>
        {inside}
      </a>
    )
  }
  if (tag === 'table')
    return (
      <div key={key} className="rich-t">
        <table>{inside}</table>
      </div>
    )
  const { colspan: colSpan, rowspan: rowSpan } = attributes
  return createElement(tag, { key, ...(colSpan ? { colSpan } : {}), ...(rowSpan ? { rowSpan } : {}) }, inside)
}

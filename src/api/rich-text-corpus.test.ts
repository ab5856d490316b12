import { expect, test } from 'vitest'
import { hostileHtml } from '../../tests/fixtures/inputs/hostile-html.ts'
import { isRichAttribute, readRichText, richTags, type RichNode } from '../kernel/text/rich-text.ts'
import { cleanRichText } from './rich-text.ts'

/** What a tree may not hold: elements and attributes off the list, addresses that run or call elsewhere. */
function wrongs(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const odd = Object.entries(node.attributes).filter(([name, value]) => !isRichAttribute(node.tag, name, value))
    return [...(richTags.includes(node.tag) ? [] : [node.tag]), ...odd.flat(), ...wrongs(node.children)]
  })
}

test('of more than five hundred tricks none passes the way in, nor the way out without it', () => {
  expect(hostileHtml.length).toBeGreaterThan(500)
  for (const text of hostileHtml) {
    const cleaned = cleanRichText(text)
    expect([text, wrongs(readRichText(cleaned))]).toEqual([text, []])
    // A row that was written past the way in is drawn without harm too.
    expect([text, wrongs(readRichText(text))]).toEqual([text, []])
    expect(cleaned).not.toMatch(/<(script|style|svg|math|iframe|object|embed|form|base|link|meta)\b|<[^>]+\son[a-z]+=/i)
    expect(cleanRichText(cleaned)).toBe(cleaned)
  }
})

import { expect, test } from 'vitest'
import { handoffScripts, placeHandoff, textOf } from './page-handoff.ts'

test('data cannot end the element that carries it', () => {
  const html = handoffScripts(JSON.stringify('</script><script>alert(1)</script><!--\u2028&'), 'n').join('')
  expect(html.match(/<script/g)).toHaveLength(2)
  const [, text] = /id="handed-over">([^<]*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(text ?? '')).toBe('</script><script>alert(1)</script><!--\u2028&')
})

test('the data stands at the end of the body, before the one script that carries the nonce', () => {
  const page = placeHandoff(['<html><body>', '<p>1</p></body></html>'], handoffScripts('[]', 'abc'))
  expect(page.join('')).toBe(
    '<html><body><p>1</p><!--$--><script type="application/json" id="handed-over">[]</script><script nonce="abc">window.__reactRouterContext.streamController.enqueue(document.getElementById("handed-over").textContent);window.__reactRouterContext.streamController.close();</script><!--/$--></body></html>',
  )
})

test('a character that is cut between two chunks of a stream is read whole', async () => {
  const bytes = new TextEncoder().encode('锌')
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes.slice(0, 1))
      controller.enqueue(bytes.slice(1))
      controller.close()
    },
  })
  expect(await textOf(stream)).toBe('锌')
})

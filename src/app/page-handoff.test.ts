import { expect, test } from 'vitest'
import { handoffScripts, placeHandoff, textOf } from './page-handoff.ts'

test('data cannot end the script that carries it', () => {
  const scripts = handoffScripts('</script><script>alert(1)</script>\u2028&', 'n')
  expect(scripts.match(/<script/g)).toHaveLength(2)
  expect(scripts).toContain('enqueue("\\u003c/script\\u003e\\u003cscript\\u003ealert(1)\\u003c/script\\u003e\\u2028\\u0026");')
})

test('every script carries the nonce and stands at the end of the body', () => {
  const page = placeHandoff(['<html><body>', '<p>1</p></body></html>'], handoffScripts('[]', 'abc'))
  expect(page.join('')).toBe(
    '<html><body><p>1</p><!--$--><script nonce="abc">window.__reactRouterContext.streamController.enqueue("[]");</script><!--$--><script nonce="abc">window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body></html>',
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

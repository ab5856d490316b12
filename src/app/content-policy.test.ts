import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyWithHashes } from './content-policy.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('a kept page names the scripts of its own rendering by their hashes, and nothing else', () => {
  const html =
    '<script nonce="a-_9">one()</script><script nonce="a-_9" type="module" async="">two()</script><script>evil()</script><script nonce="b">other()</script>'
  const policy = policyWithHashes(html, 'a-_9')
  expect(policy).toContain(hash('one()'))
  expect(policy).toContain(hash('two()'))
  expect(policy).not.toContain(hash('evil()'))
  expect(policy).not.toContain(hash('other()'))
  expect(policy).not.toContain("unsafe-inline' script")
})

test('every character that a nonce may hold is found', () => {
  for (const nonce of ['ab+/c==', 'x.y*z', '-_-_']) {
    expect(policyWithHashes(`<script nonce="${nonce}">go()</script>`, nonce)).toContain(hash('go()'))
  }
})

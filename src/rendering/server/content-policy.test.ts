import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyWithNonce, withoutNonce } from './content-policy.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('a kept page names the scripts of its own rendering by their hashes, and nothing else', () => {
  const html =
    '<script nonce="a-_9">one()</script><script nonce="a-_9" type="module" async="">two()</script><script>evil()</script><script nonce="b">other()</script>'
  const policy = withoutNonce([html], 'a-_9').policy
  expect(policy).toContain(hash('one()'))
  expect(policy).toContain(hash('two()'))
  expect(policy).not.toContain(hash('evil()'))
  expect(policy).not.toContain(hash('other()'))
  expect(policy).not.toContain("unsafe-inline' script")
})

test('a page may connect to its own house only', () => {
  for (const policy of [policyWithNonce('n'), withoutNonce([], 'n').policy])
    expect(policy.split('; ').find((part) => part.startsWith('connect-src'))).toBe("connect-src 'self'")
})

test('every character that a nonce may hold is found', () => {
  for (const nonce of ['ab+/c==', 'x.y*z', '-_-_']) {
    expect(withoutNonce([`<script nonce="${nonce}">go()</script>`], nonce).policy).toContain(hash('go()'))
  }
})

test('the nonce itself is gone, and only scripts are blessed by it', () => {
  const { pieces, policy } = withoutNonce(
    ['<link rel="x" nonce="n"><p>a</p>', '<script src="/a.js" nonce="n"></script><script nonce="n">go()</script>'],
    'n',
  )
  expect(pieces.join('')).toBe('<link rel="x"><p>a</p><script src="/a.js"></script><script>go()</script>')
  expect(policy.match(/sha256-/g)).toHaveLength(1)
  expect(policy).toContain(hash('go()'))
})

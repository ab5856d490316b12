import { expect, test } from 'vitest'
import { passwordHasher, plainPasswordHash } from './password-hasher.ts'

const pepper = 'a pepper of the tests, at least 32 characters'

test('a hash is argon2id with 19 MiB and two passes, and matches its password alone', async () => {
  const hasher = passwordHasher({ pepper: null })
  const hash = await hasher.hash('Zinc@2026')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hasher.verify('Zinc@2026', hash)).toEqual({ matches: true, stale: false })
  expect(await hasher.verify('zinc@2026', hash)).toEqual({ matches: false, stale: false })
  expect(await hasher.verify('Zinc@2026', null)).toEqual({ matches: false, stale: false })
})

test('with a pepper a copy of the table is worth nothing; older hashes are renewed at the next login', async () => {
  const [plain, seasoned] = [passwordHasher({ pepper: null }), passwordHasher({ pepper })]
  const hash = await seasoned.hash('Zinc@2026')
  expect(await seasoned.verify('Zinc@2026', hash)).toEqual({ matches: true, stale: false })
  expect(await plain.verify('Zinc@2026', hash)).toMatchObject({ matches: false })
  expect(await seasoned.verify('Zinc@2026', await plainPasswordHash('Zinc@2026'))).toEqual({ matches: true, stale: true })
})

test('beyond two at once and twenty in line people are asked to come back, and nobody is forgotten', async () => {
  const hasher = passwordHasher({ pepper: null, concurrent: 1, waiting: 2 })
  const hash = await hasher.hash('Zinc@2026')
  const answers = await Promise.all(Array.from({ length: 6 }, () => hasher.verify('Zinc@2026', hash)))
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(3)
  expect(await hasher.verify('Zinc@2026', hash)).toEqual({ matches: true, stale: false })
})

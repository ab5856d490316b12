import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { verifyDocument } from '../endpoints-document-verification.ts'
import { documentVerificationHandlers } from './document-verification-handlers.ts'

const sheet = { kind: 'order', number: 'SN-123456', issuer: '店铺', issuedOn: '2026-11-20', validUntil: '', amount: 1_280_050n } as const
const ask = asker(
  aHouse(await aDatabase()),
  documentVerificationHandlers([async (_handle, code) => (code === sheet.number ? sheet : null)]),
)

test('a number is found or not; an amount is compared and never told', async () => {
  const matches = async (amount: string) => dataOf(await ask(verifyDocument, { code: sheet.number, amount })).amountMatches
  expect([await matches(''), await matches('12800.5'), await matches('12800.50'), await matches('12800.51')]).toEqual([null, 1, 1, 0])
  const found = dataOf(await ask(verifyDocument, { code: sheet.number }))
  expect(found).toMatchObject({ found: 1, kind: 'order', issuer: '店铺' })
  expect(JSON.stringify(found)).not.toContain('128')
  expect(dataOf(await ask(verifyDocument, { code: 'SN-999999' }))).toMatchObject({ found: 0, kind: null, issuer: '' })
})

test('what is no number is refused', async () => {
  for (const code of ['', '12345', "1' OR '1'='1", 'A'.repeat(41)]) expect((await ask(verifyDocument, { code })).state).toBe(255)
})

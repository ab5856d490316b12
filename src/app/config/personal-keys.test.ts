import { expect, test } from 'vitest'
import { aClock, aHouse } from '../../../tests/fixtures/server/calls.ts'
import { aDatabase } from '../../../tests/fixtures/database/test-database.ts'
import { thePeople } from '../../../tests/fixtures/people/people.ts'
import { isConfigurationError } from '../../kernel/failure/configuration-error.ts'
import { personalVault } from '../../adapters/vault/personal-vault.ts'
import { BadConfig, readConfig, type Config } from './config.ts'
import { openVault, personalKeysOf } from './personal-keys.ts'

const database = await aDatabase()
await thePeople(database)
const db = await database.connect()
const app = aHouse(database, aClock())
const secret = 'the secret of the house, of more than enough characters'
const [k1, k2] = ['k1:the first key, of more than thirty-two characters', 'k2:the second key, of more than thirty-two characters'].map(
  (text) => text.replaceAll(',', '').replaceAll(' ', '-'),
)
// The configuration of a production has more than this; the vault reads two of it.
const configOf = (PERSONAL_KEYS: string | undefined, NODE_ENV = 'production') => ({ NODE_ENV, PERSONAL_KEYS }) as unknown as Config
const told: string[] = []
const open = (config: Config, own = secret) => openVault(config, own, app, (text) => told.push(text))
const keep = (keys: string | undefined, own = secret) =>
  db.query(
    `INSERT INTO verification (member_id, kind, state, company_name, uscc, legal_person, agent_name, id_number_sealed, id_number_mask, taxpayer, licence_image,
       id_front_image, id_back_image, letter_image, consent_at, submitted_at)
     VALUES (2, 2, 'WITHDRAWN', '某公司', '91320281DEM000201M', '', '', $1, '', 'general', gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), now(), now())`,
    [personalVault(personalKeysOf({ PERSONAL_KEYS: keys }, own)).seal('11010519491231002X')],
  )

test('the first configured key seals; without one the house’s own does, and it always opens', async () => {
  expect((await open(configOf(undefined))).keys).toEqual(['app'])
  const vault = await open(configOf(`${k2},${k1}`))
  expect([vault.sealingKey, vault.keys]).toEqual(['k2', ['k2', 'k1', 'app']])
})

test('production does not start while a needed key is missing, another one, or the house has another secret', async () => {
  await db.query('DELETE FROM verification')
  await keep(k1)
  await expect(open(configOf(`${k2},${k1}`))).resolves.toMatchObject({ sealingKey: 'k2' })
  for (const keys of [undefined, k2, 'k1:another-secret-of-thirty-two-characters']) {
    const error = await open(configOf(keys)).catch((thrown: unknown) => thrown)
    expect(isConfigurationError(error), keys).toBe(true)
    expect(String(error)).toContain('PERSONAL_KEYS: k1')
  }
  await db.query('DELETE FROM verification')
  await keep(undefined)
  expect(String(await open(configOf(k1), 'another secret of the house, long enough').catch(String))).toContain('APP_SECRET')
})

test('elsewhere it starts and says so', async () => {
  told.length = 0
  await open(configOf(undefined, 'development'), 'another secret of the house, long enough')
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('APP_SECRET')
})

test.for([
  ['too short a secret', 'k1:short'],
  ['no name', ':a-secret-of-more-than-thirty-two-characters'],
  ['capitals in a name', 'K1:a-secret-of-more-than-thirty-two-characters'],
  ['one name twice', `${k1},${k1}`],
  ['the house’s name', 'app:a-secret-of-more-than-thirty-two-characters'],
])('%s is bad configuration, and no secret is printed', ([, PERSONAL_KEYS]) => {
  const read = () => readConfig({ PERSONAL_KEYS })
  expect(read).toThrow(BadConfig)
  expect(read).toThrow(/PERSONAL_KEYS/)
  expect(read).not.toThrow(/a-secret|:short|the-first/)
})

import { expect, test } from 'vitest'
import { readCatalog } from '../../../../../database/demo/catalog/catalog-data.ts'
import { loadStores } from '../../../../../database/demo/stores/load-store.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { storeInfo } from '../../endpoints.ts'
import { storeInformation, storeInformationSave } from '../../endpoints-information.ts'
import { storeHandlers } from '../handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadStores(client, readCatalog())
const ask = asker(aHouse(database), storeHandlers())
const staff = (storeId: number) => ({
  visitor: { ...aMember(storeId, 2), stores: [{ storeId, storeName: 's', capabilities: ['store.decorate'] as const }] },
})
const own = () => ask(storeInformation, {}, staff(1001))
const typed = {
  phone: '021-58880000',
  logo: '',
  descriptionZh: '自营仓，附质保书',
  descriptionEn: 'Own warehouses',
  companyNameEn: 'Pu Zinc',
}

test('a store changes its phone and introduction; buyers see them, and the log says what was there before', async () => {
  const before = dataOf(await own())
  expect(before.warehouses.length).toBeGreaterThan(0)
  const { version } = dataOf(await ask(storeInformationSave, { ...typed, version: before.version }, staff(1001)))
  expect(dataOf(await own())).toMatchObject({ ...typed, version, storeName: before.storeName, creditCode: before.creditCode })
  const { store } = dataOf(await ask(storeInfo, { vid: 1001 }, {}))
  expect(store).toMatchObject({ phone: typed.phone, description: typed.descriptionZh })
  const { rows } = await client.query(`SELECT diff FROM audit_log WHERE action = 'store.information' AND entity_id = '1001'`)
  expect(rows[0].diff).toMatchObject({ descriptionZh: [before.descriptionZh, typed.descriptionZh] })
})

test('an older page, a number that is none, an empty introduction and a foreign picture change nothing', async () => {
  const { version, descriptionZh } = dataOf(await own())
  const refused = async (change: object) => (await ask(storeInformationSave, { ...typed, version, ...change }, staff(1001))).code
  expect(await refused({ version: version + 1 })).toBe('store.changed')
  expect(await refused({ phone: '12' })).toBe('store.phoneInvalid')
  expect(await refused({ descriptionZh: '  ' })).toBe('store.introductionEmpty')
  expect(await refused({ logo: '/files/not-there' })).toBe('site.settingImage')
  expect(dataOf(await own())).toMatchObject({ version, descriptionZh })
})

test('of two saves of one version one is taken; another store keeps its own', async () => {
  const { version } = dataOf(await own())
  const other = dataOf(await ask(storeInformation, {}, staff(1002)))
  const answers = await Promise.all(
    ['A', 'B'].map((text) => ask(storeInformationSave, { ...typed, descriptionZh: text, version }, staff(1001))),
  )
  expect(answers.map(({ code }) => code).filter((code) => code === 'store.changed')).toHaveLength(1)
  expect(dataOf(await ask(storeInformation, {}, staff(1002)))).toEqual(other)
})

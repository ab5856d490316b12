import { expect, test } from 'vitest'
import { loadSite } from '../../../../../database/demo/site/load-site.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { cityIndex, cityInfo, regionList } from '../../endpoints.ts'
import { adminRegionAdd, adminRegionList, adminRegionMove, adminRegionSave } from '../../endpoints-regions.ts'
import { siteHandlers } from '../handlers.ts'
import { isRegionOpen, openDistrict } from './region-repository.ts'

const database = await aDatabase()
const client = await database.connect()
await loadSite(client)
const app = aHouse(database)
const ask = asker(app, siteHandlers())
const desk = { visitor: { ...aMember(9000, 1), platform: ['platform.settings'] as const } }
const names = async (parentCode: string, lang: 'zh' | 'en' = 'zh') =>
  dataOf(await ask(regionList, { parentCode }, { lang })).map((one) => one.name)
const deskRow = async (code: string) => {
  const row = dataOf(await ask(adminRegionList, { parentCode: code.slice(0, -2) }, desk)).list.find((one) => one.code === code)
  if (!row) throw new Error(`no region ${code}`)
  return row
}
const save = async (code: string, change: { name?: string; nameEn?: string; isEnabled?: 0 | 1 }) => {
  const { name, nameEn, isEnabled, version } = await deskRow(code)
  return ask(adminRegionSave, { code, version, name, nameEn, isEnabled, ...change }, desk)
}
const traces = async () =>
  (await client.query(`SELECT (SELECT count(*) FROM audit_log) || ' ' || (SELECT count(*) || ' ' || sum(version) FROM region) AS all`))
    .rows[0].all

test('only who keeps the settings may change regions', async () => {
  const before = await traces()
  expect((await ask(adminRegionList, {})).state).toBe(266)
  const other = { visitor: { ...aMember(9001, 1), platform: ['platform.content'] as const } }
  const change = { code: '3202', version: 1, name: 'x', isEnabled: 0 as const }
  expect((await ask(adminRegionSave, change, other)).state).toBe(259)
  expect((await ask(adminRegionMove, { code: '3202', direction: 'up' }, other)).state).toBe(259)
  expect(await traces()).toBe(before)
})

test('a closed city leaves the pickers with everything below it, and no address or tariff reaches it', async () => {
  expect(await openDistrict(app.read, '320213')).toEqual(['江苏省', '无锡市', '梁溪区'])
  expect((await save('3202', { isEnabled: 0 })).state).toBe(200)
  expect(await names('32')).not.toContain('无锡市')
  expect(await names('3202')).toEqual([])
  const cities = dataOf(await ask(cityIndex, {})).flatMap((group) => group.cities.map((city) => city.cityCode))
  expect(cities).not.toContain('320200')
  expect(dataOf(await ask(cityInfo, { cityCode: '320200' })).cityCode).toBe('310100')
  expect(await openDistrict(app.read, '320213')).toBeNull()
  expect([await isRegionOpen(app.read, '320200'), await isRegionOpen(app.read, '320213')]).toEqual([false, false])
  expect(await isRegionOpen(app.read, '320400')).toBe(true)
  expect(dataOf(await ask(adminRegionList, { parentCode: '3202' }, desk)).above.map((one) => one.isEnabled)).toEqual([1, 0])
  expect((await save('3202', { isEnabled: 1 })).state).toBe(200)
  expect(await names('32')).toContain('无锡市')
  expect(await names('3202')).toContain('梁溪区')
})

test('names in both languages; without an English one it is spelled', async () => {
  expect(await names('32', 'en')).toContain('Wuxi')
  dataOf(await save('3202', { nameEn: 'Wuxi City' }))
  expect(await names('32', 'en')).toContain('Wuxi City')
  expect(dataOf(await ask(cityInfo, { cityCode: '320200' }, { lang: 'en' })).cityName).toBe('Wuxi City')
  dataOf(await save('3202', { name: '无锡', nameEn: '' }))
  expect((await names('32')).slice(0, 2)).toEqual(['南京市', '无锡'])
  expect(await openDistrict(app.read, '320213')).toEqual(['江苏省', '无锡', '梁溪区'])
})

test('the order is moved one by one or to the top, and the pickers follow', async () => {
  const [first, second] = await names('32')
  dataOf(await ask(adminRegionMove, { code: '3202', direction: 'up' }, desk))
  expect((await names('32')).slice(0, 2)).toEqual([second, first])
  dataOf(await ask(adminRegionMove, { code: '3202', direction: 'up' }, desk))
  dataOf(await ask(adminRegionMove, { code: '3213', direction: 'top' }, desk))
  expect((await names('32')).slice(0, 3)).toEqual(['宿迁市', second, first])
})

test('a new district stands last under its city', async () => {
  dataOf(await ask(adminRegionAdd, { code: '320299', name: '锌谷区', nameEn: 'Zinc Valley' }, desk))
  expect((await names('3202', 'en')).at(-1)).toBe('Zinc Valley')
  expect(await openDistrict(app.read, '320299')).toEqual(['江苏省', '无锡', '锌谷区'])
})

test('what is refused moves nothing', async () => {
  const { version, name } = await deskRow('3202')
  const before = await traces()
  expect((await ask(adminRegionSave, { code: '3202', version: version + 1, name, isEnabled: 1 }, desk)).code).toBe('site.regionChanged')
  expect((await save('31', { isEnabled: 0 })).code).toBe('site.regionDefault')
  expect((await save('3101', { isEnabled: 0 })).code).toBe('site.regionDefault')
  expect((await ask(adminRegionAdd, { code: '329901', name: 'x' }, desk)).code).toBe('site.regionNoParent')
  expect((await ask(adminRegionAdd, { code: '3202', name: 'x' }, desk)).code).toBe('site.regionTaken')
  expect((await ask(adminRegionMove, { code: '999999', direction: 'up' }, desk)).code).toBe('api.notFound')
  expect(await traces()).toBe(before)
})

test('of two who change the same version one is told', async () => {
  const { version, name } = await deskRow('3204')
  const change = { code: '3204', version, name, isEnabled: 1 as const }
  const both = await Promise.all(['Changzhou A', 'Changzhou B'].map((nameEn) => ask(adminRegionSave, { ...change, nameEn }, desk)))
  expect(both.map((answer) => answer.state).toSorted()).toEqual([200, 255])
})

test('whoever has chosen no city is shown the one of the setting, which cannot be closed', async () => {
  await client.query(`UPDATE setting SET value = '320200' WHERE name = 'default_city_code'`)
  expect(dataOf(await ask(cityInfo, { cityCode: '999900' }))).toMatchObject({ cityCode: '320200' })
  expect((await save('3202', { isEnabled: 0 })).code).toBe('site.regionDefault')
  await client.query(`UPDATE setting SET value = '310100' WHERE name = 'default_city_code'`)
})

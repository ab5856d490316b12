import { expect, test } from 'vitest'
import { loadSite } from '../../../../database/demo/site/load-site.ts'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { cityIndex, cityInfo, getSettings, regionList } from '../endpoints.ts'
import { siteHandlers } from './handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadSite(client)
const ask = asker(aHouse(database), siteHandlers())

/** Section 3 of the specification, in its order. */
const specified = [
  'main_site_logo',
  'main_user_center_logo',
  'main_user_logon_bg',
  'main_user_register_bg',
  'pc_home_bottom_adv',
  'main_user_forget_password_bg',
  'basic_site_name',
  'basic_site_icp',
  'basic_site_copyright',
  'basic_site_technical_support',
  'mall_foot_QR_code_image1',
  'mall_foot_QR_code_image2',
  'basic_site_phone',
  'main_admin_top_logo',
  'platform_customer_service_name',
  'platform_customer_service_logo',
  'login_wx_pc_is_enable',
  'login_wx_pc_appid',
]

test('settings come in the order of the names asked for', async () => {
  expect(dataOf(await ask(getSettings, { names: 'basic_site_phone,basic_site_name' }))).toEqual(['400-000-0000', '锌桥'])
  expect(dataOf(await ask(getSettings, { names: 'basic_site_name,no_such_name,basic_site_phone' }))).toEqual(['锌桥', '', '400-000-0000'])
})

test('every setting of the specification exists and is public', async () => {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM setting WHERE is_public AND name = ANY($1)', [specified])
  expect(rows).toHaveLength(specified.length)
})

test('a private setting is never handed out', async () => {
  expect(dataOf(await ask(getSettings, { names: 'order_pay_timeout_hours' }))).toEqual([''])
})

test('regions from province to district, with Hong Kong, Macao and Taiwan', async () => {
  const provinces = dataOf(await ask(regionList, {}))
  expect(provinces).toHaveLength(34)
  expect(dataOf(await ask(regionList, { parentCode: '32' })).map((one) => one.name)).toContain('无锡市')
  expect(dataOf(await ask(regionList, { parentCode: '3202' })).find((one) => one.code === '320213')).toMatchObject({
    name: '梁溪区',
    level: 3,
  })
  expect(dataOf(await ask(regionList, { parentCode: '99' }))).toEqual([])
})

test('cities by letter; a municipality goes by its own name', async () => {
  const letters = dataOf(await ask(cityIndex, {}))
  expect(letters.map((letter) => letter.initial)).toEqual(letters.map((letter) => letter.initial).toSorted())
  const all = letters.flatMap((letter) => letter.cities)
  expect(all.length).toBeGreaterThan(330)
  expect(all).toContainEqual({ cityCode: '310100', cityName: '上海市', provinceName: '上海市' })
})

test('a city by code, by header, and the default for anything else', async () => {
  expect(dataOf(await ask(cityInfo, { cityCode: '320200' }))).toMatchObject({
    cityName: '无锡市',
    provinceName: '江苏省',
    provinceCode: '32',
  })
  expect(dataOf(await ask(cityInfo, {}, { cityCode: '120100' }))).toMatchObject({ cityName: '天津市', cityCode: '120100' })
  expect(dataOf(await ask(cityInfo, { cityCode: '999999' }))).toMatchObject({ cityCode: '310100' })
})

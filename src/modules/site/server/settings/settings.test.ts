import { expect, test } from 'vitest'
import { loadSite } from '../../../../../database/demo/site/load-site.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aMember } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { getSettings } from '../../endpoints.ts'
import { adminSettingHistory, adminSettingList, adminSettingSave } from '../../endpoints-settings.ts'
import { siteHandlers } from '../handlers.ts'

const database = await aDatabase()
const client = await database.connect()
await loadSite(client)
const ask = asker(aHouse(database), siteHandlers())
const desk = { visitor: { ...aMember(9000, 1), platform: ['platform.settings'] as const } }
const change = (name: string, value: string, before: string) => ({ changes: [{ name, value, before }] })
const valueOf = async (names: string) => dataOf(await ask(getSettings, { names })).join('|')
const traces = async () =>
  (await client.query(`SELECT (SELECT count(*) FROM audit_log) || ' ' || (SELECT count(*) FROM event_outbox) AS both`)).rows[0].both

test('only platform staff for settings sees and saves them', async () => {
  const input = change('basic_site_name', '别的', '锌桥')
  expect((await ask(adminSettingSave, input)).state).toBe(266)
  const writer = { visitor: { ...aMember(9001, 1), platform: ['platform.content'] as const } }
  for (const call of [
    await ask(adminSettingSave, input, writer),
    await ask(adminSettingList, {}, writer),
    await ask(adminSettingHistory, {}, writer),
  ])
    expect(call.state).toBe(259)
  expect(await valueOf('basic_site_name')).toBe('锌桥')
})

test('the desk lists every setting, the inner ones too', async () => {
  const list = dataOf(await ask(adminSettingList, {}, desk))
  expect(list.find((one) => one.name === 'basic_site_name')).toMatchObject({ value: '锌桥', kind: 'text', isPublic: 1, max: 20 })
  expect(list.find((one) => one.name === 'order_pay_timeout_hours')).toMatchObject({ value: '24', isPublic: 0 })
})

test('a save answers at once, is told with old and new, and makes every process hear', async () => {
  const changes = [
    { name: 'basic_site_name', value: ' 锌桥商城 ', before: '锌桥' },
    { name: 'basic_site_phone', value: '400-820-1234', before: '400-000-0000' },
  ]
  expect(dataOf(await ask(adminSettingSave, { changes }, desk))).toEqual({ saved: 2 })
  expect(await valueOf('basic_site_name,basic_site_phone')).toBe('锌桥商城|400-820-1234')
  const history = dataOf(await ask(adminSettingHistory, { name: 'basic_site_name' }, desk))
  expect(history.list).toMatchObject([{ name: 'basic_site_name', old: '锌桥', new: '锌桥商城' }])
  const events = await client.query(`SELECT payload FROM event_outbox WHERE event = 'site.changed'`)
  expect(events.rows).toEqual([{ payload: { settings: ['basic_site_name', 'basic_site_phone'] } }])
})

test('one bad value refuses all, by field, and nothing moves', async () => {
  const before = await traces()
  const answer = await ask(
    adminSettingSave,
    {
      changes: [
        { name: 'basic_site_icp', value: '新号', before: '沪ICP备00000000号（演示）' },
        { name: 'mobile_site_url', value: 'javascript:x', before: '' },
        { name: 'no_such_name', value: '1', before: '' },
        { name: 'default_city_code', value: '999999', before: '310100' },
        { name: 'main_site_logo', value: '/files/019a0000-0000-7000-8000-000000000000', before: '' },
      ],
    },
    desk,
  )
  expect(answer.state).toBe(255)
  expect(Object.keys(answer.errors ?? {})).toEqual(['changes.1', 'changes.2', 'changes.3', 'changes.4'])
  expect(await valueOf('basic_site_icp')).toBe('沪ICP备00000000号（演示）')
  expect(await traces()).toBe(before)
})

test('nobody overwrites unseen what somebody else changed', async () => {
  const before = await traces()
  expect((await ask(adminSettingSave, change('basic_site_phone', '400-111-1111', '400-000-0000'), desk)).code).toBe('site.settingChanged')
  expect([await valueOf('basic_site_phone'), await traces()]).toEqual(['400-820-1234', before])
})

test('two who save the same at once: one is heard, the other told', async () => {
  const both = await Promise.all(
    ['甲', '乙'].map((name) => ask(adminSettingSave, change('platform_customer_service_name', name, '锌桥客服'), desk)),
  )
  expect(both.map((answer) => answer.state).toSorted()).toEqual([200, 255])
})

test('the WeChat login needs its app', async () => {
  const [demo, app] = ['wx00000000000000de', 'wx0123456789abcdef']
  const off = [
    { name: 'login_wx_pc_is_enable', value: '0', before: '1' },
    { name: 'login_wx_pc_appid', value: '', before: demo },
  ]
  expect((await ask(adminSettingSave, change('login_wx_pc_appid', '', demo), desk)).code).toBe('site.settingWechat')
  expect(dataOf(await ask(adminSettingSave, { changes: off }, desk))).toEqual({ saved: 2 })
  expect((await ask(adminSettingSave, change('login_wx_pc_is_enable', '1', '0'), desk)).code).toBe('site.settingWechat')
  const changes = [
    { name: 'login_wx_pc_is_enable', value: '1', before: '0' },
    { name: 'login_wx_pc_appid', value: app, before: '' },
  ]
  expect(dataOf(await ask(adminSettingSave, { changes }, desk))).toEqual({ saved: 2 })
  expect(await valueOf('login_wx_pc_is_enable,login_wx_pc_appid')).toBe('1|wx0123456789abcdef')
})

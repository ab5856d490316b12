import { expect, test } from 'vitest'
import { settingByName, settingRefusal, settingValue, settings } from './setting-kinds.ts'

const judge = (name: string, typed: string) => {
  const setting = settings.filter((one) => one.name === name)
  return setting.map((one) => settingRefusal(one, settingValue(one, typed))?.code ?? null)[0]
}

test('names are unique, and the console has every name of the specification', () => {
  expect(new Set(settings.map((setting) => setting.name)).size).toBe(settings.length)
  const specified =
    'main_site_logo,main_user_center_logo,main_user_logon_bg,main_user_register_bg,pc_home_bottom_adv,main_user_forget_password_bg,basic_site_name,basic_site_icp,basic_site_copyright,basic_site_technical_support,mall_foot_QR_code_image1,mall_foot_QR_code_image2,basic_site_phone,main_admin_top_logo,platform_customer_service_name,platform_customer_service_logo,login_wx_pc_is_enable,login_wx_pc_appid'
  for (const name of specified.split(',')) expect(settingByName(name)?.isPublic, name).toBe(true)
})

test.each([
  ['basic_site_name', ' 锌桥 ', null],
  ['basic_site_name', '  ', 'site.settingRequired'],
  ['basic_site_name', 'x'.repeat(21), 'site.settingText'],
  ['basic_site_name', '<b>', 'site.settingText'],
  ['basic_site_phone', '400-000-0000', null],
  ['basic_site_phone', '0510-82345678', null],
  ['basic_site_phone', '12345', 'site.settingPhone'],
  ['mobile_site_url', '', null],
  ['mobile_site_url', 'https://m.example.com', null],
  ['mobile_site_url', 'javascript:alert(1)', 'site.settingAddress'],
  ['mobile_site_url', '//evil.example', 'site.settingAddress'],
  ['main_site_logo', '/media/ingot-1.webp', null],
  ['main_site_logo', 'https://evil.example/a.png', 'site.settingImage'],
  ['main_site_logo', '/files/../v3', 'site.settingImage'],
  ['login_wx_pc_is_enable', 'yes', 'site.settingSwitch'],
  ['login_wx_pc_appid', 'wx0123456789abcdef', null],
  ['login_wx_pc_appid', 'wx01', 'site.settingAppId'],
  ['order_pay_timeout_hours', '24', null],
  ['order_pay_timeout_hours', '0', 'site.settingNumber'],
  ['order_pay_timeout_hours', '1e3', 'site.settingNumber'],
  ['order_pay_timeout_hours', '', 'site.settingNumber'],
  ['sales_commission_rate', '1.5', null],
  ['sales_commission_rate', '100', 'site.settingPercent'],
  ['sales_commission_rate', '1.555', 'site.settingPercent'],
  ['default_city_code', '310100', null],
  ['default_city_code', '上海', 'site.settingCity'],
  ['hot_search_words', '锌锭，DN50', null],
  ['hot_search_words', Array.from({ length: 13 }, (_, index) => `w${index}`).join(','), 'site.settingWords'],
  ['work_holidays', '2026-10-02, 2026-10-01，', null],
  ['work_holidays', '', null],
  ['work_holidays', '2026-02-30', 'site.settingDays'],
  ['work_weekends', '10-10', 'site.settingDays'],
])('%s = %s → %s', (name, typed, code) => {
  expect(judge(name, typed)).toBe(code)
})

test('days are kept once and in their order', () => {
  const setting = settingByName('work_holidays')
  expect(setting && settingValue(setting, '2026-10-02，2026-10-01,2026-10-02')).toBe('2026-10-01,2026-10-02')
})

test('words lose doubles and the Chinese comma', () => {
  expect(settings.filter((setting) => setting.kind === 'words').map((setting) => settingValue(setting, ' 锌锭，DN50, 锌锭,, '))).toEqual([
    '锌锭,DN50',
  ])
})

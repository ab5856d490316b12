import { expect, test } from 'vitest'
import { settingNames, siteOf } from './site-settings.ts'

const legal = (lang: 'zh' | 'en', values: Partial<Record<(typeof settingNames)[number], string>>) =>
  siteOf(
    lang,
    settingNames.map((name) => values[name] ?? ''),
  ).legal

test('the footer claims its copyright in the language of the page', () => {
  const values = { basic_site_name_en: 'ZincBridge', basic_site_copyright: '© 锌桥', basic_site_icp: '沪ICP备1号' }
  expect(legal('zh', values)).toEqual(['© 锌桥', '沪ICP备1号'])
  expect(legal('en', { ...values, basic_site_copyright_en: '© ZincBridge Ltd' })).toEqual(['© ZincBridge Ltd', '沪ICP备1号'])
  // A house that set its copyright in Chinese only is named by its English name.
  expect(legal('en', values)).toEqual(['© ZincBridge', '沪ICP备1号'])
  expect(legal('zh', {})).toEqual([])
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writeSheet } from '../../src/adapters/sheets/write-sheet.ts'
import { aBrowser, aWindow } from '../fixtures/browser/browser.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { enter } from '../fixtures/browser/walk.ts'

const mall = await aRunningMall()
const browser = await aBrowser()

async function windowOf(name: 'demo_supplier' | 'demo_admin' | 'visitor') {
  const opened = await aWindow(browser)
  await enter(opened.page.context(), mall.address, name)
  return opened
}

test('a store writes new goods, the platform confirms them, and a visitor finds them at once', async () => {
  const store = await windowOf('demo_supplier')
  const { page } = store
  await page.goto(`${mall.address}/seller/goods/edit`, { waitUntil: 'networkidle' })
  await page.getByLabel('商品名称').fill('北斗牌锌锭 Zn99.995')
  // What is typed is kept without a button, and the address names the draft.
  await page.getByText(/^已保存/).waitFor()
  expect(page.url()).toMatch(/changeId=\d+$/)
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.getByLabel('商品名称').inputValue()).toBe('北斗牌锌锭 Zn99.995')
  await page.locator('.ant-cascader').click()
  for (const [level, name] of ['锌锭', '原生锌锭', '0#锌锭'].entries())
    await page.locator('.ant-cascader-menu').nth(level).getByText(name).first().click()
  await page.getByRole('button', { name: '添加规格' }).click()
  await page.locator('#goods-skus-0-retailPrice').fill('23800')
  await page.locator('#goods-skus-0-businessPrice').fill('23600')
  await page.locator('#goods-skus-0-stocks').first().fill('30')
  // What is missing is told beside its place, and nothing is lost.
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByText('请至少上传一张图片').first().waitFor()
  // So is what the category requires of its goods.
  await page.locator('#goods-attributes-grade').fill('Zn99.995')
  await page.locator('#goods-attributes-purity').fill('99.995')
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#789' } })
    .jpeg()
    .toBuffer()
  await page.locator('#goods-gallery input[type=file]').setInputFiles({ name: 'ingot.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: '裁剪', exact: true }).click()
  await page.getByRole('button', { name: '使用裁剪' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.locator('#goods-freightTemplateId').click()
  await page.locator('.ant-select-item-option:visible').first().click()
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByText('待审核', { exact: true }).first().waitFor()
  const desk = await windowOf('demo_admin')
  await desk.page.goto(`${mall.address}/admin/goods/change?keyword=${encodeURIComponent('北斗牌')}`, { waitUntil: 'networkidle' })
  await desk.page.getByRole('link', { name: '审核', exact: true }).click()
  await desk.page.getByRole('button', { name: '通过', exact: true }).click()
  await desk.page
    .getByRole('dialog')
    .getByRole('button', { name: /通\s?过/ })
    .click()
  await desk.page.getByText('已通过').first().waitFor()
  const visitor = await windowOf('visitor')
  await expect
    .poll(
      async () => {
        await visitor.page.goto(`${mall.address}/goods/list?keyword=${encodeURIComponent('北斗牌')}`)
        return visitor.page.locator('.lay article.pc').first().innerText()
      },
      { timeout: 5000 },
    )
    .toContain('北斗牌锌锭')
  expect([...store.complaints, ...desk.complaints, ...visitor.complaints]).toEqual([])
  await Promise.all([store.close(), desk.close(), visitor.close()])
})

test('a sheet of 200 rows with 3 bad ones is worked off while one watches; the bad rows are told and can be downloaded', async () => {
  const store = await windowOf('demo_supplier')
  const { page } = store
  const row = (at: number) => [`批量锌锭 ${at}`, '111', 23_600 + at, 23_400, '#500001']
  const rows = Array.from({ length: 200 }, (_, at) => row(at))
  rows[3] = ['坏一', '没有这个分类', 1, 1, '']
  rows[77] = ['坏二', '111', '面议', 1, '']
  rows[199] = ['坏三', '111', 1, '=1', '']
  const buffer = await writeSheet([['商品名称', '分类', '零售价', '企业价', '图片'], ...rows], '商品')
  await page.goto(`${mall.address}/seller/goods/import`, { waitUntil: 'networkidle' })
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page.locator('input[type=file]').setInputFiles({ name: '锌锭.xlsx', mimeType: type, buffer })
  await page.getByText('197 行成功，3 行失败').first().waitFor({ timeout: 30_000 })
  await page.getByText('分类“没有这个分类”不存在或不是末级分类').waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载错误表格' }).click()])
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
  expect(store.complaints).toEqual([])
  await store.close()
})

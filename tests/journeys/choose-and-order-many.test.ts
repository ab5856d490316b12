import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBrowser, aWindow } from '../fixtures/browser/browser.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { enter } from '../fixtures/browser/walk.ts'

const mall = await aRunningMall()
const browser = await aBrowser()

test('a pasted list becomes rows that outlive a reload and go into the cart; what means nothing stays to be mended', async () => {
  const { page, complaints, close } = await aWindow(browser)
  await enter(page.context(), mall.address, 'demo_buyer')
  await page.goto(`${mall.address}/quickOrder`, { waitUntil: 'networkidle' })
  const field = page.getByLabel('新的一行')
  await field.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '100001\t20\t吨\r\n什么也不是的东西\t3\r\n')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await page.getByText('1 行可下单，1 行需处理').waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText('1 行可下单，1 行需处理').waitFor()
  // The row that meant nothing is mended where it stands: Enter asks again.
  await page.getByLabel('第 2 行', { exact: true }).fill('100004 5吨')
  await page.getByLabel('第 2 行', { exact: true }).press('Enter')
  await page.getByText('2 行可下单，0 行需处理').waitFor()
  await page.getByRole('button', { name: '加入采购车' }).click()
  await page.getByText('已加入 2 行').last().waitFor()
  await page.getByRole('button', { name: '去采购车' }).click()
  await page.waitForURL('**/cart/index')
  await page.getByText('双燕 0#锌锭').first().waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('from the goods page a buyer has the best selection computed and keeps it as a project; another is told who may', async () => {
  const { page, complaints, close } = await aWindow(browser)
  await enter(page.context(), mall.address, 'demo_buyer')
  await page.goto(`${mall.address}/goods/detail/100001`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: '采购方案优化' }).first().click()
  await page.waitForURL('**/prototype/optimize/index?productId=100001')
  await page.getByRole('button', { name: '生成方案' }).click()
  await page.waitForURL(/hisDetail\?runId=\d+$/)
  await page
    .getByText(/比原选择省/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: '存为项目' }).last().click()
  await page.getByRole('link', { name: '查看项目' }).click()
  await page.waitForURL(/project\/detail\?projectId=\d+$/)
  expect(complaints).toEqual([])
  await close()
  const other = await aWindow(browser)
  await enter(other.page.context(), mall.address, 'demo_company')
  await other.page.goto(`${mall.address}/prototype/optimize/index`, { waitUntil: 'networkidle' })
  await other.page.getByText('仅采购员可使用该功能').waitFor()
  await other.close()
})

/** Fields that reach out of a page of this width. */
async function outside(fields: Locator, width: number): Promise<number> {
  const boxes = await fields.evaluateAll((list) =>
    list.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  )
  expect(boxes.length).toBeGreaterThan(3)
  return boxes.filter(({ left, right }) => left < 0 || right > width).length
}

test('on a narrow phone every size shows its price and quantity without scrolling aside, and several go into the cart at once', async () => {
  const width = 360
  const { page, complaints, close } = await aWindow(browser, { viewport: { width, height: 780 } })
  await enter(page.context(), mall.address, 'demo_company')
  await page.goto(`${mall.address}/goods/detail/100092`, { waitUntil: 'networkidle' })
  const table = page.locator('#variants')
  await table.scrollIntoViewIfNeeded()
  expect(await outside(table.locator('.stp'), width)).toBe(0)
  expect(await outside(table.locator('tbody b'), width)).toBe(0)
  await table.getByLabel(/数量$/).nth(1).fill('50')
  await table.getByLabel(/数量$/).nth(2).fill('80')
  await page.keyboard.press('Tab')
  await table.getByRole('button', { name: '全部加入采购车' }).click()
  await page.getByText('已加入采购车').first().waitFor()
  await page.goto(`${mall.address}/goods/series?seriesId=2`, { waitUntil: 'networkidle' })
  const matrix = page.locator('.mx')
  expect(await outside(matrix.locator('.mx-c .ipt'), width)).toBe(0)
  expect(await outside(matrix.locator('.mx-c b'), width)).toBe(0)
  await matrix.locator('.mx-c input').first().fill('2')
  await page.getByRole('button', { name: '批量加入采购车' }).click()
  await page.getByText('已加入采购车').first().waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('what was typed before the code of the page had come counts: in the buying box, in a row of the table of sizes, in the search field', async () => {
  const { page, complaints, close } = await aWindow(browser)
  await enter(page.context(), mall.address, 'demo_buyer')
  const code = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await code.promise
    await route.continue()
  })
  const opened = page.goto(`${mall.address}/goods/detail/100092`)
  const size = page.locator('#variants').getByLabel(/数量$/).nth(1)
  const tonnes = page.locator('.qty').getByLabel('数量', { exact: true })
  await size.fill('120')
  await tonnes.fill('3')
  await page.getByRole('combobox').first().fill('锌锭')
  code.resolve()
  await opened
  await page.locator('.sug a').first().waitFor()
  expect(await tonnes.inputValue()).toBe('3')
  await page.keyboard.press('Escape')
  const intoCart = page.locator('.buy').getByRole('button', { name: '加入采购车' })
  await intoCart.click()
  await page.getByText('已加入采购车').first().waitFor()
  const allIntoCart = page.locator('#variants').getByRole('button', { name: '全部加入采购车' })
  await Promise.all([page.waitForResponse((answer) => answer.url().includes('/cart/')), allIntoCart.click()])
  expect(await size.inputValue()).toBe('120')
  // More than there is: the quantity before does not go into the cart in its place.
  await tonnes.fill('900000')
  await page.keyboard.press('Tab')
  expect(await intoCart.isDisabled()).toBe(true)
  await page.goto(`${mall.address}/cart/index`)
  const inCart = () =>
    page.getByLabel('数量', { exact: true }).evaluateAll((list) => list.map((one) => one instanceof HTMLInputElement && one.value))
  await expect.poll(inCart).toEqual(expect.arrayContaining(['120', '3']))
  expect(complaints).toEqual([])
  await close()
})

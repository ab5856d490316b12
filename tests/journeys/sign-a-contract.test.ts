import { expect, test } from 'vitest'
import { aBrowser } from '../fixtures/browser/browser.ts'
import { aRunningMall } from '../fixtures/server/running-server.ts'
import { shoppingAt } from '../fixtures/trade/shopping.ts'
import { signingAt, type SigningParty } from '../fixtures/trade/signing.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { asPerson, visit, threeStores } = shoppingAt(mall, browser)
await threeStores()

const { authenticate, sign } = signingAt(mall)

test('an enterprise drafts a contract from blank and sends it, the store proposes another version, both confirm and sign it, and /vc says that it is genuine', async () => {
  const [buyer, store] = [await asPerson('demo_company'), await asPerson('demo_supplier')]
  const { page } = buyer
  await visit(page, '/member/contract/add')
  await page.getByLabel('供方店铺').click()
  await page.locator('.ant-select-item-option').first().click()
  await page.getByLabel('合同名称').fill('锌锭采购合同')
  await page.getByLabel('履行截止日期').fill('2099-12-31')
  await page.getByLabel('履行截止日期').press('Enter')
  await page.getByLabel('第 1 行 产品名称').fill('锌锭')
  await page.getByLabel('第 1 行 数量').fill('25')
  await page.getByLabel('第 1 行 含税单价').fill('23450')
  await page.getByLabel('交货地点').fill('天津市北辰区')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await page.waitForURL('**/member/contract/detail?contractId=*')
  await page.getByRole('button', { name: '提交审批' }).click()
  await page.getByRole('button', { name: '发送给对方' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发送给对方' }).click()
  await page.getByText('协商中').first().waitFor()
  await visit(store.page, '/seller/contract/list')
  await store.page.getByRole('link', { name: '查看' }).first().click()
  await store.page.getByRole('link', { name: '修改', exact: true }).click()
  await store.page.getByLabel('第 1 行 含税单价').fill('23380')
  await store.page.getByRole('button', { name: '提交新版本' }).click()
  await store.page.getByText('第 2 版').first().waitFor()
  await page.reload()
  await page.locator('del', { hasText: '23450' }).waitFor()
  await page.locator('ins', { hasText: '23380' }).waitFor()
  const contract = new URL(page.url()).search
  const parties: SigningParty[] = [
    { page, phone: '13800000003', root: '/member/contract', agent: '李工' },
    { page: store.page, phone: '13800000007', root: '/seller/contract', storeId: 1001, agent: '王经理' },
  ]
  for (const party of parties) await authenticate(party, contract)
  for (const party of parties) await sign(party, contract)
  await store.page.getByText('已生效').first().waitFor()
  await store.page.getByRole('link', { name: '核验真伪' }).click()
  await store.page.getByText('单据真实，金额一致').waitFor()
  await store.page.getByText('文件摘要（SHA-256）').waitFor()
  expect([...buyer.complaints, ...store.complaints]).toEqual([])
  await Promise.all([buyer.close(), store.close()])
}, 120_000)

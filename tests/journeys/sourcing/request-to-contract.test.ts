import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBrowser, aWindow, type Window } from '../../fixtures/browser/browser.ts'
import { aRunningMall } from '../../fixtures/server/running-server.ts'
import { knownPicture } from '../../fixtures/server/entry.ts'
import { enter } from '../../fixtures/browser/walk.ts'
import { signingAt, type SigningParty } from '../../fixtures/trade/signing.ts'

const mall = await aRunningMall()
const browser = await aBrowser()
const { authenticate, sign } = signingAt(mall)

async function person(name: 'demo_company' | 'demo_supplier' | 'demo_supplier2' | 'visitor'): Promise<Window> {
  const window = await aWindow(browser)
  await window.page.context().addCookies([{ name: 'zb_lang', value: 'zh', url: mall.address }])
  await enter(window.page.context(), mall.address, name)
  return window
}

async function quote(page: Page, inquirySn: string, prices: readonly [string, string]): Promise<void> {
  await page.goto(`${mall.address}/seller/quotation/edit?inquirySn=${inquirySn}`)
  await page.locator('#rfq-validUntil').fill('2098-12-20')
  for (const [index, price] of prices.entries()) await page.getByLabel(`单价（元） ${index + 1}`).fill(price)
  await page.getByRole('button', { name: '提交报价' }).click()
  await page.getByText('本店报价').waitFor()
}

const phone = '13912345678'

/** Publishes a request for goods of the mall and for described ones. */
async function publish(buyer: Page): Promise<string> {
  await buyer.goto(`${mall.address}/inquiry/purchaser/init_inquiry?productId=100001`)
  await buyer.locator('#rfq-title').fill('锌锭与角钢')
  await buyer.locator('#rfq-addressId').click()
  await buyer.locator('.ant-select-item-option').first().click()
  await buyer.getByLabel('数量 1').fill('5')
  await buyer.getByRole('button', { name: '手工填写' }).click()
  await buyer.getByLabel('商品 2').fill('镀锌角钢')
  await buyer.getByLabel('数量 2').fill('3')
  await buyer.getByRole('button', { name: '发布询价' }).click()
  await buyer.waitForURL(/inquireOrder\/detail/)
  return new URL(buyer.url()).searchParams.get('inquirySn') ?? ''
}

async function inviteGuest(buyer: Page): Promise<void> {
  await buyer.getByRole('button', { name: '邀请供应商' }).click()
  await buyer.locator('#invite-channel').click()
  await buyer.locator('.ant-select-item-option', { hasText: '短信' }).click()
  await buyer.locator('#invite-name').fill('江阴示例锌业')
  await buyer.locator('#invite-mobile').fill(phone)
  await buyer.locator('.ant-modal').getByRole('button', { name: '邀请供应商' }).click()
  await buyer.getByText('江阴示例锌业').waitFor()
  await expect.poll(() => linkTo(phone), { timeout: 20_000 }).toContain('/quo_yd?key=')
}

/** Opens the link, proves the phone and hands a quotation in. */
async function guestQuotes(guest: Window): Promise<void> {
  const page = guest.page
  await page.goto(mall.address + new URL(await linkTo(phone)).pathname + new URL(await linkTo(phone)).search)
  await page.getByRole('heading', { name: '锌锭与角钢' }).waitFor()
  await knownPicture(guest, mall, 'abcd')
  await page.reload()
  await page.getByPlaceholder(/手机号/).fill(phone)
  await page.locator('input[name="captcha"]').fill('abcd')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(() => codeTo(phone), { timeout: 20_000 }).not.toBe('')
  await page.locator('input[name="smsCode"]').fill(await codeTo(phone))
  await page.getByRole('button', { name: '验证', exact: true }).click()
  await page.getByRole('heading', { name: '填写报价' }).waitFor()
  for (const [index, price] of ['23500', '5300'].entries()) await page.getByLabel(/^单价/).nth(index).fill(price)
  await page.getByLabel(/^报价有效期至/).fill('2098-12-20')
  await page.getByRole('button', { name: '提交报价' }).click()
  await page.getByText('回执').first().waitFor()
}

/** Drafts the contract of the lines that a store won and sends it; answers the address's query. */
async function draftContract(buyer: Page): Promise<string> {
  await buyer.getByRole('link', { name: '与津沽锌仓起草合同' }).click()
  await buyer.getByLabel('履行截止日期').fill('2099-12-31')
  await buyer.getByLabel('履行截止日期').press('Enter')
  await buyer.getByRole('button', { name: '保存草稿' }).click()
  await buyer.waitForURL('**/member/contract/detail?contractId=*')
  await buyer.getByRole('button', { name: '提交审批' }).click()
  await buyer.getByRole('button', { name: '发送给对方' }).click()
  await buyer.getByRole('dialog').getByRole('button', { name: '发送给对方' }).click()
  await buyer.getByText('协商中').first().waitFor()
  return new URL(buyer.url()).search
}

/** The file as the buyer keeps it: two signatures that an independent program finds valid. */
async function provedByPdfsig(buyer: Page): Promise<void> {
  const download = buyer.waitForEvent('download')
  await buyer.getByRole('button', { name: '下载合同' }).click()
  const path = await (await download).path()
  if (!existsSync('/usr/bin/pdfsig')) return
  const words = execFileSync('/usr/bin/pdfsig', ['-nocert', path], { encoding: 'utf8' })
  expect(words.match(/Signature is Valid/g)).toHaveLength(2)
}

/** The contract of the angles is drafted from the award, signed by both, and proved by /vc and pdfsig. */
async function signContract(buyer: Page, seller: Page): Promise<void> {
  const contract = await draftContract(buyer)
  const parties: SigningParty[] = [
    { page: buyer, phone: '13800000003', root: '/member/contract', agent: '李工' },
    { page: seller, phone: '13800000008', root: '/seller/contract', storeId: 1004, agent: '陈经理' },
  ]
  for (const party of parties) await authenticate(party, contract)
  for (const party of parties) await sign(party, contract)
  await seller.getByText('已生效').first().waitFor()
  await seller.getByRole('link', { name: '核验真伪' }).click()
  await seller.getByText('单据真实，金额一致').waitFor()
  await buyer.reload()
  await provedByPdfsig(buyer)
}

test('a guest and two stores quote, an early opening is sealed again, a store lowers its price, and the split award becomes one order and one contract that both sign', async () => {
  const [asks, first, second, guest] = [
    await person('demo_company'),
    await person('demo_supplier'),
    await person('demo_supplier2'),
    await person('visitor'),
  ]
  const buyer = asks.page
  const inquirySn = await publish(buyer)
  await inviteGuest(buyer)
  await guestQuotes(guest)
  await quote(first.page, inquirySn, ['23111', '5200'])
  await buyer.reload()
  await buyer.getByText('已收到 2 份报价').waitFor()
  await buyer.getByText('已报价').first().waitFor()
  await buyer.getByRole('button', { name: '提前截止' }).click()
  await buyer.locator('.ant-modal').getByRole('button', { name: '提前截止' }).click()
  await buyer.getByRole('button', { name: '延期' }).click()
  await buyer.locator('#rfq-extend').fill(new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 16).replace('T', ' '))
  await buyer.locator('#rfq-extend').press('Tab')
  await buyer.locator('.ant-modal').getByRole('button', { name: '延期' }).click()
  await buyer.getByText(/曾于 .* 提前开启报价/).waitFor()
  await first.page.reload()
  await first.page.getByText(/曾于 .* 提前开启报价/).waitFor()
  await quote(second.page, inquirySn, ['23300', '4900'])

  await buyer.getByRole('button', { name: '提前截止' }).click()
  await buyer.locator('.ant-modal').getByRole('button', { name: '提前截止' }).click()
  await buyer.getByRole('link', { name: '比较报价' }).click()
  await buyer.getByText('23,300').first().waitFor()
  await buyer.getByRole('button', { name: '议价' }).first().click()
  await buyer.locator('.ant-modal textarea').fill('锌锭再低 50 元')
  await buyer
    .locator('.ant-modal')
    .getByRole('button', { name: /发\s*送/ })
    .click()
  await buyer.locator('.ant-modal').waitFor({ state: 'hidden' })
  await quote(first.page, inquirySn, ['23050', '5200'])

  await buyer.reload()
  await buyer.getByText('23,050').first().waitFor()
  await buyer.getByRole('button', { name: /采用 总价最低/ }).click()
  await buyer.getByText('所选合计（含运费）').waitFor()
  await buyer.getByRole('button', { name: '定标', exact: true }).click()
  await buyer.locator('.ant-modal').getByRole('button', { name: '定标' }).click()
  await guest.page.reload()
  await guest.page.getByText('已定标').first().waitFor()
  await first.page.reload()
  await first.page.getByText('已开启，与提交时一致').waitFor()

  // The angles were quoted in words: they become a contract with the second store.
  await signContract(buyer, second.page)

  // The zinc is goods of the first store: it is ordered at the price that was agreed.
  await buyer.goto(`${mall.address}/member/inquireOrder/quotation?inquirySn=${inquirySn}`)
  await buyer.getByRole('button', { name: '按报价下单' }).click()
  await buyer.locator('.ant-modal').getByRole('button', { name: '按报价下单' }).click()
  await buyer.waitForURL(/\/buy\/pay\?paySn=/)
  await buyer.getByText('115,250').first().waitFor()
  await buyer.goto(`${mall.address}/member/inquireOrder/detail?inquirySn=${inquirySn}`)
  await buyer.getByText('已下单').first().waitFor()
  expect([asks, first, second, guest].flatMap(({ complaints }) => complaints)).toEqual([])
}, 300_000)

/** What was written to a number, the newest first, as the demonstration's outbox shows it. */
async function writtenTo(number: string): Promise<string[]> {
  const answer = await fetch(`${mall.address}/dev/outbox.json?to=${number}`)
  const { list } = (await answer.json()) as { list: { body: string }[] }
  return list.map(({ body }) => body)
}

const isLink = (body: string) => body.includes('/quo_yd')

async function linkTo(number: string): Promise<string> {
  return /https?:\/\/\S+\/quo_yd\S+/.exec((await writtenTo(number)).find(isLink) ?? '')?.[0] ?? ''
}

async function codeTo(number: string): Promise<string> {
  return /[0-9]{6}/.exec((await writtenTo(number)).find((body) => !isLink(body)) ?? '')?.[0] ?? ''
}

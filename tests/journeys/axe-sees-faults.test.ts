import { expect, test } from 'vitest'
import { axeFaults } from '../fixtures/browser/axe.ts'
import { aBrowser, aWindow } from '../fixtures/browser/browser.ts'

const browser = await aBrowser()

const whole = (body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><title>页</title></head><body><main><h1>页</h1>${body}</main></body></html>`
const pale = '<p style="color: #ccc; background: #fff">看不清</p>'

test('the walks would be told of pale words, buttons without a name and pictures without words, also inside a frame', async () => {
  const { page, close } = await aWindow(browser)
  await page.setContent(whole('<p>清楚</p>'))
  expect(await axeFaults(page)).toEqual([])
  await page.setContent(whole(`${pale}<button></button><img src="data:,">`))
  expect((await axeFaults(page)).map((fault) => fault.split(' ')[1]).toSorted()).toEqual(['button-name', 'color-contrast', 'image-alt'])
  await page.setContent(whole(`<iframe title="里面" srcdoc='${whole(pale)}'></iframe>`))
  await page.frameLocator('iframe').getByText('看不清').waitFor()
  expect(await axeFaults(page)).toEqual([expect.stringContaining('axe color-contrast (serious): iframe p ')])
  await close()
})

import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** Hands a white picture in for the paper of this title and waits until it is shown. */
export async function handIn(page: Page, title: string): Promise<void> {
  const white = { create: { width: 60, height: 40, channels: 3, background: 'white' } } as const
  const buffer = await sharp(white).png().toBuffer()
  const group = page.getByRole('group', { name: title })
  await group.locator('input[type=file]').setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer })
  await group.locator('img').waitFor()
}

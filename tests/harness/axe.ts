import axeCore from 'axe-core'
import type { Page } from 'playwright-core'

/** Rules work in every frame; what a frame finds is told to the page around it. */
const axe = `${axeCore.source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`

/**
 * What axe calls serious or critical, one line per rule. All of its rules run, but only what they find is written
 * down: describing everything that is right takes longer than looking (decision 078).
 */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  for (const frame of page.frames()) await frame.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { run }: typeof axeCore = Reflect.get(window, 'axe')
    return (await run(document, { resultTypes: ['violations'], elementRef: false })).violations
  })
  return violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map(
      (one) =>
        `axe ${one.id} (${one.impact}): ${one.nodes
          .slice(0, 3)
          .map((node) => `${node.target.join(' ')} ${node.html.slice(0, 120)}`)
          .join(' | ')} (${one.nodes.length})`,
    )
}

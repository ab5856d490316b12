import { join } from 'node:path'
import type { Plugin } from 'vite'

const vitesOwn = '\0vite/preload-helper.js'
const ours = join(import.meta.dirname, '../client/load-scheduler.ts')

/**
 * Every `import()` of the browser's script goes through a helper that fetches the part's scripts and styles first. Ours is
 * shorter than Vite's and puts styles into the page in order. A build in which nothing asks for the helper stops: then it
 * has another name.
 */
export function partsInOrder(): Plugin {
  let isAsked = false
  return {
    name: 'parts-in-order',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (id !== vitesOwn) return null
      isAsked = true
      return `export { runPart as __vitePreload } from ${JSON.stringify(ours)}`
    },
    buildEnd(error) {
      if (!error && !isAsked)
        throw new Error("no part of the browser's script is loaded through Vite's helper, look at src/rendering/build/load-order.ts")
    },
  }
}

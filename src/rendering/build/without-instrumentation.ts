import type { Plugin } from 'vite'

const file = /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/

/**
 * The router can report every step to an observer that an application hands in. The browser's script hands in none, so
 * the 4 kB that would wrap the routes are left out; what remains are the three names that the router calls.
 */
export function withoutInstrumentation(): Plugin {
  return {
    name: 'without-instrumentation',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (!file.test(id)) return null
      return `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = (handler) => handler
export const instrumentationResultMetaContext = undefined
`
    },
  }
}

import type { Plugin } from 'vite'

const file = /object-hash\/dist\/object_hash\.js$/

/**
 * The page builder's hash asks whether there is a `require`. A browser has none, but the question alone brings the
 * bundler's stand-in for it, 200 bytes compressed, into the runtime that every page loads.
 */
export function withoutRequire(): Plugin {
  return {
    name: 'without-require',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      return file.test(id) ? { code: code.replaceAll('"function"==typeof require&&require', '!1'), map: null } : null
    },
  }
}

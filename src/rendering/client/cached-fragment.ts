import type { ReactNode } from 'react'

type Collector = (key: string, draw: () => ReactNode) => ReactNode

let collect: Collector | null = null

/** Draws a page on the server while `collector` is told of its parts that are drawn once. */
export function collectFragments<Result>(collector: Collector, draw: () => Result): Result {
  collect = collector
  try {
    return draw()
  } finally {
    collect = null
  }
}

/**
 * A part of a page that looks the same on many pages: a goods card, the footer. The server keeps its HTML by `name` and
 * `facts` and draws it once; the browser draws it as if this function were not there. `facts` must hold everything that
 * the HTML depends on, the language too: what it leaves out would be shown to the next one as it was for the first.
 * Nothing inside may ask for a context (router, page words) or `useId`: it is drawn outside its page.
 */
export function cachedFragment(name: string, facts: readonly unknown[], draw: () => ReactNode): ReactNode {
  return import.meta.env.SSR && collect ? collect(name + JSON.stringify(facts), draw) : draw()
}

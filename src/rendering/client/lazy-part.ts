import { type ComponentType, lazy } from 'react'
import { whenReachable } from '../../api/browser/network.ts'

const onServer: Promise<unknown>[] = []

/** Resolves when the server holds every part that the browser loads apart: it draws pages in one go and cannot wait then. */
export function lazyPartsLoaded(): Promise<unknown> {
  return Promise.all(onServer)
}

export type LazyPart<Props> = {
  /**
   * The component: itself when it was loaded before anybody asked, else one that suspends until it is. The same one for
   * the page's whole life, because another type would be mounted anew: state lost, effects run twice.
   */
  readonly now: () => ComponentType<Props>
  readonly load: () => Promise<ComponentType<Props>>
}

/** A component in a file of its own for the browser; the server loads it when it starts. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const once = async () => (loaded ??= await whenReachable(load))
  const Waiting = lazy(async () => ({ default: await once() }))
  let given: ComponentType<Props> | null = null
  if (import.meta.env.SSR) onServer.push(once())
  return { now: () => (given ??= loaded ?? Waiting), load: once }
}

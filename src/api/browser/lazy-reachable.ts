import { lazy } from 'react'
import { whenReachable } from './network.ts'

/** `lazy` for a script that may be asked for while there is no network: it waits for it, and what stands in its place stays there. */
export const lazyReachable: typeof lazy = (load) => lazy(() => whenReachable(load))

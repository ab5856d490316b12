import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const never = () => () => undefined

/**
 * Whether this rendering takes over what the server drew. True on the server too: a form that holds a secret keeps its button
 * asleep that long, or a press before the script has come would send the secret by the browser's own means, in the address.
 */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}

/** Whether a part came with the document and its visitor has gone nowhere since. Nothing that may be scrolled back to. */
export function useServerRendered(): boolean {
  const [served] = useState(useHydrating())
  const { key } = useLocation()
  const [first] = useState(key)
  return served && key === first
}

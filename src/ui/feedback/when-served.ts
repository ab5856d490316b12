import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const never = () => () => undefined

/** Whether this rendering takes over what the server drew. True on the server too. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}

/** Whether a part came with the document and its visitor has gone nowhere since. Nothing that may be scrolled back to. */
export function useServed(): boolean {
  const [served] = useState(useHydrating())
  const { key } = useLocation()
  const [first] = useState(key)
  return served && key === first
}

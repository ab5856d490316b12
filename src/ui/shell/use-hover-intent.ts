import { useCallback, useEffect, useRef, useState } from 'react'

const openAfter = 120
const grace = 300

/**
 * Which entry of a menu is open. A pointer opens after 120 ms; once a panel is open, a pointer moving
 * towards it (to the right) has 300 ms to cross other entries without switching (design §8, mega menu).
 */
export function useHoverIntent() {
  const [openId, setOpenId] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastX = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (openId === null) return
    const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpenId(null)
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [openId])

  const plan = useCallback((id: string | null, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenId(id), delay)
  }, [])
  const show = useCallback((id: string | null) => {
    clearTimeout(timer.current)
    setOpenId(id)
  }, [])
  const enter = useCallback(
    (id: string, pointerX: number) => {
      const towardsPanel = openId !== null && pointerX > lastX.current
      lastX.current = pointerX
      plan(id, towardsPanel ? grace : openAfter)
    },
    [openId, plan],
  )
  const leave = useCallback(() => plan(null, grace), [plan])
  const stay = useCallback(() => clearTimeout(timer.current), [])
  return { openId, show, enter, leave, stay }
}

import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether what is inside `box` is wider than it. A box that scrolls sideways has to hold the head in itself; one that
 * does not leaves it to the page.
 */
export function useIsWide(box: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    const place = box.current
    const inside = place?.firstElementChild
    if (!place || !inside) return
    const watch = new ResizeObserver(() => setIsWide(inside.scrollWidth > place.clientWidth + 1))
    watch.observe(place)
    watch.observe(inside)
    return () => watch.disconnect()
  })
  return isWide
}

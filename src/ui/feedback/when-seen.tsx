import { type ComponentType, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined
const untouched = { __html: '' }

/** `seen`: when the part comes near the window. `touched`: when somebody points at it, focuses it or scrolls. */
export type WakeOn = 'seen' | 'touched'

/** Calls `wake` at the first sign that the part may be used. Returns what ends the watch. */
function watch(place: HTMLElement, on: WakeOn, wake: () => void): () => void {
  if (on === 'seen') {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), { rootMargin: '300px' })
    observer.observe(place)
    return () => observer.disconnect()
  }
  const over = new AbortController()
  for (const type of ['pointerover', 'focusin']) place.addEventListener(type, wake, { signal: over.signal })
  window.addEventListener('scroll', wake, { passive: true, signal: over.signal })
  return () => over.abort()
}

/**
 * A part of a page that is read long before it is used. The server draws it whole; the browser leaves that drawing
 * alone and loads the code behind it only when it may be used, or when its properties change. Its links work meanwhile
 * as plain links. After a client navigation nothing is drawn yet, so the code is loaded at once.
 */
export function whenSeen<Props extends object>(load: () => Promise<ComponentType<Props>>, on: WakeOn = 'seen'): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  const loading = async () => (loaded ??= await load())
  const Lazy = lazy(async () => ({ default: await loading() }))
  return function WhenSeen(props: Props) {
    const hydrating = useSyncExternalStore(never, () => false, () => true)
    // What was true at the first rendering decides: a part that came as HTML stays that HTML until it is woken.
    const [live, setLive] = useState(!hydrating || typeof document === 'undefined')
    const place = useRef<HTMLDivElement>(null)
    const content = Object.values(props)
    const [drawn] = useState(content)
    const changed = content.some((value, index) => value !== drawn[index])
    useEffect(() => {
      if (live || !place.current) return
      const wake = () => void loading().then(() => setLive(true), () => undefined)
      if (changed) wake()
      return watch(place.current, on, wake)
    }, [live, changed])
    if (!live) return <div key="drawn" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
    const Part = loaded ?? Lazy
    return (
      <div key="live">
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
}

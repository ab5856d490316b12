import { type ComponentType, startTransition, Suspense, useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { scheduleTask } from './load-in-turn.ts'
import { lazyPart } from './lazy-part.ts'
import { fieldsOf, takeOver } from './typed-early.ts'
import { useHydrating } from './use-hydrating.ts'

const ignore = () => undefined
// Always empty: it tells React to leave what the server drew. Nothing is ever put in by it, which is why the rule against
// such HTML is lifted for this one file.
const untouched = { __html: '' } as const

/**
 * `seen`: when the part comes near the window. `touched`: when somebody points at it, focuses it or scrolls. `below`: as
 * `seen`, and on the way from another page it is drawn after what stands above it has been painted.
 */
export type WakeOn = 'seen' | 'touched' | 'below'

const reachable = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea') ?? [])]

/** Calls `wake` at the first sign that the part may be used. Returns what ends the watch. */
function watch(place: HTMLElement, on: WakeOn, wake: () => void): () => void {
  if (on !== 'touched') {
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
 * Whether a part lets the first screen of its page go first. Not when the browser goes back (the place that was left must
 * be there to be scrolled to) and not when the address names a place in the page.
 */
function useGoesLast(on: WakeOn, hydrating: boolean): boolean {
  const way = useNavigationType()
  const [last] = useState(() => on === 'below' && !hydrating && !import.meta.env.SSR && way !== NavigationType.Pop && location.hash === '')
  return last
}

/** Draws a part when the frame that is being made now is on the screen, in pieces between which the page answers. */
function useDrawnAfterPaint(wanted: boolean, part: { load: () => Promise<unknown> }, setLive: (live: boolean) => void): void {
  useEffect(() => {
    if (!wanted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const draw = () => void part.load().then(() => startTransition(() => setLive(true)), ignore)
    const frame = requestAnimationFrame(() => (timer = setTimeout(draw)))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [wanted, part, setLive])
}

/**
 * A part of a page that is read long before it is used. The server draws it whole; the browser leaves that drawing
 * alone and loads the code behind it only when it may be used, or when its properties change. Its links work meanwhile
 * as plain links. After a client navigation nothing is drawn yet, so the code is loaded at once.
 */
export function hydrateWhenVisible<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  on: WakeOn = 'seen',
): ComponentType<Props> {
  const part = lazyPart(load)
  // A page whose code is read after the first one came to life is one that somebody goes to, or is about to: its parts
  // are drawn there at once.
  if (!import.meta.env.SSR && document.documentElement.dataset['clientMode'] !== undefined)
    scheduleTask(() => void part.load().catch(ignore))
  // A wrapper without a box leaves the part in its parent's grid; but only a box can be seen.
  const look = on === 'touched' ? { display: 'contents' } : undefined
  return function WhenSeen(props: Props) {
    const hydrating = useHydrating()
    // What was true at the first rendering decides: a part that came as HTML stays that HTML until it is woken.
    const last = useGoesLast(on, hydrating)
    const [live, setLive] = useState((!hydrating && !last) || typeof document === 'undefined')
    const place = useRef<HTMLDivElement>(null)
    // A press on a button whose code was still on its way is made again when it is there.
    const pressed = useRef(-1)
    // Who came by keyboard stays where they were, and keeps what they typed.
    const left = useRef<{ readonly focused: number; readonly fields: ReturnType<typeof fieldsOf> }>(null)
    const drawing = (box: HTMLDivElement) => {
      place.current = box
      return () => {
        left.current = { focused: reachable(box).findIndex((one) => one === document.activeElement), fields: fieldsOf(box) }
      }
    }
    const content = Object.values(props)
    const [drawn] = useState(content)
    const changed = content.some((value, index) => value !== drawn[index])
    useDrawnAfterPaint(last && !live, part, setLive)
    useEffect(() => {
      if (live || last || !place.current) return
      const wake = () => void part.load().then(() => setLive(true), ignore)
      if (changed) wake()
      const box = place.current
      const press = (event: MouseEvent) => {
        const button = event.target instanceof Element ? event.target.closest('button') : null
        if (!button) return
        pressed.current = [...box.querySelectorAll('button')].indexOf(button)
        wake()
      }
      box.addEventListener('click', press)
      const unwatch = watch(box, on, wake)
      return () => {
        box.removeEventListener('click', press)
        unwatch()
      }
    }, [live, last, changed])
    useEffect(() => {
      if (!live || !place.current || !left.current) return
      reachable(place.current)[left.current.focused]?.focus()
      takeOver(left.current.fields, fieldsOf(place.current))
      const press = pressed.current
      if (press >= 0) scheduleTask(() => place.current?.querySelectorAll('button')[press]?.click())
      left.current = null
      pressed.current = -1
    }, [live])
    // As high as the window, so that nothing below comes into sight meanwhile.
    if (!live && last) return <div key="last" className="min-h-screen" aria-busy="true" />
    if (!live) return <div key="drawn" ref={drawing} style={look} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
    const Part = part.now()
    return (
      <div key="live" ref={place} style={look}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
}

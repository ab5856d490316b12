import '../../../ui/styles/glance.css'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate, useNavigation, type NavigateFunction } from 'react-router'
import { isPreviewOf, drawInstantPreview, type InstantPreview } from './draw-instant-preview.ts'

/** The glance that stands over the page, and the one that lies ready unseen; null while there is none. */
let standing: InstantPreview | null = null
let ready: InstantPreview | null = null

/** So long a pointer rests on a card before its glance is prepared: less than any press takes, more than passing by does. */
const restMs = 60

function endGlance(): void {
  standing?.element.remove()
  standing = null
}

function forgetReady(): void {
  ready?.element.remove()
  ready = null
}

/**
 * From the press on a card on, what the card shows of a goods (picture, name, price) stands where its page will stand,
 * so nobody looks at the old page while the new one is fetched and drawn. Plain DOM over React's page, which stays as it
 * is: one small frame. Only after that frame the router is told (decision 063). Where a pointer rests the glance is laid
 * ready, and the press has but to let it be seen (decision 086).
 */
export function useInstantPreview(): void {
  const { key } = useLocation()
  const { state } = useNavigation()
  const navigate = useNavigate()
  useEffect(() => {
    const press = (event: MouseEvent) => glanceAt(event, navigate)
    // Before React and the router hear of the press: what they do for it would come before the frame.
    window.addEventListener('click', press, { capture: true })
    return () => window.removeEventListener('click', press, { capture: true })
  }, [navigate])
  useEffect(watchPointer, [])
  useEffect(() => endGlance, [])
  // Taken away in the very frame in which the page stands, and also when the way there was given up.
  useLayoutEffect(() => {
    if (state === 'idle') endGlance()
  }, [key, state])
  useEffect(() => forgetReady, [key])
}

/** Lays a glance ready where a pointer rests (a finger too: a tap lasts longer), or where the keyboard stands. */
function watchPointer(): () => void {
  const over = new AbortController()
  let resting: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => {
    clearTimeout(timer)
    resting = null
  }
  const rest = ({ target }: Event) => {
    const card = target instanceof Element ? (goodsLink(target)?.closest('article.pc') ?? null) : null
    if (card === resting) return
    leave()
    resting = card
    if (card) timer = setTimeout(() => prepare(card), restMs)
  }
  for (const sign of ['pointerover', 'focusin'] as const) document.addEventListener(sign, rest, { passive: true, signal: over.signal })
  // The finger began to scroll.
  document.addEventListener('pointercancel', leave, { passive: true, signal: over.signal })
  return () => {
    over.abort()
    leave()
    forgetReady()
  }
}

function prepare(card: Element): void {
  if (standing || !card.isConnected || isPreviewOf(ready, card)) return
  forgetReady()
  ready = drawInstantPreview(card)
}

function goodsLink(target: Element): HTMLAnchorElement | null {
  return target.closest<HTMLAnchorElement>('article.pc a[href^="/goods/detail/"]')
}

/** The link of a press that leads to a goods in this window; a button inside a link stays where it is. */
function pressedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? goodsLink(target) : null
  const here = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && (link?.target ?? '') === ''
  const stays = target instanceof Element && target.closest('button')
  return link && here && !stays && link.pathname !== location.pathname ? link : null
}

function glanceAt(event: MouseEvent, navigate: NavigateFunction): void {
  const link = pressedLink(event)
  const card = link?.closest('article.pc')
  if (!link || !card) return
  event.preventDefault()
  event.stopPropagation()
  endGlance()
  prepare(card)
  const glance = ready
  if (!glance) return
  ready = null
  standing = glance
  glance.element.classList.add('seen')
  const go = async () => {
    glance.element.inert = false
    await navigate(link.pathname + link.search)
    // Given up or refused: the page that was left is still there, at its place.
    if (standing === glance && location.pathname !== link.pathname) endGlance()
  }
  requestAnimationFrame(() => setTimeout(() => void go()))
}

import '../../ui/styles/glance.css'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate, useNavigation, type NavigateFunction } from 'react-router'

/** The glance that stands over the page; null while none does. */
let standing: HTMLElement | null = null

function endGlance(): void {
  standing?.remove()
  standing = null
}

/**
 * From the press on a card on, what the card shows of a goods (picture, name, price) stands where its page will stand,
 * so nobody looks at the old page while the new one is fetched and drawn. Plain DOM over React's page, which stays as it
 * is: one small frame. Only after that frame the router is told (decision 063).
 */
export function useFirstGlance(): void {
  const { key } = useLocation()
  const { state } = useNavigation()
  const navigate = useNavigate()
  useEffect(() => {
    const press = (event: MouseEvent) => glanceAt(event, navigate)
    // Before React and the router hear of the press: what they do for it would come before the frame.
    window.addEventListener('click', press, { capture: true })
    return () => window.removeEventListener('click', press, { capture: true })
  }, [navigate])
  useEffect(() => endGlance, [])
  // Taken away in the very frame in which the page stands, and also when the way there was given up.
  useLayoutEffect(() => {
    if (state === 'idle') endGlance()
  }, [key, state])
}

/** The link of a press that leads to a goods in this window; a button inside a link stays where it is. */
function pressedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('article.pc a[href^="/goods/detail/"]') : null
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
  const glance = drawGlance(card)
  standing = glance
  document.body.append(glance)
  const go = async () => {
    await navigate(link.pathname + link.search)
    // Given up or refused: the page that was left is still there, at its place.
    if (standing === glance && location.pathname !== link.pathname) endGlance()
  }
  requestAnimationFrame(() => setTimeout(() => void go()))
}

function element(tag: string, className: string, ...children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.append(...children)
  return made
}

function drawGlance(card: Element): HTMLElement {
  const shown = card.querySelector('img')
  const picture = document.createElement('img')
  if (shown) Object.assign(picture, { src: shown.currentSrc || shown.src, alt: '' })
  const price = element('div', 'gl-p', ...[...card.querySelectorAll('.prw > *')].map((part) => part.cloneNode(true)))
  price.querySelector('.pr')?.classList.replace('l', 'xxl')
  const name = element('h1', '', card.querySelector('h3')?.textContent ?? '')
  const text = element('div', 'gl-t', name, element('p', 'c3 t13', card.querySelector('.spec')?.textContent ?? ''), price)
  const body = element('div', 'wrap', element('section', 'pan', element('span', 'pim', picture), text))
  // A goods page has the site's header on a desk and none on a phone; its links stay usable while one waits.
  const header = matchMedia('(min-width: 768px)').matches ? document.querySelector('header.hd')?.cloneNode(true) : null
  const glance = element('div', 'glance', ...(header ? [header] : []), body)
  glance.ariaBusy = 'true'
  return glance
}

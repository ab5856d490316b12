import '../../ui/styles/glance.css'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Undoes what a glance changed; null while none stands. */
let standing: (() => void) | null = null

function endGlance(): void {
  standing?.()
  standing = null
}

/**
 * From the press on a card on, what the card shows of a goods (picture, name, price) stands where its page will stand,
 * so nobody looks at the old page while the new one is fetched and drawn. Plain DOM beside React's: it costs one small
 * frame instead of a page's worth of drawing.
 */
export function useFirstGlance(): void {
  const { key } = useLocation()
  const { state } = useNavigation()
  useEffect(() => {
    window.addEventListener('click', glanceAt)
    return () => {
      window.removeEventListener('click', glanceAt)
      endGlance()
    }
  }, [])
  // Taken away in the very frame in which the page stands, and also when the way there was given up.
  useLayoutEffect(() => {
    if (state === 'idle') endGlance()
  }, [key, state])
}

// The router listens on the document: here it has taken the press (default prevented) and noted the scroll position.
function glanceAt({ defaultPrevented, target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/goods/detail/"]') : null
  const card = link?.closest('article.pc')
  const page = document.querySelector<HTMLElement>('main')
  // A button inside a link stays where it is.
  const goes = defaultPrevented && target instanceof Element && !target.closest('button')
  if (!goes || !link || !card || !page || link.pathname === location.pathname) return
  endGlance()
  const glance = drawGlance(card)
  const { display } = page.style
  const scrolled = window.scrollY
  page.before(glance)
  page.style.display = 'none'
  window.scrollTo({ top: 0, behavior: 'instant' })
  standing = () => {
    glance.remove()
    page.style.display = display
    // Still the page that was left: its reader is put back where they were.
    if (page.isConnected) window.scrollTo({ top: scrolled, behavior: 'instant' })
  }
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
  const glance = element('div', 'wrap glance', element('section', 'pan', element('span', 'pim', picture), text))
  glance.ariaBusy = 'true'
  return glance
}

/** A glance at one card's goods, as the card stood when it was drawn. */
export type InstantPreview = { readonly card: Element; readonly said: string; readonly element: HTMLElement }

/**
 * Draws what a card shows of its goods (picture, name, price) in the places of the goods page, and lays it over the page
 * unseen: only its opacity keeps it from being looked at, so the browser has styled, placed and painted it before anybody
 * asks for it.
 */
export function drawInstantPreview(card: Element): InstantPreview {
  const element = draw(card)
  element.inert = true
  document.body.append(element)
  return { card, said: card.textContent, element }
}

/** Whether a glance still shows what its card says. */
export function isPreviewOf(glance: InstantPreview | null, card: Element): glance is InstantPreview {
  return glance?.card === card && glance.said === card.textContent
}

function made(tag: string, className: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.append(...children)
  return element
}

function draw(card: Element): HTMLElement {
  const shown = card.querySelector('img')
  const picture = document.createElement('img')
  if (shown) Object.assign(picture, { src: shown.currentSrc || shown.src, alt: '' })
  const price = made('div', 'gl-p', ...[...card.querySelectorAll('.prw > *')].map((part) => part.cloneNode(true)))
  price.querySelector('.pr')?.classList.replace('l', 'xxl')
  const name = made('h1', '', card.querySelector('h3')?.textContent ?? '')
  const text = made('div', 'gl-t', name, made('p', 'c3 t13', card.querySelector('.spec')?.textContent ?? ''), price)
  const body = made('div', 'wrap', made('section', 'pan', made('span', 'pim', picture), text))
  // A goods page has the site's header on a desk and none on a phone; its links stay usable while one waits.
  const header = matchMedia('(min-width: 768px)').matches ? document.querySelector('header.hd')?.cloneNode(true) : null
  const glance = made('div', 'glance', ...(header ? [header] : []), body)
  glance.ariaBusy = 'true'
  return glance
}

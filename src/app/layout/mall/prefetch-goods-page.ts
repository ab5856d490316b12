import { galleryPicture, pictureSet } from '../../../ui/basic/picture-source.ts'

type Route = { readonly module: string; readonly css?: readonly string[] }
type Surroundings = {
  readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, Route | undefined>> }
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } }
}

const place = '/goods/detail/:productId'
const asked = new Set<string>()

/**
 * Fetches the code and styles of the goods page while the browser is idle, and the lead picture of a goods when somebody
 * points at it: the way from a list to a goods then waits for its data alone. Not for those who save data.
 */
export function prefetchGoodsPage(): void {
  // React Router's own list of routes; the browser's hint is not in TypeScript's types.
  const surroundings = window as unknown as Surroundings
  if (surroundings.navigator.connection?.saveData) return
  const route = surroundings.__reactRouterManifest?.routes[place]
  if (!route) return
  for (const href of route.css ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'prefetch', as: 'style', href })
    document.head.append(link)
  }
  import(/* @vite-ignore */ route.module).catch(() => undefined)
  for (const sign of ['pointerover', 'touchstart'] as const) document.addEventListener(sign, fetchLead, { passive: true })
}

function fetchLead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href^="/goods/detail/"]') : null
  const shown = (link?.closest('article') ?? link)?.querySelector('img')?.getAttribute('src') ?? ''
  const name = /^\/media\/([^?]+)/.exec(shown)?.[1]
  if (!name || asked.has(name)) return
  asked.add(name)
  const picture = new Image()
  picture.sizes = galleryPicture.sizes
  picture.srcset = pictureSet(decodeURIComponent(name), galleryPicture.width)
}

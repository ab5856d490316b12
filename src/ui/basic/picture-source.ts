/** Widths that the server makes of every picture; 800 is a phone of 390 at double resolution. */
export const pictureWidths = [96, 160, 240, 360, 480, 720, 800, 1080, 1440] as const

/** How large the gallery draws a picture: whoever fetches it early must ask for the same one. */
export const galleryPicture = { width: 480, sizes: '(min-width: 1200px) 400px, (min-width: 768px) 520px, 100vw' } as const

/** `/media/<name>?w=NNN`: the server answers AVIF, WebP or the original by the browser's Accept header. */
export function pictureAddress(name: string, width: number): string {
  return `/media/${name.split('/').map(encodeURIComponent).join('/')}?w=${width}`
}

/** The srcset for a picture whose largest drawn width is `width` CSS pixels: up to twice that, for fine screens. */
export function pictureSet(name: string, width: number): string {
  const wanted = pictureWidths.filter((made, index) => made <= width * 2 || index === 0)
  // Close to twice is enough: 240 for a picture of 124.
  const next = pictureWidths.find((made) => made >= width * 1.8)
  const all = next === undefined || wanted.includes(next) ? wanted : [...wanted, next]
  return (
    all
      // Fine screens ask for more than the drawn width; nobody asks for much less.
      .filter((made) => made >= width * 0.75)
      .map((made) => `${pictureAddress(name, made)} ${made}w`)
      .join(', ')
  )
}

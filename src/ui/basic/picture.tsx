import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import { pictureAddress, pictureSet } from './picture-source.ts'

export type PictureProps = {
  /** Name under /media; without it a quiet placeholder of the same size. An absolute address is used as it is. */
  src?: string
  alt: string
  /** Largest drawn size in CSS pixels: fixes the ratio, so nothing shifts. */
  width: number
  height?: number
  /** Drawn width by breakpoint, as in HTML; by itself `width` pixels. */
  sizes?: string
  /** The page's main picture: loaded at once and first. */
  priority?: boolean
  className?: string
}

/** A product picture on the light plate, sized and lazily loaded. */
export function Picture({ src, alt, width, height = width, sizes = `${width}px`, priority, className }: PictureProps) {
  const ratio = { aspectRatio: `${width}/${height}` }
  if (!src) {
    return (
      <span
        className={classNames('pim none', className)}
        style={ratio}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <Icon name="image" size={Math.max(16, Math.min(48, width / 4))} />
      </span>
    )
  }
  // Calls answer with the whole address; a picture of ours is still drawn in the width that fits.
  const name = src.startsWith('/media/') ? src.slice('/media/'.length) : src
  const ready = /^(?:https?:|data:|blob:|\/)/.test(name)
  return (
    <span className={classNames('pim', className)} style={ratio}>
      <img
        src={ready ? name : pictureAddress(name, width > 720 ? 1080 : width > 240 ? 720 : width > 96 ? 240 : 96)}
        srcSet={ready ? undefined : pictureSet(name, width)}
        sizes={ready ? undefined : sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </span>
  )
}

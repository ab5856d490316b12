import '../styles/detail.css'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Picture } from '../basic/picture.tsx'
import { galleryPicture } from '../basic/picture-source.ts'
import { classNames } from '../class-names.ts'

export type GalleryProps = {
  /** Names under /media. */
  images: readonly string[]
  alt: string
  /** Accessible name of a thumbnail. */
  labelOf: (index: number) => string
}

/** Product pictures: fixed square, thumbnails below; arrow keys and, on phones, swiping move between them. */
export function Gallery({ images, alt, labelOf }: GalleryProps) {
  const [at, setAt] = useState(0)
  const strip = useRef<HTMLDivElement>(null)
  const thumbs = useRef<HTMLDivElement>(null)
  const shown = images.length > 0 ? images : [undefined]

  const go = (index: number) => {
    setAt(index)
    const place = strip.current?.children[index]
    if (place instanceof HTMLElement) strip.current?.scrollTo({ left: place.offsetLeft, behavior: 'instant' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (at + step + shown.length) % shown.length
    go(next)
    if (event.currentTarget === thumbs.current) thumbs.current.querySelectorAll('button')[next]?.focus()
  }
  const onScroll = () => {
    const box = strip.current
    if (box && box.clientWidth > 0) setAt(Math.round(box.scrollLeft / box.clientWidth))
  }

  return (
    <div className="gal">
      <div className="main">
        <div className="gal-s" ref={strip} role="group" aria-label={alt} tabIndex={0} onScroll={onScroll} onKeyDown={onKeyDown}>
          {shown.map((image, index) => (
            <Picture
              key={image ?? 'none'}
              src={image}
              alt={index === 0 ? alt : labelOf(index)}
              {...galleryPicture}
              priority={index === 0}
            />
          ))}
        </div>
        {shown.length > 1 && <span className="gal-n m-only">{`${at + 1} / ${shown.length}`}</span>}
      </div>
      {shown.length > 1 && (
        <div className="thumbs d-only" ref={thumbs} onKeyDown={onKeyDown}>
          {shown.map((image, index) => (
            <button
              key={image ?? 'none'}
              type="button"
              aria-label={labelOf(index)}
              aria-current={index === at || undefined}
              tabIndex={index === at ? 0 : -1}
              className={classNames('th', index === at && 'on')}
              onClick={() => go(index)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && go(index)}
            >
              <Picture src={image} alt="" width={64} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

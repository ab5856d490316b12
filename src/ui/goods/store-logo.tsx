import { classNames } from '../class-names.ts'
import { pictureAddress } from '../basic/picture-source.ts'
import { hueOf } from './hue-hash.ts'

export type StoreLogoProps = {
  storeId: number
  name: string
  /** Name under /media, or a whole address. */ src?: string
  size?: 'sm' | 'md' | 'lg'
}

/** A store's logo, or its first character on a tint of its own. */
export function StoreLogo({ storeId, name, src, size = 'md' }: StoreLogoProps) {
  const pixels = { sm: 32, md: 44, lg: 84 }[size]
  // What a store uploaded has an address of its own.
  if (src)
    return (
      <img
        className={classNames('slogo', size)}
        src={src.startsWith('/') ? src : pictureAddress(src, 96)}
        width={pixels}
        height={pixels}
        alt=""
        loading="lazy"
      />
    )
  return (
    <span className={classNames('slogo', size)} style={{ '--hue': hueOf(storeId) }} aria-hidden="true">
      {[...name][0]}
    </span>
  )
}

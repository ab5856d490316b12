import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Hue of a store's letter tile. */
    '--hue'?: number
  }
}

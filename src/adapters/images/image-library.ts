import type sharp from 'sharp'

let loading: Promise<typeof sharp> | null = null

/**
 * The library for pictures, read at the first picture: its native code takes 8 MB, which a process without new pictures
 * does not need. One thread per picture and nothing remembered: pictures share the machine and the memory with the requests.
 */
export function imageLibrary(): Promise<typeof sharp> {
  loading ??= import('sharp').then((library) => {
    library.default.concurrency(1)
    library.default.cache(false)
    return library.default
  })
  return loading
}

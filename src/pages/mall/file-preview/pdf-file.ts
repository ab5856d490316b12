import { getDocument, GlobalWorkerOptions, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist'

// Encodings of Chinese documents that do not carry their fonts, and the decoders of scanned pages: fetched when a file needs one.
const parts = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/build/pdf.worker.min.mjs',
    '/node_modules/pdfjs-dist/cmaps/{UniGB,UniCNS,GB,Adobe-GB1,Adobe-CNS1,ETen}*.bcmap',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
)
const addresses = new Map(Object.entries(parts).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]))

/** Hands the library its own files from their hashed addresses; it would look for them by name in one folder. */
class BuiltParts {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = addresses.get(filename)
    if (address === undefined) throw new Error(`${filename} is not part of the build`)
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${filename} answered ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}

export type OpenPdf = PDFDocumentProxy
export type PdfFailure = 'locked' | 'broken'

/** A page of this many pixels is drawn coarser: a hostile size must not take a phone's memory. */
const mostPixels = 12_000_000

/** Opens a PDF of this site; neither its scripts nor its links come alive. `end` frees the worker and what it holds. */
export function openPdf(address: string): { readonly opened: Promise<OpenPdf | PdfFailure>; readonly end: () => void } {
  GlobalWorkerOptions.workerSrc = addresses.get('pdf.worker.min.mjs') ?? ''
  const task = getDocument({
    url: address,
    BinaryDataFactory: BuiltParts,
    useWorkerFetch: false,
    useSystemFonts: true,
    enableXfa: false,
    maxImageSize: mostPixels * 4,
    canvasMaxAreaInBytes: mostPixels * 4,
  })
  return {
    opened: task.promise.catch((error: unknown) => (error instanceof PasswordException ? 'locked' : 'broken')),
    end: () => void task.destroy(),
  }
}

/** Pixels of the screen per point of the page: so that it is as wide as its place at `zoom` 1, and never beyond the memory. */
export function pdfScales(points: { readonly width: number; readonly height: number }, place: number, zoom: number, density: number) {
  const css = (place / points.width) * zoom
  const most = Math.sqrt(mostPixels / (points.width * points.height))
  return { css, pixels: Math.min(css * density, most) }
}

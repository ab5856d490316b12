import type { AppContext } from '../../../api/handler.ts'
import type { Caller } from '../../../api/caller.ts'
import type { PreviewSource } from '../endpoints-file-preview.ts'

/** Where files lie: a folder, or an object store. Names are ours, never a person's. */
export type FileStore = {
  readonly put: (name: string, bytes: Buffer) => Promise<void>
  readonly get: (name: string) => Promise<Buffer | null>
  /** Writes a file that is too large for the memory: it is there when `fill` is done, and not at all when that throws. */
  readonly write: (name: string, fill: (sink: (bytes: Uint8Array) => Promise<void>) => Promise<void>) => Promise<void>
  /** The bytes of a file in pieces; null when there is none. */
  readonly read: (name: string) => Promise<AsyncIterable<Uint8Array> | null>
  /** Removing what is not there is no error. */
  readonly remove: (name: string) => Promise<void>
}

export type ReadImage = { readonly webp: Buffer; readonly width: number; readonly height: number }

/** Reads a picture by its content and writes it anew without metadata; null when it is no JPG, PNG, GIF or BMP. */
export type ImageReader = (bytes: Buffer) => Promise<ReadImage | null>

export type FileDeps = { readonly files: FileStore; readonly readImage: ImageReader }

/** A file that somebody handed in, with the media type that its content proved. */
export type OpenedFile = { readonly name: string; readonly mime: string; readonly bytes: Buffer }
/** Opens a file for whom may see it; null for everybody else, as if it did not exist. */
export type OpenFile = (app: AppContext, fileId: string, caller: Caller) => Promise<OpenedFile | null>

export type PreviewDeps = {
  readonly open: Readonly<Record<PreviewSource, OpenFile>>
  /** Reads a spreadsheet apart from this process; never throws for a hostile one. */
  readonly readSheet: (
    bytes: Uint8Array,
  ) => Promise<{ readonly kind: 'rows'; readonly rows: readonly (readonly (string | object)[])[] } | { readonly kind: 'refused' }>
  /** The words of a text document by line; null when it cannot be read. */
  readonly readWords: (bytes: Buffer) => string | null
}

/** Where files lie: a folder, or an object store. Names are ours, never a person's. */
export type FileStore = {
  readonly put: (name: string, bytes: Buffer) => Promise<void>
  readonly get: (name: string) => Promise<Buffer | null>
  /** Removing what is not there is no error. */
  readonly remove: (name: string) => Promise<void>
}

export type ReadImage = { readonly webp: Buffer; readonly width: number; readonly height: number }

/** Reads a picture by its content and writes it anew without metadata; null when it is no JPG, PNG, GIF or BMP. */
export type ImageReader = (bytes: Buffer) => Promise<ReadImage | null>

export type FileDeps = { readonly files: FileStore; readonly readImage: ImageReader }

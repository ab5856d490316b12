/** Where sent files lie; names are ours, never a person's. */
export type ChatFiles = {
  readonly put: (name: string, bytes: Buffer) => Promise<void>
  readonly get: (name: string) => Promise<Buffer | null>
}

/** Reads a picture by its content and writes it anew as WebP without metadata; null when it is none. */
export type ChatPictures = (bytes: Buffer, whose?: number) => Promise<{ readonly webp: Buffer } | null>

export type ChatDeps = { readonly files: ChatFiles; readonly readImage: ChatPictures }

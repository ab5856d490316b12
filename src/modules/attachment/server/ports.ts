/** Where documents lie; names are ours, never a person's. */
export type AttachmentFiles = {
  readonly put: (name: string, bytes: Buffer) => Promise<void>
  readonly get: (name: string) => Promise<Buffer | null>
}
export type AttachmentDeps = {
  readonly files: AttachmentFiles
  /** Reads a picture by its content and writes it anew as WebP without metadata; null when it is none. */
  readonly readImage: (bytes: Buffer, whose?: number) => Promise<{ readonly webp: Buffer } | null>
}

/** For houses without a file storage, in tests: nothing is kept. */
export const noAttachmentFiles: AttachmentFiles = { put: () => Promise.resolve(), get: () => Promise.resolve(null) }

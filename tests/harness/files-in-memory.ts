import type { FileStore } from '../../src/modules/site/server/ports.ts'

/** A store of files for tests that need no disk, and what is in it. */
export function filesInMemory(): { readonly files: FileStore; readonly kept: Map<string, Buffer> } {
  const kept = new Map<string, Buffer>()
  const files: FileStore = {
    put: async (name, bytes) => void kept.set(name, bytes),
    get: async (name) => kept.get(name) ?? null,
    write: async (name, fill) => {
      const parts: Buffer[] = []
      await fill(async (bytes) => void parts.push(Buffer.from(bytes)))
      kept.set(name, Buffer.concat(parts))
    },
    read: async (name) => {
      const bytes = kept.get(name)
      return bytes ? inOnePiece(bytes) : null
    },
    remove: async (name) => void kept.delete(name),
  }
  return { files, kept }
}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

import { zip } from 'fflate'
import type { ZipMaker } from '../../modules/privacy/server/ports.ts'

/** Packs files into a ZIP apart from the thread that answers requests. Names are UTF-8 with `/` between folders. */
export const zipFiles: ZipMaker = (files) =>
  new Promise((resolve, reject) => {
    zip({ ...files }, { level: 6 }, (error, packed) => (error ? reject(error) : resolve(Buffer.from(packed))))
  })

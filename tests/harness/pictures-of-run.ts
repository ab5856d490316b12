import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Sized pictures are costly to make: the malls of a run, whose pictures are the same, make each once and find it here.
 * Removed after the run; test files are threads of the process of the run.
 */
export const picturesOfRun = join(tmpdir(), `zincbridge-pictures-${process.pid}`)

import type { FileLimits } from './endpoint.ts'

const megabyte = 1024 * 1024

/** Specification, uploads: 4 MB for a picture and for a spreadsheet. */
export const onePicture: FileLimits = { most: 1, mostBytes: 4 * megabyte }
export const oneSheet: FileLimits = { most: 1, mostBytes: 4 * megabyte }

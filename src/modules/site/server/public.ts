import type { AnyHandle } from '../../../shared/unit.ts'
import * as regions from './region-store.ts'
import * as settings from './setting-store.ts'

/** Names of regions by code (2, 4, 6 or 9 digits). */
export const regionNames: (handle: AnyHandle, codes: readonly string[]) => Promise<ReadonlyMap<string, string>> = regions.regionNames

/** A setting by name for use cases of other modules. */
export const settingOr: (handle: AnyHandle, name: string, fallback: string) => Promise<string> = settings.settingOr
export { fileHandlers } from './file-handlers.ts'
export { showFile } from './show-file.ts'
export type { FileDeps, FileStore } from './ports.ts'

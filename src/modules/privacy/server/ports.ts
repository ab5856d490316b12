import type { FieldFailure } from '../../../shared/failure.ts'
import type { ClosingCheck, PersonalTable } from '../../../shared/personal-data.ts'
import type { Language } from '../../../shared/words.ts'
import type { FileStore } from '../../site/server/public.ts'

/** Makes a ZIP of files by name. */
export type ZipMaker = (files: Readonly<Record<string, Uint8Array>>) => Promise<Buffer>

/** What the composition root hands in. */
export type PrivacyDeps = {
  /** Every declaration of the house: those of later modules first, the accounts last. */
  readonly tables: readonly PersonalTable[]
  readonly checks: readonly ClosingCheck[]
  readonly files: FileStore
  readonly zip: ZipMaker
  /** Seals what lies on the disk. */
  readonly seal: { readonly seal: (plain: Buffer) => Buffer; readonly open: (sealed: Buffer) => Buffer }
  readonly secret: string
  /** The sentence of a refusal of any module. */
  readonly sentence: (lang: Language, refused: FieldFailure) => string
}

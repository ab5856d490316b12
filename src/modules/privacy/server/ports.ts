import type { FieldFailure } from '../../../kernel/failure/failure.ts'
import type { ClosingCheck, PersonalTable } from '../../../kernel/privacy/personal-data.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import { type FileStore } from '../../site/server/public.ts'

/** Where bytes go, one piece after the other. */
export type ByteSink = (bytes: Uint8Array) => Promise<void>
export type WriteText = (text: string) => Promise<void>

/** A ZIP that is written while its files come, one after the other. */
export type ZipWriter = {
  /** A file that is packed already, such as a picture. */
  readonly store: (name: string, content: Uint8Array) => Promise<void>
  /** A text that comes in pieces. */
  readonly deflate: (name: string, fill: (write: WriteText) => Promise<void>) => Promise<void>
  readonly finish: () => Promise<void>
}
export type OpenZip = (sink: ByteSink) => ZipWriter

/** What the composition root hands in. */
export type PrivacyDeps = {
  /** Every declaration of the house: those of later modules first, the accounts last. */
  readonly tables: readonly PersonalTable[]
  readonly checks: readonly ClosingCheck[]
  readonly files: FileStore
  readonly openZip: OpenZip
  /** Seals what lies on the disk, while it is written and read. */
  readonly seal: {
    readonly sealInto: (sink: ByteSink) => { readonly write: ByteSink; readonly end: () => Promise<void> }
    readonly open: (sealed: AsyncIterable<Uint8Array>) => AsyncGenerator<Buffer>
  }
  readonly secret: string
  /** The sentence of a refusal of any module. */
  readonly sentence: (lang: Language, refused: FieldFailure) => string
}

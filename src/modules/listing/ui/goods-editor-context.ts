import { createContext, use } from 'react'
import type { OutputOf } from '../../../api/endpoint.ts'
import type { editorAttributes, editorOptions } from '../endpoints-revisions.ts'
import type { GoodsDocument } from '../rules/goods-document.ts'

export type EditorOptions = OutputOf<typeof editorOptions>
export type EditorAttributes = OutputOf<typeof editorAttributes>

/** What every part of the editor works with. */
export type GoodsEditorState = {
  readonly goods: GoodsDocument
  readonly patch: (change: Partial<GoodsDocument>) => void
  /** What the server said of a place in the document, by its path. */
  readonly errors: Readonly<Record<string, string>>
  readonly frame: EditorOptions
  readonly attributes: EditorAttributes
  readonly storeId: number
  readonly setStoreId: (storeId: number) => void
  /** The goods that change; null for new ones. Goods that are there keep their store and trade unit. */
  readonly goodsId: number | null
  readonly isLive: boolean
  readonly isLocked: boolean
}

const DeskContext = createContext<GoodsEditorState | null>(null)
export const GoodsEditorProvider = DeskContext.Provider

/** The editor's desk; only parts of the editor ask. */
export function useGoodsEditor(): GoodsEditorState {
  const desk = use(DeskContext)
  if (!desk) throw new Error('a part of the goods editor stands outside of it')
  return desk
}

/** The name of a unit; empty for none. */
export function unitName(frame: EditorOptions, code: string): string {
  return frame.units.find((unit) => unit.code === code)?.name ?? ''
}

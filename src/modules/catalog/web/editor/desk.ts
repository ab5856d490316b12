import { createContext, use } from 'react'
import type { OutputOf } from '../../../../api/endpoint.ts'
import type { editorAttributes, editorFrame } from '../../contract-goods-change.ts'
import type { GoodsDocument } from '../../rules/goods-document.ts'

export type EditorFrame = OutputOf<typeof editorFrame>
export type EditorAttributes = OutputOf<typeof editorAttributes>

/** What every part of the editor works with. */
export type EditorDesk = {
  readonly goods: GoodsDocument
  readonly patch: (change: Partial<GoodsDocument>) => void
  /** What the server said of a place in the document, by its path. */
  readonly errors: Readonly<Record<string, string>>
  readonly frame: EditorFrame
  readonly attributes: EditorAttributes
  readonly storeId: number
  readonly setStoreId: (storeId: number) => void
  /** The goods that change; null for new ones. Goods that are there keep their store and trade unit. */
  readonly goodsId: number | null
  readonly isLive: boolean
  readonly isLocked: boolean
}

const DeskContext = createContext<EditorDesk | null>(null)
export const DeskProvider = DeskContext.Provider

/** The editor's desk; only parts of the editor ask. */
export function useDesk(): EditorDesk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('a part of the goods editor stands outside of it')
  return desk
}

/** The name of a unit; empty for none. */
export function unitName(frame: EditorFrame, code: string): string {
  return frame.units.find((one) => one.code === code)?.name ?? ''
}

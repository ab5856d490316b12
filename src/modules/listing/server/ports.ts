/** A cell as it was typed; what was calculated says so. */
export type SheetCell = string | { readonly formula: true }
/** What came out of a sheet file: the rows of its first sheet as text, or why it was not read. */
export type SheetRead =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly SheetCell[])[] }
  | { readonly kind: 'refused'; readonly why: SheetRefusal }
export type SheetRefusal =
  | 'fileNotSheet'
  | 'sheetTooLarge'
  | 'sheetBomb'
  | 'sheetOutside'
  | 'sheetTooManyRows'
  | 'sheetTooManyCells'
  | 'sheetSlow'

/** Reads a spreadsheet that somebody handed in; never trusts it and never throws for it, only where too many wait already: `whose` is the member whose share counts. */
export type SheetReader = (bytes: Uint8Array, whose?: number) => Promise<SheetRead>

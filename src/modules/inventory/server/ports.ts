/** What came out of a count sheet: the rows of its first sheet, what was calculated marked; or why it was not read. */
export type SheetRead =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly (string | { readonly formula: true })[])[] }
  | { readonly kind: 'refused'; readonly why: string }

/** Reads a spreadsheet that somebody handed in; never trusts it: `whose` is the member whose share of the work counts. An adapter implements it. */
export type SheetReader = (bytes: Uint8Array, whose?: number) => Promise<SheetRead>

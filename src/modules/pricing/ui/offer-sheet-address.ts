type OfferQuery = Readonly<Record<'keyword' | 'categoryId' | 'provinceCode' | 'withExpired' | 'current', string>>

/** The address of the list of offer sheets; what is empty is left out. */
export function offerSheetListAddress(query: Partial<OfferQuery>): string {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
  return text === '' ? '/quotation' : `/quotation?${text}`
}

/** The address of a sheet, or of an earlier edition of it. */
export function offerSheetAddress(sheetSn: string, edition?: number): string {
  return `/quotation/detail?sheetSn=${encodeURIComponent(sheetSn)}${edition === undefined ? '' : `&edition=${edition}`}`
}

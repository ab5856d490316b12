/** The three levels of a Chinese region with their names. */
export type Region = { readonly provinceCode: string; readonly cityCode: string; readonly districtCode: string; readonly name: string }

/** Knows the regions of GB/T 2260: the district of a six-digit code, or null. */
export type RegionBook = (districtCode: string) => Region | null
